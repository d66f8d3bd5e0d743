/** For tests: a text as a file of the content. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Source } from '../../src/content/source.ts';
import { temporaryFolder } from '../temporary.ts';

export function sourceOf(name: string, text: string | Buffer): Source {
  const file = join(temporaryFolder(), name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return new Source(file);
}

/** `line  field: problem`, as an editor reads it below the name of the file. */
export const faultsIn = ({ faults }: Source): string[] =>
  faults.map(({ line, field, problem }) => `${line}  ${field}: ${problem}`);
