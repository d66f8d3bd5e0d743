/**
 * Lets one request be answered in each turn of the event loop, first that of the sender who was answered least.
 *
 * Node accepts one connection in each turn. A turn that answers a whole flood takes long, so visitors who connect
 * would wait for seconds; and in the order of arrival they would wait for the flood in front of them.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Then all count as new, so that nobody waits longer than this behind senders who have just come. */
const rememberedMs = 10_000;

export function createTurns() {
  const waiting: { sender: string; begin: () => void }[] = [];
  const answered = new Map<string, number>();
  let since = performance.now();

  const beginNext = () => {
    if (performance.now() - since > rememberedMs) {
      answered.clear();
      since = performance.now();
    }
    const counts = waiting.map(({ sender }) => answered.get(sender) ?? 0);
    const fewest = Math.min(...counts);
    const [next] = waiting.splice(counts.indexOf(fewest), 1);
    if (!next) return;
    answered.set(next.sender, fewest + 1);
    next.begin();
  };

  const run = async () => {
    for (; waiting.length > 0; beginNext()) await nextTurn();
  };

  return async (sender: string): Promise<void> => {
    const { promise, resolve } = Promise.withResolvers<void>();
    if (waiting.push({ sender, begin: resolve }) === 1) void run();
    await promise;
  };
}
