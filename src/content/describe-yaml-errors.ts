/** What is wrong with a file's YAML, in an editor's terms: the parser's own speak of its grammar. */
import { type Document, isAlias, isCollection, isScalar, visit, type YAMLError } from 'yaml';

export type YamlFault = { offset: number; field: string; problem: string };

/** Something between two marks: a quoted text, or a list or map in brackets. */
type Enclosed = { start: number; end: number; in: 'quotes' | 'brackets' };

export function describeYamlErrors(document: Document.Parsed, yaml: string): YamlFault[] {
  const enclosed: Enclosed[] = [];
  const found: YamlFault[] = [];
  visit(document, (_key, node) => {
    // Nothing in the content is named once and meant twice: an asterisk begins an accent that lacks its quotes.
    if (isAlias(node) && node.range) found.push(atStartOf('*', node.range[0], yaml));
    if (!(isScalar(node) || isCollection(node)) || !node.range) return;
    const [start, end] = node.range;
    if (isScalar(node) && node.type?.startsWith('QUOTE_')) enclosed.push({ start, end, in: 'quotes' });
    // Cut off, and nothing would say so.
    if (
      isScalar(node) &&
      node.type === 'PLAIN' &&
      typeof node.value === 'string' &&
      node.comment !== undefined
    )
      found.push({ offset: start, field: fieldOn(yaml, start), problem: hidden });
    if (isCollection(node) && node.flow) enclosed.push({ start, end, in: 'brackets' });
  });
  // What follows a tab is read wrong as well, and is no mistake of its own.
  const tabs = document.errors.filter(({ code }) => code === 'TAB_AS_INDENT');
  for (const error of tabs.length > 0 ? tabs : document.errors)
    found.push(describeError(error, enclosed, yaml));
  // One mistake often upsets the parser more than once.
  const lines = new Map(found.toReversed().map((fault) => [lineAround(yaml, fault.offset).start, fault]));
  return [...lines.values()].toReversed();
}

function describeError(error: YAMLError, enclosed: readonly Enclosed[], yaml: string): YamlFault {
  const [position] = error.pos;
  const before = enclosed.findLast(({ start, end }) => start < position && end >= position - 1);
  if (before && (before.in === 'quotes' || error.code === 'BAD_INDENT')) {
    return { offset: before.start, field: fieldOn(yaml, before.start), problem: unclosed[before.in] };
  }
  const { text, start } = lineAround(yaml, position);
  const value = /^\s*(?:- )?(?:[\w-]+:\s+)?(.*)$/.exec(text)?.[1] ?? '';
  const fault = (problem: string): YamlFault => ({
    offset: position,
    field: fieldOn(yaml, position),
    problem,
  });
  switch (error.code) {
    case 'TAB_AS_INDENT':
      return fault('is indented with a tab: indent with blanks');
    case 'DUPLICATE_KEY':
      return fault('stands twice: keep one of the two');
  }
  if (/,\s*,/.test(value)) return fault('has two commas in a row: remove one');
  const [first = ''] = value;
  if ('*&!|>@%`{}[]?-'.includes(first) && first !== '') return atStartOf(first, start, yaml);
  if (/:\s/.test(value)) return fault('put quotes round text that has a colon in it');
  if (!/:(\s|$)/.test(text))
    return fault('is no field: put a colon and a blank behind the name of the field');
  return fault('the line below is indented although this field is complete: line it up with the others');
}

const hidden = 'what follows # is not read: put quotes round the text, or give the remark a line of its own';

const unclosed = {
  quotes:
    'its quotation marks do not match: end the text with the mark it begins with, and write marks inside it as ’ or “ ”',
  brackets: 'its bracket is not closed: close it on the same line',
} as const;

function atStartOf(character: string, offset: number, yaml: string): YamlFault {
  const problem = `put quotes round text that begins with ${character}`;
  return { offset, field: fieldOn(yaml, offset), problem };
}

/** The name of the field on the line of an offset. */
function fieldOn(yaml: string, offset: number): string {
  const { text } = lineAround(yaml, offset);
  return /^\s*(?:- )?(?:\{ *)?([\w-]+):/.exec(text)?.[1] ?? (text.trim().slice(0, 30) || 'end of the fields');
}

function lineAround(yaml: string, offset: number): { text: string; start: number } {
  const start = yaml.lastIndexOf('\n', offset - 1) + 1;
  const end = yaml.indexOf('\n', start);
  return { text: yaml.slice(start, end === -1 ? undefined : end), start };
}
