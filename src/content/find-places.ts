/** Every value and link in the content with its place, for faults that only show on the rendered page. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { openMarkdown, openYaml } from './read-document.ts';
import { walkNodes } from './walk-nodes.ts';
import { scalarsOf } from './yaml-scalars.ts';

export type Place = { file: string; line: number; field: string; value: string };

export function findPlaces(folder: string): Place[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(md|yaml)$/.test(name))
    .sort()
    .flatMap((name) => placesIn(join(folder, name)));
}

function placesIn(file: string): Place[] {
  const markdown = file.endsWith('.md') ? openMarkdown(file) : null;
  const places = scalarsOf(markdown ?? openYaml(file)).map(({ path, value, line }) => ({
    file,
    line,
    field: path.join('.'),
    value: String(value),
  }));
  walkNodes(markdown?.body ?? [], (node) => {
    if (node.type !== 'link') return;
    places.push({ file, line: node.position?.start.line ?? 1, field: 'text', value: node.url });
  });
  return places;
}
