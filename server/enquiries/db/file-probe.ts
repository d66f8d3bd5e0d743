/**
 * On a dead disk or network mount a call comes back late or never, and SQLite's calls are made in the server's own
 * thread: pages would stop with it. So another process opens the file first, and writes beside it.
 */
import { spawn } from 'node:child_process';

/** A disk that sleeps, on a busy machine, takes less. */
const timeoutMs = 5000;

/** What it meets (no file, no right to read) is SQLite's to report. */
const script = `
  const [, file] = process.argv;
  try { fs.closeSync(fs.openSync(file)) } catch {}
  try { fs.writeFileSync(file + '-probe', '', { flush: true }) } catch {}
  fs.rmSync(file + '-probe', { force: true });
`;

/** Rejects when the file does not answer in time, and from then on at once until it does. */
export function fileProbe(file: string): () => Promise<void> {
  let hangs = false;
  const fault = () => {
    const message = `${file} does not answer: look at the disk or mount that it is on`;
    return Object.assign(new Error(message), { code: 'ETIMEDOUT' });
  };

  return () =>
    new Promise((resolve, reject) => {
      if (hangs) return reject(fault());
      const child = spawn(process.execPath, ['-e', script, file], { stdio: 'ignore' });
      const timer = setTimeout(() => {
        hangs = true;
        child.unref();
        reject(fault());
      }, timeoutMs);
      const answered = () => {
        hangs = false;
        clearTimeout(timer);
        resolve();
      };
      child.once('exit', answered);
      // No process could be started, which says nothing of the file.
      child.once('error', answered);
    });
}
