/** Environment for programs that tests start: without the tester's own settings, but with Node's compile cache. */
export function bareEnvironment() {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return { PATH, NODE_COMPILE_CACHE };
}
