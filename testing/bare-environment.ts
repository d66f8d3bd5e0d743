/**
 * What a process that a test starts has of ours: none of the settings of whoever runs the tests, and the code that other
 * processes have compiled.
 */
export function bareEnvironment() {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return { PATH, NODE_COMPILE_CACHE };
}
