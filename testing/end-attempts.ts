/** For tests: the limit of an attempt ends when the test says so, and not after a time that a busy machine needs. */
import { onTestFinished, vi } from 'vitest';

/** Returns what ends those that begin from now on. */
export function endAttempts(): () => void {
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  onTestFinished(() => timeout.mockRestore());
  return () => limit.abort(new DOMException('The limit is over', 'TimeoutError'));
}
