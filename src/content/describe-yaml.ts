/** What's wrong with a file's YAML, in an editor's words: the parser's own say little to someone who writes texts. */
import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  type Scalar,
  visit,
  type YAMLMap,
} from 'yaml';

export type YamlFault = { at: number; problem: string };
type ParserError = Document.Parsed['errors'][number];

/** Each fault with its offset. The parser's first error often causes the others. */
export function yamlFaults({ errors, contents }: Document.Parsed, yaml: string): YamlFault[] {
  const [first] = errors;
  const nodes: Node[] = [];
  const found: YamlFault[] = [];
  // Some slips are valid YAML that means something else.
  visit(contents, {
    Node: (_, node) => {
      nodes.push(node);
      const [at] = node.range ?? [0];
      if (isAlias(node)) found.push({ at, problem: quotesFor('*') });
      else if (node.anchor !== undefined) found.push({ at, problem: quotesFor('&') });
      else if (node.tag !== undefined) found.push({ at, problem: quotesFor('!') });
      if (isMap(node)) found.push(...keyProblems(node, yaml));
      if (!isScalar(node)) return;
      const problem = scalarProblem(node, yaml.slice(at));
      if (problem) found.push({ at, problem });
    },
  });
  return first ? [syntaxFault(first, yaml, nodes)] : found;
}

const quotesFor = (sign: string) => `put quotes round text that begins with ${sign}`;

const indentation =
  'begins further left or right than the lines it belongs to: give it the same number of blanks';

function syntaxFault({ code, message, pos }: ParserError, yaml: string, nodes: readonly Node[]): YamlFault {
  const [at] = pos;
  const rest = lineFrom(yaml, at);
  const here = (problem: string) => ({ at, problem });
  if (code === 'MULTIPLE_DOCS') return here('a line of --- or ... ends the fields here: remove it');
  if (code === 'TAB_AS_INDENT') return here('a line begins with a tab: use blanks, two for each step');
  if (/^\s*-[^\s\d-]/.test(wholeLine(yaml, at)))
    return here('needs a blank behind the hyphen: write “- ” before the entry');
  const emptyList = nodes.find((node) => isEmptyListBefore(node, yaml, at));
  if (emptyList)
    return {
      at: startOf(emptyList),
      problem: '[] stands for an empty list: remove it, and leave the entries below',
    };
  if (message.startsWith('Missing closing')) {
    const opened = nodes.filter((node) => isScalar(node) && /^QUOTE/.test(node.type ?? '')).map(startOf);
    const start = Math.max(0, ...opened.filter((start) => start < at));
    return {
      at: start,
      problem: `a quotation mark isn’t closed: put ${yaml.charAt(start)} at the end of the text`,
    };
  }
  if (code === 'DUPLICATE_KEY') {
    const [name] = rest.split(/[:,}]/);
    return here(commaProblem(yaml, at) ?? `${name?.trim()} is here twice: remove one of the two`);
  }
  const [, bracket] = / end with a ([}\]])/.exec(message) ?? [];
  if (bracket) {
    const sign = bracket === '}' ? '{' : '[';
    const opened = nodes
      .filter((node) => isCollection(node) && node.flow && yaml.charAt(startOf(node)) === sign)
      .map(startOf)
      .filter((start) => start < at);
    const start = Math.max(0, ...opened);
    if (hasUnreadEnd(lineFrom(yaml, start), bracket)) {
      const problem = `what follows # is not read, ${bracket} included: remove the blank before it, or put quotes round the text`;
      return { at: start, problem };
    }
    return {
      at: start,
      problem: `${sign} isn’t closed: put ${bracket} at the end, or quotes round text that begins with ${sign}`,
    };
  }
  if (/^Unexpected flow-(?:map|seq)-end/.test(message))
    return here(`there’s no bracket that ${rest.charAt(0)} closes: remove it, or put quotes round the text`);
  if (code === 'BLOCK_IN_FLOW')
    return here('has two colons: put a comma between fields, or quotes round text that has a colon in it');
  if (message.startsWith('Missing ,'))
    return here('put a comma between fields, or quotes round text that has braces or quotation marks in it');
  // Below a text in quotes, or a list in brackets, which end by themselves.
  if (/same column/.test(message) && /^\s*[\w-]+:(?:\s|$)/.test(rest)) return here(indentation);
  const sign = beginning(yaml, at, nodes);
  if (sign === '"' || sign === "'") {
    const other = sign === '"' ? "'" : '"';
    return here(
      `the text has ${sign} inside: put ${other} round the whole text, or write curly quotation marks inside`,
    );
  }
  if (sign) return here(quotesFor(sign));
  return { at: at + misplacedBy(yaml, at, message), problem: lineProblem(message, rest) };
}

/** What's wrong where a line is neither a field, an entry nor the rest of a text. */
function lineProblem(message: string, rest: string): string {
  if (message.startsWith('Nested mappings')) return isSecondColon(rest) ? quotesForColon : indentation;
  if (/same column|block sequence may not|without - indicator/.test(message) || /^\s*- /.test(rest))
    return indentation;
  if (/^[\w-]+:\S/.test(rest)) return 'needs a blank behind the colon: write it as “name: text”';
  if (/^Implicit (?:map )?keys/.test(message))
    return 'is neither a field nor part of the text above: write it as “name: text”, or two blanks further in';
  const said = message.replace(/ at line [\s\S]*/, '');
  return `${said}. If it’s a text, put quotes round text that has a colon, a comma or a quotation mark in it`;
}

