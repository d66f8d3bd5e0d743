/** Waiting doesn't help: an operator must act, as the message says. It's shown without a stack. */
export class OperatorNeeded extends Error {
  override name = 'OperatorNeeded';
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : 'unknown';
}
