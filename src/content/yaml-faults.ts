/** What an editor gets wrong in YAML, also where it's valid and means something else. */
import { type Document, isCollection, isScalar, isSeq, type Node, type Pair, type Scalar, visit } from 'yaml';
import { yamlHints } from './messages.ts';

type Fault = { at: number; problem: string };

const lookalikes: readonly (readonly [RegExp, string])[] = [
  [/^[^\S\u00A0\n]*\u00A0/, 'the line begins with a no-break space: use ordinary blanks, two for each step'],
  [/^\s*(?:- )*[\w-]+:\u00A0/, 'a no-break space follows the colon: write an ordinary blank'],
  [/^\s*-[^\s\d-]/, 'the hyphen needs a blank behind it: write “- ” before the entry'],
  [/^\s*(?:- )*[\w-]+\uFF1A/, 'the colon is a full-width one (：): write : and a blank behind it'],
];

export function yamlFaults(yaml: string, document: Document): Fault[] {
  let at = 0;
  const looks = yaml.split('\n').flatMap((line) => {
    const problem = lookalikes.find(([pattern]) => pattern.test(line))?.[1];
    const found = problem ? [{ at, problem }] : [];
    at += line.length + 1;
    return found;
  });
  if (looks.length > 0) return looks;
  // The parser's first error often causes the others.
  const [first] = [...document.errors, ...document.warnings];
  const misread: Fault[] = [];
  let cause: Fault | undefined;
  visit(document, {
    Node: (_, node) => {
      const at = startOf(node);
      const problem = misreadNode(node);
      if (problem) misread.push({ at, problem });
      const earlier = first && at < first.pos[0] && causeIn(node, yaml);
      if (earlier) cause = { at, problem: earlier };
    },
    Pair: (_, { key }: Pair<unknown, unknown>) => {
      if (isCollection(key))
        misread.push({ at: startOf(key), problem: 'put quotes round text that begins with {{' });
    },
  });
  if (!first) return misread;
  return [cause ?? { at: first.pos[0], problem: yamlHints[first.code] ?? first.message }];
}

export const startOf = (node: Node) => node.range?.[0] ?? 0;

function misreadNode(node: Node): string | undefined {
  if (!isScalar(node) && !isCollection(node)) return yamlHints['BAD_ALIAS'];
  if (node.anchor !== undefined) return yamlHints['BAD_ALIAS'];
  if (node.tag !== undefined) return yamlHints['TAG_RESOLVE_FAILED'];
  return isScalar(node) ? misreadScalar(node) : undefined;
}

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

/** What makes the parser stumble further down. */
function causeIn(node: Node, yaml: string): string | undefined {
  const [start, end] = node.range ?? [0, 0];
  const sign = yaml.charAt(start);
  const isOpening = isScalar(node) ? /^QUOTE/.test(node.type ?? '') : isCollection(node) && node.flow;
  const other = { '{': '}', '[': ']' }[sign] ?? sign;
  if (isSeq(node) && node.flow && node.items.length === 0 && /^\s*- /.test(yaml.slice(end)))
    return '[] stands for an empty list: remove it, and leave the entries below';
  if (!isOpening || (end - start > 1 && yaml.charAt(end - 1) === other)) return undefined;
  return `${sign} isn’t closed: put ${other} at the end, or quotes round a text that begins with it or has # in it`;
}
