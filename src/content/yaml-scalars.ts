/** Every value of a content file's YAML with its line, for checks that point editors to it. */
import { isMap, isScalar, isSeq, LineCounter, type ParsedNode, parseDocument } from 'yaml';
import { openMarkdown, openYaml, type Source } from './read-document.ts';

export type YamlScalar = { path: readonly string[]; value: unknown; line: number };

/** Reads a YAML file, or the front matter of a Markdown file. */
export function readScalars(file: string): YamlScalar[] {
  return scalarsOf(file.endsWith('.yaml') ? openYaml(file) : openMarkdown(file));
}

export function scalarsOf({ yaml, linesBefore }: Source): YamlScalar[] {
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