const quotesForColon = 'put quotes round text that has a colon in it';
const isSecondColon = (rest: string) => /:(?:\s|$)/.test(rest);

/** How far behind the parser's place the line is that's indented wrongly. */
function misplacedBy(yaml: string, at: number, message: string): number {
  const rest = lineFrom(yaml, at);
  if (!message.startsWith('Nested mappings') || isSecondColon(rest)) return 0;
  return /^[^\n]*\n\s*/.exec(yaml.slice(at))?.[0].length ?? 0;
}

/** An empty list, `[]`, with entries below it. */
function isEmptyListBefore(node: Node, yaml: string, at: number): boolean {
  if (!isSeq(node) || !node.flow || node.items.length > 0 || !node.range) return false;
  const [, end] = node.range;
  return end <= at && yaml.slice(end, at).trim() === '' && /^\s*- /.test(lineFrom(yaml, at));
}

/** Whether the bracket that closes the line is behind a blank and #. */
function hasUnreadEnd(line: string, bracket: string): boolean {
  const [, unread] = /\s#(.*)$/.exec(line.replace(/"[^"]*"|'[^']*'/g, '')) ?? [];
  return unread?.includes(bracket) ?? false;
}

const startOf = (node: Node) => node.range?.[0] ?? 0;
const wholeLine = (yaml: string, at: number) => lineFrom(yaml, yaml.lastIndexOf('\n', at - 1) + 1);
const lineFrom = (yaml: string, at: number) => /^[^\r\n]*/.exec(yaml.slice(at))?.[0] ?? '';

/** The sign that makes the parser take the beginning of a text for something else. */
function beginning(yaml: string, at: number, nodes: readonly Node[]): string | undefined {
  const [own] = /^(?:[@%`*&!?|>]|- )/.exec(yaml.slice(at)) ?? [];
  if (own && yaml.charAt(at - 1) === ' ') {
    const isEntry = own === '- ' && /(?:^|\n)\s*$/.test(yaml.slice(0, at));
    return isEntry ? undefined : own.trim();
  }
  const starts = nodes
    .filter(({ range }) => range && range[1] <= at && range[0] < at && yaml.slice(range[1], at).trim() === '')
    .map(startOf);
  const sign = starts.length > 0 ? yaml.charAt(Math.min(...starts)) : '';
  if (/[{[*&!"']/.test(sign)) return sign;
  return /[>|](?=[ \t]*$)/.exec(yaml.slice(0, at))?.[0];
}

/** A placeholder without quotes, and an amount whose comma ends it. */
function keyProblems({ items }: YAMLMap, yaml: string): YamlFault[] {
  const problems = items.flatMap(({ key, value }) => {
    if (!isNode(key)) return [];
    const at = startOf(key);
    if (isCollection(key)) return [{ at, problem: quotesFor('{{') }];
    const isBlank = value === null || (isScalar(value) && value.value === null);
    const problem = isBlank ? commaProblem(yaml, at) : null;
    return problem ? [{ at, problem }] : [];
  });
  // Each amount of a line has told of all.
  return problems.filter(({ problem }, index) => problems[index - 1]?.problem !== problem);
}

/** All amounts of the line at once: the parser stops at one of them. */
function commaProblem(yaml: string, at: number): string | null {
  const line = yaml.lastIndexOf('\n', at - 1) + 1;
  const amounts = [...lineFrom(yaml, line).matchAll(/(?<=[:[{,]\s*)\d{1,3}(?:,\d{3})+(?!\d)/g)];
  if (!amounts.some(({ 0: found, index }) => line + index < at && at < line + index + found.length))
    return null;
  const written = amounts.map(([found]) => found);
  const plain = written.map((found) => found.replaceAll(',', ''));
  return written.length === 1
    ? `${written[0]} has a comma in the number: write ${plain[0]}`
    : `${written.join(' and ')} have commas in the numbers: write ${plain.join(' and ')}`;
}

/** A text over several lines is one paragraph: pages show no other lines than their own. */
function scalarProblem(scalar: Scalar, yaml: string): string | null {
  const { type, value, comment } = scalar;
  if (type === 'PLAIN' && comment !== undefined && value !== null)
    return 'what follows # is not read: put quotes round the text';
  const [, unread] = (value === null && /^[ \t]*(#[^\s#]\S*)/.exec(yaml)) || [];
  if (unread) return `what follows # is not read: put quotes round it, as '${unread}'`;
  if (typeof value !== 'string') return null;
  if (type === 'BLOCK_FOLDED' || type === 'BLOCK_LITERAL') {
    const sign = type === 'BLOCK_FOLDED' ? '>' : '|';
    scalar.value = value.trim();
    if (scalar.value === '')
      return `${sign} stands for a text on the lines below, and there is none: write the text in its place`;
  }
  return /\S\s*\n\s*\S/.test(value)
    ? 'has a line break, which pages don’t show: write it without | and blank lines, as one paragraph'
    : null;
}
