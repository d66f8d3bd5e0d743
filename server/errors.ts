/** Waiting doesn't help: an operator must act. The message is shown without a stack. */
export class OperatorNeeded extends Error {
  override name = 'OperatorNeeded';
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : 'unknown';
}

/** A code alone, because messages may quote an address that's secret. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'ETIMEDOUT';
  const { cause = error } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name;
}
