/** Claims that only the provider can confirm: `content/claims.yaml`, each found where it stands. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { openYaml, validate } from '../../src/content/read-document.ts';
import { text } from '../../src/content/schema/text.ts';
import type { OpenPoint } from './open-point.ts';

const claims = z.array(
  z.strictObject({
    /** Below the content folder. */
    file: text,
    /** Words of the claim, as they stand on one line of the file. */
    quote: text,
    /** What the provider has to confirm. */
    confirm: text,
    confirmed: z.boolean(),
  }),
);

/** Every claim that is not confirmed, and every entry whose words no longer stand in its file. */
export function openClaims(folder: string): OpenPoint[] {
  const register = join(folder, 'claims.yaml');
  return validate(openYaml(register), claims).flatMap(({ file, quote, confirm, confirmed }): OpenPoint[] => {
    const path = join(folder, file);
    const line = lineOf(path, quote);
    if (line === 0) {
      const what = `speaks of “${quote}”, which is not in ${file}: correct the entry or remove it`;
      return [{ group: 'approve', file: register, line: lineOf(register, quote), what }];
    }
    return confirmed ? [] : [{ group: 'approve', file: path, line, what: `confirm ${confirm}` }];
  });
}

/** The first line that holds the quote; 0 where none does. */
function lineOf(file: string, quote: string): number {
  if (!existsSync(file)) return 0;
  return (
    readFileSync(file, 'utf8')
      .split('\n')
      .findIndex((line) => line.includes(quote)) + 1
  );
}
