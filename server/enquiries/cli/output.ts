/** A command's output arrives whole, or the command fails. */
import { fstatSync, writeSync } from 'node:fs';
import { messageOf, OperatorNeeded } from '../../errors.ts';

export type Output = {
  print(line: string): Promise<void>;
  tell(line: string): void;
};

export function standardOutput(): Output {
  // A full disk isn't an error for Node's stream.
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
