import { setTimeout as delay } from 'node:timers/promises';

/** What's asked for, or `otherwise` if that takes longer. What's asked for goes on. */
export async function inTime<Answer, Other>(
  asked: Promise<Answer>,
  limitMs: number,
  otherwise: Other,
): Promise<Answer | Other> {
  return await Promise.race([asked, delay(limitMs, otherwise, { ref: false })]);
}
