/** One file of the content, split into its fields and its text. Both know their lines. */
import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';
import type { ContentFault } from './content-error.ts';
import { type Body, type MarkdownNode, parseMarkdown } from './markdown-tree.ts';
import { yamlFaults } from './yaml-faults.ts';

export type Path = readonly PropertyKey[];

/** Between the two lines of --- that a Markdown file begins with. */
const front = /^\uFEFF?---[^\S\n]*\n((?:[^\n]*\n)*?)---[^\S\n]*(?:\n|$)/;

export class Source {
  readonly file: string;
  readonly text: string;
  readonly fields: Document;
  readonly body: Body;
  readonly faults: ContentFault[];
  /** What's wrong in a file that can't be read causes whatever else is found in it. */
  readonly isReadable: boolean;
  readonly isDraft: boolean;
  readonly #lines = new LineCounter();
  readonly #markdown: string;
  readonly #above: number;

  constructor(file: string) {
    this.file = file;
    const { text, fault } = readText(file);
    this.text = text;
    const faults = fault ? [fault] : [];
    this.faults = faults;
    const isMarkdown = file.endsWith('.md');
    const [whole = '', yaml = isMarkdown ? '' : text] = (isMarkdown && front.exec(text)) || [];
    this.#above = isMarkdown ? 1 : 0;
    this.fields = parseDocument(yaml, { lineCounter: this.#lines, prettyErrors: false });
    // Blank lines in the place of the fields, so that the text's nodes know their lines.
    this.#markdown = isMarkdown ? whole.replace(/[^\n]/g, '') + text.slice(whole.length) : '';
    this.body = parseMarkdown(this.#markdown);
    this.isDraft = /^draft: *true\s*$/m.test(yaml);
    if (faults.length === 0 && isMarkdown && whole === '') {
      const problem = text.startsWith('---')
        ? 'has no end: write --- on a line of its own below the fields'
        : 'is missing: begin the file with its fields between two lines of ---';
      this.reportLine(1, 'front matter', problem);
    }
    if (faults.length === 0)
      for (const { at, problem } of yamlFaults(this.fields))
        this.reportLine(this.lineAt(at), 'YAML', problem);
    this.isReadable = faults.length === 0;
  }

  fault(path: Path, problem: string): ContentFault {
    return { file: this.file, line: this.lineOf(path), field: path.join('.') || 'file', problem };
  }

  reportLine(line: number, field: string, problem: string): void {
    this.faults.push({ file: this.file, line, field, problem });
  }

  reportText({ position }: MarkdownNode, problem: string): void {
    this.reportLine(position?.start.line ?? 1, 'text', problem);
  }

  typed({ position }: MarkdownNode): string {
    return this.#markdown.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);
  }

  /** Where a field's name or a list's entry is, or its nearest ancestor if it's missing. */
  lineOf(path: Path): number {
    for (let depth = path.length; depth > 0; depth -= 1) {
      const parent: unknown = this.fields.getIn(path.slice(0, depth - 1), true);
      const pair = isMap(parent)
        ? parent.items.find(({ key }) => isScalar(key) && String(key.value) === String(path[depth - 1]))
        : undefined;
      const node: unknown = pair?.key ?? this.fields.getIn(path.slice(0, depth), true);
      if (isNode(node) && node.range) return this.lineAt(node.range[0]);
    }
    return this.lineAt(this.fields.contents?.range?.[0] ?? 0);
  }

  lineAt(offset: number): number {
    return this.#lines.linePos(offset).line + this.#above;
  }
}

function readText(file: string): { text: string; fault?: ContentFault } {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch {
    const problem = 'cannot be read: put it back, the site needs it';
    return { text: '', fault: { file, field: 'file', problem } };
  }
  const text = bytes.toString();
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  if (!isUtf8(bytes)) {
    const problem = 'is not saved as UTF-8, so letters such as ’ or é would break: save it again as UTF-8';
    return { text, fault: { file, line: lineAt(text.indexOf('\uFFFD')), field: 'file', problem } };
  }
  const conflict = /^(?:<{7}|>{7})(?=\s)/m.exec(text);
  if (!conflict) return { text };
  const problem = `${conflict[0]} marks two versions of the same lines: keep one of them, and remove the three marks`;
  return { text, fault: { file, line: lineAt(conflict.index), field: 'text', problem } };
}
