/** Whether `dist/` still fits the sources, so that a second `npm start` need not build again. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const stamp = 'dist/.stamp';
const sources = ['content', 'contract', 'src', 'server/static', 'vite.config.ts', 'package-lock.json'];
/** Settings that end up in the built pages. */
const settings = ['SITE_URL', 'RECAPTCHA_SITE_KEY'];

function digest(): string {
  const hash = createHash('sha256');
  const add = (path: string) => hash.update(path).update(readFileSync(path));
  for (const source of sources) {
    if (/\.(ts|json)$/.test(source)) {
      add(source);
      continue;
    }
    for (const entry of readdirSync(source, { recursive: true, withFileTypes: true })) {
      if (entry.isFile()) add(join(entry.parentPath, entry.name));
    }
  }
  for (const name of settings) hash.update(`${name}=${process.env[name] ?? ''}`);
  return hash.digest('hex');
}

export function isBuilt(): boolean {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === digest();
}

export function markBuilt(): void {
  writeFileSync(stamp, digest());
}
