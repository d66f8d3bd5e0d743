/** Every value of a content file's YAML with its line, for checks that point editors to it. */
import { isMap, isScalar, isSeq, LineCounter, type ParsedNode, parseDocument } from 'yaml';
import type { ContentFault } from './content-error.ts';
import { walkNodes } from './markdown-tree.ts';
import { openMarkdown, openYaml, type Source } from './read-document.ts';

export type YamlScalar = { path: readonly string[]; value: unknown; line: number };

export function readScalars(file: string): YamlScalar[] {
  return scalarsOf(file.endsWith('.yaml') ? openYaml(file) : openMarkdown(file));
}

/** A fault at a field, or at the entry of a list that has this value. */
export function faultAt(
  file: string,
  field: string,
  value: string | undefined,
  problem: string,
): ContentFault {
  const scalar = readScalars(file).find(
    ({ path, value: found }) => path.join('.').startsWith(field) && (value === undefined || found === value),
  );
  return { file, ...(scalar ? { line: scalar.line } : {}), field, problem };
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

/** `field` is `text` for what's in the body of a page. */
export type Place = { file: string; line: number; field: string; value: string };

/** Every value and link in the texts with its place, for faults that don't show in one file alone. */
export function findPlaces(files: readonly string[]): Place[] {
  return files.flatMap(placesIn);
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
