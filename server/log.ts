/** JSON lines on stdout. Where they can't be written, because the disk is full or the reader is gone, the site goes on. */
import { type Logger, pino } from 'pino';

/** Then a line is tried again. What was logged meanwhile is lost. */
const retryMs = 1000;

export function openLog(level: string): Logger {
  const nothing = () => undefined;
  const open = () => {
    const opened = pino.destination({ sync: false });
    // The library's own listener would end the process, or make its exit wait for ever.
    opened.removeAllListeners('error');
    opened.on('error', () => {
      Object.assign(opened, { write: nothing, end: nothing, flushSync: nothing, destroy: nothing });
      setTimeout(() => {
        output = open();
      }, retryMs).unref();
    });
    return opened;
  };
  let output = open();
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  return pino(options, { write: (line: string) => void output.write(line) });
}
