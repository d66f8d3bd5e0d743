/** JSON lines on stdout. Where they can't be written, because the disk is full or the reader is gone, the site goes on. */
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { type Logger, pino } from 'pino';

/** Then a line is tried again. What was logged meanwhile is lost. */
const retryMs = 1000;

/** How long a process that is ending waits for its last lines to be read. */
const lastLinesMs = 1000;

export function openLog(level: string): { log: Logger; written: () => Promise<void> } {
  const nothing = () => undefined;
  const open = () => {
    const opened = pino.destination({ sync: false });
    // When the process ends, the library would try to write what is left for ever if nobody reads it.
    opened.flushSync = nothing;
    // Its own listener would end the process.
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
