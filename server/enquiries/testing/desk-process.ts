/** For tests, as a process of its own that can be killed: a desk without limits, told its settings as JSON. */
import { noLimits, startDesk } from './start-desk.ts';

const desk = await startDesk({ settings: JSON.parse(process.argv[2] ?? '{}'), limits: noLimits });
process.on('message', () => {
  globalThis.gc?.();
  process.send?.({ heapUsed: process.memoryUsage().heapUsed });
});
process.send?.({ url: desk.url });
