/** JSON lines on stdout. If they can't be written, the site goes on. */
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { type Logger, pino } from 'pino';

/** Lines of that time are lost. */
const retryMs = 1000;

/** How long an ending process waits for its last lines. */
const lastLinesMs = 1000;

export function openLog(level: string): { log: Logger; written: () => Promise<void> } {
  const nothing = () => undefined;
  const open = () => {
    const opened = pino.destination({ sync: false });
    // It would try for ever if nobody reads.
    opened.flushSync = nothing;
    // The library's listener would end the process.
    opened.removeAllListeners('error');
    opened.on('error', () => {
      Object.assign(opened, { write: nothing, end: nothing, destroy: nothing });
      setTimeout(() => {
        output = open();
      }, retryMs).unref();
    });
    return opened;
  };
  let output = open();
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  return {
    log: pino(options, { write: (line: string) => void output.write(line) }),
    written: async () => {
      const ended = [once(output, 'drain'), delay(lastLinesMs)];
      output.write('');
      await Promise.race(ended).catch(nothing);
    },
  };
}
