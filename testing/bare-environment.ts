/** The environment of a process that a test starts: no settings of whoever runs the tests, but the cache of compiled code. */
export function bareEnvironment() {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return { PATH, NODE_COMPILE_CACHE };
}
