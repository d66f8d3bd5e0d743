/** One file of the content: its fields and its text with their lines, and everything that's wrong with it. */
import {
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  parseDocument,
  type Scalar,
  visit,
} from 'yaml';
import { z } from 'zod';
import type { ContentFault } from './content-error.ts';
import { type Filled, fillReferences, isFigure, type References } from './facts.ts';
import { type Body, type MarkdownNode, parseMarkdown, walkNodes } from './markdown-tree.ts';
import { describeIssue, knownFields, unknownField, yamlHints } from './messages.ts';
import { readText } from './read-text.ts';

export type Path = readonly PropertyKey[];

/** Between the two lines of --- that a Markdown file begins with. */
const front = /^\uFEFF?---[^\S\n]*\n((?:[^\n]*\n)*?)---[^\S\n]*(?:\n|$)/;

/** What looks like the characters that YAML asks for. */
const lookalikes: readonly (readonly [RegExp, string])[] = [
  [/^[^\S\u00A0\n]*\u00A0/, 'the line begins with a no-break space: use ordinary blanks, two for each step'],
  [/^\s*(?:- )*[\w-]+:\u00A0/, 'a no-break space follows the colon: write an ordinary blank'],
  [/^\s*-[^\s\d-]/, 'the hyphen needs a blank behind it: write “- ” before the entry'],
  [/^\s*(?:- )*[\w-]+\uFF1A/, 'the colon is a full-width one (：): write : and a blank behind it'],
];

export class Source {
  readonly file: string;
  readonly text: string;
  readonly body: Body;
  readonly faults: ContentFault[];
  readonly #lines = new LineCounter();
  readonly #document;
  readonly #yaml: string;
  readonly #markdown: string;
  /** Lines before the fields. */
  readonly #above: number;
  /** What's wrong in a file that can't be read causes whatever else is found in it. */
  readonly isReadable: boolean;

  constructor(file: string) {
    this.file = file;
    const { text, faults } = readText(file);
    this.text = text;
    this.faults = faults;
    const isMarkdown = file.endsWith('.md');
    const [whole = '', fields = isMarkdown ? '' : text] = (isMarkdown && front.exec(text)) || [];
    this.#yaml = fields;
    this.#above = isMarkdown ? 1 : 0;
    this.#document = parseDocument(fields, { lineCounter: this.#lines, prettyErrors: false });
    // Blank lines in the place of the fields, so that the text's nodes know their lines.
    this.#markdown = isMarkdown ? whole.replace(/[^\n]/g, '') + text.slice(whole.length) : '';
    this.body = parseMarkdown(this.#markdown);
    if (faults.length === 0 && isMarkdown && whole === '') {
      const problem = text.startsWith('---')
        ? 'has no end: write --- on a line of its own below the fields'
        : 'is missing: begin the file with its fields between two lines of ---';
      this.#fault(1, 'front matter', problem);
    }
    if (faults.length === 0) this.#checkYaml();
    this.isReadable = faults.length === 0;
  }

  /** Notes beside the content have none. */
  get hasFields(): boolean {
    return front.test(this.text);
  }

  get isDraft(): boolean {
    // Where the other fields can't be read, too.
    return /^draft: *true\s*$/m.test(this.#yaml);
  }

  /** A fault at a field. */
  fault(path: Path, problem: string): ContentFault {
    return { file: this.file, line: this.lineOf(path), field: path.join('.') || 'file', problem };
  }

  report(path: Path, problem: string): void {
    this.faults.push(this.fault(path, problem));
  }

  reportText({ position }: MarkdownNode, problem: string): void {
    this.#fault(position?.start.line ?? 1, 'text', problem);
  }

  /** A part of the text as it's written, with its marks. */
  typed({ position }: MarkdownNode): string {
    return this.#markdown.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);
  }

  /** Puts what the file refers to in its place, wherever it's written. In code, double braces are the code's own. */
  fill(references: References): this {
    // In fields that can't be read, a text can go on into the next ones.
    if (this.isReadable) this.#fillFields(references);
    walkNodes(this.body, (node) => {
      const fill = (text: string) =>
        this.#filled(node.position?.start.line ?? 1, fillReferences(text, references));
      if (node.type === 'text') node.value = fill(node.value);
      if (node.type === 'link') node.url = fill(node.url);
      if (node.type === 'image' && node.alt) node.alt = fill(node.alt);
      if ((node.type === 'image' || node.type === 'link') && node.title) node.title = fill(node.title);
    });
    return this;
  }

  #fillFields(references: References): void {
    visit(this.#document, {
      Scalar: (key, node) => {
        if (key === 'key' || typeof node.value !== 'string') return;
        const filled = this.#filled(this.#lineAt(startOf(node)), fillReferences(node.value, references));
        node.value = isFigure(node.value) && /^\d+$/.test(filled) ? Number(filled) : filled;
      },
    });
  }

