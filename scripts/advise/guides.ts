/** Names in the guides that lead nowhere: files that links and backticks name, and npm scripts. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));

/** Paths with a placeholder or a pattern in them name no one file. */
const isPath = (word: string) => /^\w[\w.-]*(?:\/[\w.-]+)+$/.test(word);
const isTracked = (path: string) =>
  existsSync(path.split('/')[0] ?? '') && !/^(?:dist|data|reports)\b/.test(path);

export function deadNames(): string[] {
  // A decision record may name what has gone since.
  const guides = globSync(['*.md', 'docs/*.md']);
  return guides.flatMap((guide) =>
    readFileSync(guide, 'utf8')
      .split('\n')
      .flatMap((text, index) => namesIn(text, guide).map((dead) => `${guide}:${index + 1}  ${dead}`)),
  );
}

function namesIn(text: string, guide: string): string[] {
  const prose = text.replace(/`[^`]*`/g, '');
  const links = Array.from(prose.matchAll(/\]\((?!https?:|mailto:|#)([^)#]+)/g), ([, to = '']) => to);
  const paths = Array.from(text.matchAll(/`([^`]+)`/g), ([, code = '']) => code).filter(isPath);
  const commands = Array.from(text.matchAll(/npm run (?:-s )?([\w-]+)/g), ([, name = '']) => name);
  return [
    ...links.filter((to) => !existsSync(join(dirname(guide), to))),
    ...paths.filter((path) => isTracked(path) && !existsSync(path)),
    ...commands.filter((name) => !(name in scripts)).map((name) => `npm run ${name}`),
  ].map((name) => `${name} doesn't exist`);
}
