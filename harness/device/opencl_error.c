/* Converts OpenCL error codes to struct err. */
#include "harness/device/opencl_impl.h"

static const struct code_name {
	cl_int code;
	const char *name;
} code_names[] = {
	{-1, "CL_DEVICE_NOT_FOUND"},
	{-2, "CL_DEVICE_NOT_AVAILABLE"},
	{-3, "CL_COMPILER_NOT_AVAILABLE"},
	{-4, "CL_MEM_OBJECT_ALLOCATION_FAILURE"},
	{-5, "CL_OUT_OF_RESOURCES"},
	{-6, "CL_OUT_OF_HOST_MEMORY"},
	{-7, "CL_PROFILING_INFO_NOT_AVAILABLE"},
	{-11, "CL_BUILD_PROGRAM_FAILURE"},
	{-13, "CL_MISALIGNED_SUB_BUFFER_OFFSET"},
	{-14, "CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST"},
	{-30, "CL_INVALID_VALUE"},
	{-36, "CL_INVALID_COMMAND_QUEUE"},
	{-38, "CL_INVALID_MEM_OBJECT"},
	{-43, "CL_INVALID_BUILD_OPTIONS"},
	{-45, "CL_INVALID_PROGRAM_EXECUTABLE"},
	{-46, "CL_INVALID_KERNEL_NAME"},
	{-49, "CL_INVALID_ARG_INDEX"},
	{-50, "CL_INVALID_ARG_VALUE"},
	{-51, "CL_INVALID_ARG_SIZE"},
	{-52, "CL_INVALID_KERNEL_ARGS"},
	{-54, "CL_INVALID_WORK_GROUP_SIZE"},
	{-55, "CL_INVALID_WORK_ITEM_SIZE"},
	{-61, "CL_INVALID_BUFFER_SIZE"},
	{-63, "CL_INVALID_GLOBAL_WORK_SIZE"},
	{-1001, "CL_PLATFORM_NOT_FOUND_KHR"},
	{0, NULL},
};

static const char *code_name(cl_int code)
{
	for (const struct code_name *c = code_names; c->name; c++)
		if (c->code == code)
			return c->name;
	return "unknown code";
}

int opencl_check(cl_int code, enum err_kind kind, const char *call, struct err *e)
{
	if (code == CL_SUCCESS)
		return 0;
	return err_as(e, kind, "%s failed: %s (%d)", call, code_name(code), code);
}

static int is_shortage(cl_int code)
{
	return code == CL_MEM_OBJECT_ALLOCATION_FAILURE || code == CL_OUT_OF_RESOURCES ||
	       code == CL_OUT_OF_HOST_MEMORY || code == CL_INVALID_BUFFER_SIZE;
}

int opencl_check_memory(cl_int code, const char *call, struct err *e)
{
	return opencl_check(code, is_shortage(code) ? ERR_TOO_LARGE : ERR_FAILED, call, e);
}
