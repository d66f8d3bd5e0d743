/** What is wrong with a file's YAML, in an editor's terms: the parser's own are mostly about its grammar. */
import { type Document, isAlias, isCollection, isScalar, visit, type YAMLError } from 'yaml';

export type YamlFault = { offset: number; field: string; problem: string };

/** Something between two marks: a quoted text, or a list or map in brackets. */
type Enclosed = { start: number; end: number; isQuoted: boolean };

export function describeYamlErrors(document: Document.Parsed, yaml: string): YamlFault[] {
  const enclosed: Enclosed[] = [];
  const found: YamlFault[] = [];
  const add = (offset: number, problem: string) =>
    void found.push({ offset, field: fieldOn(lineAround(yaml, offset)), problem });
  visit(document, {
    // In braces, `from: 12,000` is read as two fields, `from: 12` and `000`.
    Pair: (_, { key, value }) => {
      if (!isScalar(key) || !key.range || value !== null) return;
      const [offset] = key.range;
      const [before = ''] = /\d[\d,]*,$/.exec(yaml.slice(0, offset)) ?? [];
      const [figure = ''] = /^\d{3}(?:,\d{3})*/.exec(yaml.slice(offset)) ?? [];
      if (before && figure)
        add(offset, `${before}${figure} has a comma: write ${(before + figure).replaceAll(',', '')}`);
    },
    Node: (_, node) => {
      if (!node.range) return;
      const [start, end] = node.range;
      const isQuoted = isScalar(node) && node.type?.startsWith('QUOTE_') === true;
      if (isQuoted || (isCollection(node) && node.flow)) enclosed.push({ start, end, isQuoted });
      // No value of the content is named to be repeated: an asterisk begins an accent that lacks its quotes.
      if (isAlias(node)) add(start, quotesFor('*'));
      // The rest would be cut off, and nothing would say so.
      if (
        isScalar(node) &&
        node.type === 'PLAIN' &&
        node.comment !== undefined &&
        typeof node.value === 'string'
      )
        add(start, hidden);
    },
  });
  // What follows a tab is read wrong as well, and is no mistake of its own.
  const tabs = document.errors.filter(({ code }) => code === 'TAB_AS_INDENT');
  for (const error of tabs.length > 0 ? tabs : document.errors) {
    const [position] = error.pos;
    const around = enclosed.findLast(({ start, end }) => start < position && end >= position - 1);
    if (error.code === 'DUPLICATE_KEY') add(position, 'stands twice: keep one of the two');
    else if (error.code === 'TAB_AS_INDENT') add(position, 'is indented with a tab: indent with blanks');
    else if (around?.isQuoted) add(around.start, unmatched);
    else if (around && error.code === 'BAD_INDENT') add(around.start, unclosed);
    else add(position, problemOf(error, lineAround(yaml, position)));
  }
  // One mistake often upsets the parser more than once.
  const lineOf = (offset: number) => yaml.lastIndexOf('\n', offset - 1);
  return found.filter(
    ({ offset }, index) => found.findIndex((other) => lineOf(other.offset) === lineOf(offset)) === index,
  );
}

function problemOf({ code, message }: YAMLError, line: string): string {
  const [, value = ''] = /^\s*(?:- )?(?:[\w-]+:\s+)?(.*)$/.exec(line) ?? [];
  const [first] = value;
  if (/,\s*,/.test(value)) return 'has two commas in a row: remove one';
  if (first && '*&!|>@%`{}[]?-'.includes(first)) return quotesFor(first);
  if (/:\s/.test(value)) return 'put quotes round text that has a colon in it';
  if (!/:(\s|$)/.test(line)) return 'is no field: put a colon and a blank behind the name of the field';
  return code === 'BLOCK_AS_IMPLICIT_KEY'
    ? 'the line below is indented although this field is complete: line it up with the others'
    : message.replace(/ at line [\s\S]*/, '');
}

const quotesFor = (character: string) => `put quotes round text that begins with ${character}`;
const hidden = 'what follows # is not read: put quotes round the text, or give the remark a line of its own';
const unmatched =
  'its quotation marks do not match: end the text with the mark it begins with, and write marks inside it as ’ or “ ”';
const unclosed = 'its bracket is not closed: close it on the same line';

/** The name of the field on a line. */
function fieldOn(line: string): string {
  return /^\s*(?:- )?(?:\{ *)?([\w-]+):/.exec(line)?.[1] ?? (line.trim().slice(0, 30) || 'end of the fields');
}

function lineAround(yaml: string, offset: number): string {
  return yaml.slice(yaml.lastIndexOf('\n', offset - 1) + 1).split('\n', 1)[0] ?? '';
}
