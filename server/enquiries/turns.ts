/**
 * Lets one request be answered in each turn of the event loop, first that of the sender who was answered least.
 *
 * Node accepts one connection in each turn. A turn that answers a whole flood takes long, so visitors who connect
 * would wait for seconds; and in the order of arrival they would wait for the flood in front of them.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Then all count as new, so that nobody waits longer than this behind senders who have just come. */
const rememberedMs = 10_000;

/** Who was answered more often than this takes turns with others who were. */
const mostCounted = 100;

type Begin = () => void;

export function createTurns() {
  /** Of each sender who waits, what begins their requests. */
  const waiting = new Map<string, Queue<Begin>>();
  /** The senders who wait, by how often they were answered. */
  let byAnswers = emptyLines();
  let answered = new Map<string, number>();
  let since = performance.now();

  const lineUp = (sender: string) => byAnswers[answered.get(sender) ?? 0]?.add(sender);

  const forgetAnswers = () => {
    byAnswers = emptyLines();
    answered = new Map();
    since = performance.now();
    for (const sender of waiting.keys()) lineUp(sender);
  };

  const beginNext = () => {
    if (performance.now() - since > rememberedMs) forgetAnswers();
    const sender = byAnswers.find((senders) => senders.size > 0)?.take();
    const requests = sender === undefined ? undefined : waiting.get(sender);
    const begin = requests?.take();
    if (sender === undefined || !requests || !begin) return;
    answered.set(sender, Math.min(mostCounted, (answered.get(sender) ?? 0) + 1));
    if (requests.size > 0) lineUp(sender);
    else waiting.delete(sender);
    begin();
  };

  const run = async () => {
    while (waiting.size > 0) {
      await nextTurn();
      beginNext();
    }
  };

  return async (sender: string): Promise<void> => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const isIdle = waiting.size === 0;
    const requests = waiting.get(sender);
    if (requests) requests.add(resolve);
    else {
      waiting.set(sender, new Queue(resolve));
      lineUp(sender);
    }
    if (isIdle) void run();
    await promise;
  };
}

function emptyLines(): Queue<string>[] {
  return Array.from({ length: mostCounted + 1 }, () => new Queue());
}

/** First in, first out. An array would move all that remain whenever the first is taken. */
class Queue<Item> {
  #items: Item[];
  #first = 0;

  constructor(...items: Item[]) {
    this.#items = items;
  }

  get size(): number {
    return this.#items.length - this.#first;
  }

  add(item: Item): void {
    this.#items.push(item);
  }

  take(): Item | undefined {
    const item = this.#items[this.#first];
    this.#first += 1;
    if (this.#first * 2 > this.#items.length) {
      this.#items = this.#items.slice(this.#first);
      this.#first = 0;
    }
    return item;
  }
}
