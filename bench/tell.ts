/** Progress, on stderr, with the time since the bench began: measuring takes minutes. */

const begun = performance.now();

export function tell(words: string): void {
  const seconds = ((performance.now() - begun) / 1000).toFixed(0).padStart(4);
  process.stderr.write(`${seconds} s  ${words}\n`);
}