  /** Undefined if there's any fault in its fields. */
  read<Schema extends z.core.$ZodType>(schema: Schema): z.infer<Schema> | undefined {
    if (!this.isReadable) return undefined;
    // What a field is without its fact, such as no duration, is no second fault.
    const explained = new Set(this.faults.map(({ line }) => line));
    /** Of each group of fields that has others, those that it may have. */
    const known = new Map<string, readonly string[]>();
    const describe = (issue: z.core.$ZodRawIssue) => {
      if (issue.code === 'unrecognized_keys') known.set((issue.path ?? []).join('.'), knownFields(issue));
      return describeIssue(issue);
    };
    const { success, data, error } = z.safeParse(schema, this.value, { error: describe, reportInput: true });
    if (success) return data;
    const misnamed = new Set<string>();
    const found = error.issues.flatMap(({ path, message, ...issue }) =>
      issue.code !== 'unrecognized_keys'
        ? [{ path, problem: message, isMissing: issue.input === undefined }]
        : issue.keys.map((key) => {
            const { meant, problem } = unknownField(key, known.get(path.join('.')) ?? []);
            if (meant) misnamed.add([...path, meant].join('.'));
            return { path: [...path, key], problem, isMissing: false };
          }),
    );
    for (const { path, problem, isMissing } of found) {
      if (explained.has(this.lineOf(path)) || (isMissing && misnamed.has(path.join('.')))) continue;
      this.report(path, problem);
    }
    return undefined;
  }

  /** The fields as they are, with facts in their places. */
  get value(): unknown {
    return this.#document.toJS();
  }

  /** Where a field's name or a list's entry is, or its nearest ancestor if it's missing. */
  lineOf(path: Path): number {
    for (let depth = path.length; depth > 0; depth -= 1) {
      const parent: unknown = this.#document.getIn(path.slice(0, depth - 1), true);
      const pair = isMap(parent)
        ? parent.items.find(({ key }) => isScalar(key) && String(key.value) === String(path[depth - 1]))
        : undefined;
      const node: unknown = pair?.key ?? this.#document.getIn(path.slice(0, depth), true);
      if (isNode(node) && node.range) return this.#lineAt(node.range[0]);
    }
    return this.#lineAt(this.#document.contents?.range[0] ?? 0);
  }

  #fault(line: number, field: string, problem: string): void {
    this.faults.push({ file: this.file, line, field, problem });
  }

  #filled(line: number, { text, problems }: Filled): string {
    for (const { name, problem } of problems) this.#fault(line, name, problem);
    return text;
  }

  /** The parser's first error often causes the others. What's valid YAML, but means something else, is refused too. */
  #checkYaml(): void {
    const fault = (offset: number, problem: string) => this.#fault(this.#lineAt(offset), 'YAML', problem);
    const looks = this.#yaml.split('\n').flatMap((line, index) => {
      const problem = lookalikes.find(([pattern]) => pattern.test(line))?.[1];
      return problem ? [{ line: index + 1 + this.#above, problem }] : [];
    });
    for (const { line, problem } of looks) this.#fault(line, 'YAML', problem);
    if (looks.length > 0) return;
    const [first] = [...this.#document.errors, ...this.#document.warnings];
    const misread: { at: number; problem: string }[] = [];
    const causes: { at: number; problem: string }[] = [];
    visit(this.#document, {
      Node: (_, node) => {
        const problem = this.#misread(node);
        if (problem) misread.push({ at: startOf(node), problem });
        const cause = first && startOf(node) < first.pos[0] && this.#cause(node);
        if (cause) causes.push({ at: startOf(node), problem: cause });
      },
      Pair: (_, { key }: Pair<unknown, unknown>) => {
        if (isCollection(key))
          misread.push({ at: startOf(key), problem: 'put quotes round text that begins with {{' });
      },
    });
    if (!first) for (const { at, problem } of misread) fault(at, problem);
    else {
      const { at, problem } = causes.at(-1) ?? {
        at: first.pos[0],
        problem: yamlHints[first.code] ?? first.message,
      };
      fault(at, problem);
    }
  }

  #misread(node: Node): string | undefined {
    if (!isScalar(node) && !isCollection(node)) return yamlHints['BAD_ALIAS'];
    if (node.anchor !== undefined) return yamlHints['BAD_ALIAS'];
    if (node.tag !== undefined) return yamlHints['TAG_RESOLVE_FAILED'];
    return isScalar(node) ? misreadScalar(node) : undefined;
  }

  /** What makes the parser stumble further down: a quotation mark or bracket without its other half, and an empty list. */
  #cause(node: Node): string | undefined {
    const [start, end] = node.range ?? [0, 0];
    const sign = this.#yaml.charAt(start);
    const isOpening = isScalar(node) ? /^QUOTE/.test(node.type ?? '') : isCollection(node) && node.flow;
    const other = { '{': '}', '[': ']' }[sign] ?? sign;
    if (isSeq(node) && node.flow && node.items.length === 0 && /^\s*- /.test(this.#yaml.slice(end)))
      return '[] stands for an empty list: remove it, and leave the entries below';
    if (!isOpening || (end - start > 1 && this.#yaml.charAt(end - 1) === other)) return undefined;
    return `${sign} isn’t closed: put ${other} at the end, or quotes round a text that begins with it or has # in it`;
  }

  #lineAt(offset: number): number {
    return this.#lines.linePos(offset).line + this.#above;
  }
}

const startOf = (node: Node) => node.range?.[0] ?? 0;

/** A text over several lines is one paragraph: pages show no other lines than their own. */
function misreadScalar(scalar: Scalar): string | undefined {
  const { type, value, comment } = scalar;
  const isNote = comment === undefined || comment === null || comment.startsWith(' confirm: ');
  if (type === 'PLAIN' && !isNote && (value !== null || /^\S/.test(comment)))
    return 'what follows # is not read: put quotes round the text';
  if (typeof value !== 'string') return undefined;
  if (type === 'BLOCK_FOLDED' || type === 'BLOCK_LITERAL') scalar.value = value.trim();
  return /\S\s*\n\s*\S/.test(value)
    ? 'has a line break, which pages don’t show: write it without | and blank lines, as one paragraph'
    : undefined;
}
