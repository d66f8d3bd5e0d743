/** What a command prints for people and programs. It must arrive whole, or the command fails. */
import { fstatSync, writeSync } from 'node:fs';
import { messageOf, OperatorNeeded } from '../../errors.ts';

export type Output = {
  /** Rejects if the line couldn't be written whole. */
  print(line: string): Promise<void>;
  /** For the person at the terminal. */
  tell(line: string): void;
};

export function standardOutput(): Output {
  // Node would take what a disk had no room for as written.
  const toFile = fstatSync(process.stdout.fd).isFile();
  return {
    print: async (line) => {
      try {
        if (toFile) writeWhole(Buffer.from(`${line}\n`));
        else await writeToProgram(`${line}\n`);
      } catch (error) {
        throw new OperatorNeeded(`The output was not written whole: ${messageOf(error)}`);
      }
    },
    tell: (line) => process.stderr.write(`${line}\n`),
  };
}

function writeWhole(bytes: Buffer): void {
  for (let written = 0; written < bytes.length; ) written += writeSync(process.stdout.fd, bytes, written);
}

function writeToProgram(text: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  process.stdout.write(text, (error) => (error ? reject(error) : resolve()));
  return promise;
}
