/** JSON lines on stdout. If they can't be written, the site goes on. */
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { type Logger, pino } from 'pino';

/** How long an ending process waits for its last lines. */
const lastLinesMs = 1000;

export function openLog(level: string): { log: Logger; written: () => Promise<void> } {
  // Lines that can't be written are kept, so many characters of them.
  const output = pino.destination({ sync: false, maxLength: 1_000_000 });
  // Without a listener, an error would end the process.
  output.on('error', () => undefined);
  // It would try for ever if nobody reads.
  output.flushSync = () => undefined;
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  return {
    log: pino(options, output),
    written: async () => {
      const ended = [once(output, 'drain'), delay(lastLinesMs)];
      output.write('');
      await Promise.race(ended).catch(() => undefined);
    },
  };
}
