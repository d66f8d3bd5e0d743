/** Progress on stderr, with the time since the start: measuring takes minutes. */

const started = performance.now();

export function logProgress(message: string): void {
  const seconds = ((performance.now() - started) / 1000).toFixed(0).padStart(4);
  process.stderr.write(`${seconds} s  ${message}\n`);
}
