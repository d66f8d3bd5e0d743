/** For tests: changes a file of content, and fails if there's nothing to change. */
import { readFileSync, writeFileSync } from 'node:fs';

export function editFile(path: string, from: RegExp | string, to: string): void {
  const before = readFileSync(path, 'utf8');
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${path} has no ${from}`);
  writeFileSync(path, after);
}
