"""What python_peers.c needs to know of the Python that runs this, as a header on standard output: its shared library,
its home, its folders of packages, and which of the libraries it has. One line on standard error, and status 1, where
that is not enough."""
import importlib.metadata
import importlib.util
import json
import os
import platform
import sys
import sysconfig

PACKAGES = {"torch": "torch", "jax": "jax", "torch_scatter": "torch-scatter", "pyg_lib": "pyg-lib"}


def fail(text):
    sys.exit(f"make python-peers: {text}")


def find_library():
    variables = sysconfig.get_config_vars()
    folders = [variables.get("LIBDIR"), os.path.join(variables.get("LIBDIR") or "", variables.get("MULTIARCH") or ""),
               os.path.join(sys.base_prefix, "lib"), variables.get("LIBPL")]
    names = [name for name in (variables.get("INSTSONAME"), variables.get("LDLIBRARY")) if name and ".so" in name]
    names.append("libpython%d.%d.so.1.0" % sys.version_info[:2])
    for folder in filter(None, folders):
        for name in names:
            path = os.path.join(folder, name)
            if os.path.exists(path):
                return path
    fail(f"{sys.executable} has no shared library ({names[0]}; Debian's package is libpython3-dev): "
         "PYTHON=... names another Python, built with --enable-shared")


def main():
    found = {module: importlib.metadata.version(package) for module, package in PACKAGES.items()
             if importlib.util.find_spec(module)}
    if "torch" not in found:
        fail(f"{sys.executable} has no torch: PYTHON=... names another Python")
    paths = [path for path in sys.path if path.endswith("-packages") and os.path.isdir(path)]
    versions = "".join(f", {name} {version}" for name, version in found.items())
    for name, text in (("LIBRARY", os.environ.get("LIBPYTHON") or find_library()), ("HOME", sys.base_prefix),
                       ("PATHS", "\n".join(paths)), ("IDENTITY", f"Python {platform.python_version()}{versions}")):
        print(f"#define PYTHON_{name} {json.dumps(text)}")
    for module in found:
        print(f"#define HAVE_{module} 1")


main()
