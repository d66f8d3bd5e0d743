/** JSON lines on stdout. Where they can't be written, because the disk is full or the reader is gone, the site goes on. */
import { pino } from 'pino';

/** Then a line is tried again. What was logged meanwhile is lost. */
const retryMs = 1000;

export function openLog(level: string) {
  const nothing = () => undefined;
  let isBroken = false;
  let onceWritten: () => void = nothing;
  const written = () => {
    const say = onceWritten;
    onceWritten = nothing;
    say();
  };

  const open = () => {
    const opened = pino.destination({ sync: false });
    // The library's own listener would end the process, or make its exit wait for ever.
    opened.removeAllListeners('error');
    opened.on('drain', written);
    opened.on('error', () => {
      isBroken = true;
      Object.assign(opened, { write: nothing, end: nothing, flushSync: nothing, destroy: nothing });
      written();
      setTimeout(() => {
        isBroken = false;
        output = open();
      }, retryMs).unref();
    });
    return opened;
  };
  let output = open();

  const log = pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    { write: (line: string) => void output.write(line) },
  );
  return {
    log,
    /** Calls `say` once the lines so far are out, or can't be. */
    afterLines: (say: () => void) => {
      if (isBroken) say();
      else onceWritten = say;
    },
  };
}
