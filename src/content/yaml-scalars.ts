/** Every value of a content file's YAML with its line, for checks that point editors to it. */
import { isMap, isScalar, isSeq, LineCounter, type ParsedNode, parseDocument } from 'yaml';
import { contentFiles } from './content-files.ts';
import { walkNodes } from './markdown-tree.ts';
import { openMarkdown, openYaml, type Source } from './read-document.ts';

export type YamlScalar = { path: readonly string[]; value: unknown; line: number };

export function readScalars(file: string): YamlScalar[] {
  return scalarsOf(file.endsWith('.yaml') ? openYaml(file) : openMarkdown(file));
}

function scalarsOf({ yaml, linesBefore }: Source): YamlScalar[] {
  const lines = new LineCounter();
  const visit = (node: ParsedNode | null, path: readonly string[]): YamlScalar[] => {
    if (isMap(node)) {
      return node.items.flatMap(({ key, value }) =>
        visit(value, [...path, String(isScalar(key) ? key.value : key)]),
      );
    }
    if (isSeq(node)) return node.items.flatMap((item, index) => visit(item, [...path, String(index)]));
    if (!isScalar(node)) return [];
    return [{ path, value: node.value, line: lines.linePos(node.range[0]).line + linesBefore }];
  };
  return visit(parseDocument(yaml, { lineCounter: lines }).contents, []);
}

export type Place = { file: string; line: number; field: string; value: string };

/** Every value and link in the content with its place, for faults that only show on the rendered page. */
export function findPlaces(folder: string): Place[] {
  return contentFiles(folder).flatMap(placesIn);
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
