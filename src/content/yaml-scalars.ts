/** Every single value of a content file's YAML with the line it stands on, for checks that point editors to it. */
import { readFileSync } from 'node:fs';
import { isMap, isScalar, isSeq, LineCounter, type ParsedNode, parseDocument } from 'yaml';

export type YamlScalar = { path: readonly string[]; value: unknown; line: number };

/** Reads a YAML file, or the front matter of a Markdown file. */
export function readScalars(file: string): YamlScalar[] {
  const source = readFileSync(file, 'utf8');
  if (file.endsWith('.yaml')) return yamlScalars(source, 0);
  return yamlScalars(/^---\n(.*?)^---$/ms.exec(source)?.[1] ?? '', 1);
}

function yamlScalars(source: string, linesBefore: number): YamlScalar[] {
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
  return visit(parseDocument(source, { lineCounter: lines }).contents, []);
}
