/** Reads one YAML or Markdown file and checks it against its schema. Each fault has its line. */
import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { ContentError } from './content-error.ts';
import { readFields } from './describe-faults.ts';
import { yamlFaults } from './describe-yaml.ts';
import { type MarkdownNode, parseMarkdown } from './markdown-tree.ts';
import { frontMatter, readText } from './read-text.ts';
import { noReferences, type References, resolveField } from './references.ts';

/** A file's unchecked YAML, and how many lines come before it. Faults name `file` as it was given. */
export type Source = { file: string; yaml: string; linesBefore: number };

export function openYaml(file: string): Source {
  return { file, yaml: readText(file), linesBefore: 0 };
}

/** @param text where it has been read already. */
export function openMarkdown(file: string, text = readText(file)): Source & { body: MarkdownNode[] } {
  const front = frontMatter(text);
  if (front === null) {
    const problem = text.startsWith('---')
      ? 'has no end: write --- on a line of its own below the fields'
      : 'is missing: begin the file with its fields between two lines of ---';
    throw new ContentError([{ file, line: 1, field: 'front matter', problem }]);
  }
  // Blank lines in the place of the fields, so that the body's nodes know their lines.
  const body = parseMarkdown(text.slice(0, front.length).replace(/[^\n]/g, '') + text.slice(front.length));
  return { file, yaml: front.yaml, linesBefore: 1, body };
}

export function validate<Schema extends z.core.$ZodType>(
  { file, yaml, linesBefore }: Source,
  schema: Schema,
  references: References = noReferences,
): z.infer<Schema> {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  const fault = (offset: number, field: string, problem: string) => ({
    file,
    line: lines.linePos(offset).line + linesBefore,
    field,
    problem,
  });
  const unread = yamlFaults(document, yaml);
  if (unread.length > 0) throw new ContentError(unread.map(({ at, problem }) => fault(at, 'YAML', problem)));
  const value: unknown = document.toJS({
    reviver: (_key: unknown, entry: unknown) =>
      typeof entry === 'string' ? resolveField(entry, references) : entry,
  });
  const result = readFields(schema, value);
  if ('data' in result) return result.data;
  throw new ContentError(
    result.faults.map(({ at, problem }) => fault(offsetOf(at, document), at.join('.') || 'file', problem)),
  );
}

/** Where the field at `path` is: its name, its value in a list, or its nearest ancestor if it's missing. */
function offsetOf(path: readonly PropertyKey[], document: Document.Parsed): number {
  for (let depth = path.length; depth > 0; depth -= 1) {
    const parent = document.getIn(path.slice(0, depth - 1), true);
    const key = path[depth - 1];
    const pair = isMap(parent)
      ? parent.items.find((item) => isScalar(item.key) && item.key.value === key)
      : null;
    if (isNode(pair?.key) && pair.key.range) return pair.key.range[0];
    const node = document.getIn(path.slice(0, depth), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return document.contents?.range[0] ?? 0;
}
