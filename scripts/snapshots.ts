/** Which tests compare something with a snapshot. */
import { globSync, readFileSync } from 'node:fs';

export const filesWithSnapshots = (): string[] =>
  globSync('{bench,contract,scripts,server,src,tests}/**/*.test.{ts,tsx}').filter((file) =>
    /\.toMatch\w*Snapshot\(/.test(readFileSync(file, 'utf8')),
  );
