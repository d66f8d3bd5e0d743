/** Writes files into one folder, by their names in it; folders on the way are made. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export type WriteFile = (file: string, content: string | Uint8Array) => void;

export function fileWriter(folder: string): WriteFile {
  return (file, content) => {
    const target = join(folder, file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content);
  };
}
