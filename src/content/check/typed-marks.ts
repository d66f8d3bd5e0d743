/**
 * Marks of Markdown that a page would show as they're typed, or that change what was typed. What's wanted can be escaped:
 * behind a backslash or as an entity, a sign is its own.
 */
import { type MarkdownNode, type NodeOf, type Report, textOf, walkNodes } from '../markdown-tree.ts';
import type { Source } from '../source.ts';

/** A sign that's written on purpose, or a fact. In its place a text has this. */
const escaped = /\{\{[^{}]*\}\}|\\[!-/:-@[-`{-~]|&(?:#x?[\da-f]+|[a-z][a-z\d]*);/gi;
const wanted = '\u{E000}';

type Slip = readonly [found: RegExp, problem: (found: string) => string];

const shown = (found: string) => `${found} is shown as it’s typed`;

/** At the beginning of a line. */
const beginnings: readonly Slip[] = [
  [/^#{1,6}[^\s#]/, () => 'a heading needs a blank behind its ##, so this is shown as text: add it'],
  [/^#{1,6}\u00A0/, () => 'a no-break space follows the ##, so this is no heading: write an ordinary blank'],
  [
    /^(?:[-+]|\d{1,9}[.)])\u00A0/,
    (found) => `a no-break space follows ${found.trim()}, so this is no list: write an ordinary blank`,
  ],
  [
    /^[•‣◦▪●·–—−](?=\s)/u,
    (found) =>
      `${shown(found)}, and makes no list: write “- ” in its place, or ${entityOf(found)} for the sign`,
  ],
  [
    /^[-+](?=\p{L})/u,
    (found) => `a list needs a blank behind its ${found}: write “${found} ”, or \\${found}`,
  ],
  [/^\d{1,9}[.)](?=\p{L})/u, (found) => `a list needs a blank behind its number: write “${found} ”`],
  [
    /^[a-z]\)(?=\s)/i,
    (found) => `${shown(found)}, and makes no list: number it with digits, or write ${found[0]}\\)`,
  ],
];

/** Anywhere in a line. */
const anywhere: readonly Slip[] = [
  [/\[\^[^\]\s]+\]/, (found) => `${found} has no note: write “${found}: …” on a line of its own below`],
  [/\[![a-z]+\]/i, (found) => `${shown(found)}, because boxes of this kind are unknown here: remove it`],
  [
    /\[[^\]]*\]\s*\([^)]*\)?|\([^)]+\)\[\/[^\]\s]+\]/,
    (found) =>
      `${found} is shown as it is: write a link as [words](/path), without a blank between, with no blank in the address, a ) at its end and a title in straight quotes`,
  ],
  [
    /\{[^{}]*\}/,
    (found) =>
      /^\{#/.test(found)
        ? `${shown(found)}: an anchor is for a heading with ##, in letters from a to z, digits and hyphens`
        : `${shown(found)}: write a fact as {${found}}, or \\{ for the sign`,
  ],
  [/~~/, (found) => `${shown(found)}: text is not struck out`],
  [
    /\*+/,
    (found) =>
      `${shown(found)}: put no blank inside the two ${found}, or write ${found.replaceAll('*', '\\*')} for the sign`,
  ],
  [/`+/, (found) => `${shown(found)}: put one at each end of the code, or write \\\` for the sign`],
  [
    /(?<![\p{L}\p{N}_])_+(?=\S)|(?<=\S)_+(?![\p{L}\p{N}_])/u,
    (found) => `${shown(found)}: write \\_ for the sign`,
  ],
  [
    /\|/,
    (found) =>
      `${shown(found)}: a table needs a line of |---|---| below its first, and a blank line above it; write \\| for the sign`,
  ],
  [/[[\]]/, (found) => `${shown(found)}: write a link as [words](/path), or \\${found} for the sign`],
  [/\\/, () => '\\ is shown, or swallowed before a sign: put what has it between two `, or write \\\\'],
];

const entityOf = (sign: string) => `&#${sign.codePointAt(0)};`;

export function checkTypedMarks(source: Source, report: Report): void {
  const typed = (node: MarkdownNode) => source.typed(node);
  walkNodes(source.body, (node) => {
    const problem = changed(node, typed(node));
    if (problem !== null) report(node, problem);
    else if (node.type === 'paragraph' || node.type === 'heading') checkLines(node, typed, report);
  });
}

/** What's shown, but not as someone meant it. */
function changed(node: MarkdownNode, typed: string): string | null {
  if (node.type === 'code' && !/^(?:`{3}|~{3})/.test(typed))
    return 'blanks or a tab before the line make it a block of code: remove them, or put code between two lines of ```';
  if (node.type === 'strong' && typed.startsWith('__'))
    return `${typed} is shown in bold without its signs: put code between two \`, and bold words between two **`;
  if (node.type === 'paragraph') return brokenTable(typed);
  if (node.type !== 'link') return null;
  if (textOf(node) === '' && !node.children.some(({ type }) => type === 'image'))
    return `${typed} has no words to follow: write them between [ and ]`;
  const isBare = !/^[[<]/.test(typed);
  const [sign] = isBare ? (/[“”‘’«»„"']/.exec(node.url) ?? []) : [];
  return sign ? `the link takes in the ${sign} behind it: write it as [words](address)` : null;
}

/** A rule below a table's head that has another number of columns makes all of it a paragraph. */
function brokenTable(typed: string): string | null {
  const isTable = typed.split('\n').some((line) => /^[\s|:-]*-[\s|:-]*$/.test(line) && line.includes('|'));
  return isTable
    ? 'isn’t shown as a table, because the line of --- has not as many columns as the line above: give it one --- for each'
    : null;
}

/** One fault a line: the first sign often brings the others. */
function checkLines(
  parent: NodeOf<'paragraph'> | NodeOf<'heading'>,
  typed: (node: MarkdownNode) => string,
  report: Report,
): void {
  const first = parent.children[0];
  const faulty = new Set<number>();
  walkNodes(parent.children, (node) => {
    if (node.type !== 'text' || node.position === undefined) return;
    const { start } = node.position;
    const lines = withoutAnchor(parent, typed(node)).replace(escaped, wanted).split('\n');
    for (const [index, line] of lines.entries()) {
      const at = start.line + index;
      const begins = parent.type === 'paragraph' && (index > 0 || node === first);
      const problem =
        (begins && problemOf(line.replace(/^(?:[ \t]|> ?)+/, ''), beginnings)) || problemOf(line, anywhere);
      if (!problem || faulty.has(at)) continue;
      faulty.add(at);
      report({ ...node, position: { ...node.position, start: { ...start, line: at } } }, problem);
    }
  });
}

/** What keeps the address of a heading is none of its words: see markdown.ts. */
function withoutAnchor(parent: NodeOf<'paragraph'> | NodeOf<'heading'>, text: string): string {
  return parent.type === 'heading' && parent.depth === 2 ? text.replace(/\{#[a-z0-9-]+\}$/, '') : text;
}

function problemOf(line: string, slips: readonly Slip[]): string | null {
  for (const [pattern, problem] of slips) {
    const [found] = pattern.exec(line) ?? [];
    if (found !== undefined) return problem(found);
  }
  return null;
}
