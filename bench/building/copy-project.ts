/** A copy of the sources in a temporary folder, with a multiple of the case studies. */
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

type ProjectCopy = { folder: string; studies: number; remove(): void };

const copied = ['bench', 'content', 'contract', 'scripts', 'server', 'src'];
const files = ['package.json', 'tsconfig.json', 'vite.config.ts'];

export function copyProject(scale: number): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), 'bench-build-'));
  for (const name of copied) cpSync(name, join(folder, name), { recursive: true });
  for (const name of files) cpSync(name, join(folder, name));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const studies = multiplyStudies(join(folder, 'content/case-studies'), scale);
  mkdirSync(join(folder, '.cache'));
  return { folder, studies, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** `dbs.md` → `dbs-copy-1.md` and so on: another address and title, the same text. */
function multiplyStudies(folder: string, scale: number): number {
  const originals = readdirSync(folder).filter((name) => name.endsWith('.md'));
  for (const name of originals) {
    const source = readFileSync(join(folder, name), 'utf8');
    for (let copy = 1; copy < scale; copy += 1) {
      const copied = source
        .replace(
          /^(title|client): (["']?)(.*)\2$/gm,
          // A page's title has room for 45 characters.
          (_, key, quote, name) => `${key}: ${quote}${name.slice(0, 42)} ${copy}${quote}`,
        )
        .replace(/^order: (\d+)$/m, (_, order) => `order: ${Number(order) + copy * 1000}`);
      writeFileSync(join(folder, name.replace(/\.md$/, `-copy-${copy}.md`)), copied);
    }
  }
  return originals.length * scale;
}
