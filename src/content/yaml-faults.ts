/** What an editor gets wrong in YAML, also where it's valid and means something else. */
import { type Document, isAlias, isScalar, type Node, visit } from 'yaml';

type Fault = { at: number; problem: string };

const sign = 'put quotes round text that begins with a sign';

const repairs: Readonly<Record<string, string>> = {
  BAD_SCALAR_START: sign,
  BLOCK_AS_IMPLICIT_KEY:
    'put quotes round text that has a colon in it, or give the line below as many blanks as this one',
  DUPLICATE_KEY: 'the field is here twice: remove one of the two',
  MISSING_CHAR: 'a quote isn’t closed, or fields in brackets have no comma between them: add what’s missing',
  TAB_AS_INDENT: 'the line begins with a tab: use blanks, two for each step',
};

const otherwise =
  'write this line as “name: text”, with as many blanks before it as the others that it belongs to, and close each bracket, here and above';

export function yamlFaults(document: Document): Fault[] {
  // The parser's first error often causes the others.
  const [first] = [...document.errors, ...document.warnings];
  let at = first?.pos[0] ?? 0;
  const misreadNodes: Fault[] = [];
  visit(document, {
    Node: (_, node) => {
      const problem = misread(node);
      if (problem) misreadNodes.push({ at: startOf(node), problem });
      // Without its second quote, a text goes on to the end.
      const isQuoted = isScalar(node) && node.type?.startsWith('QUOTE');
      if (first?.code === 'MISSING_CHAR' && isQuoted && startOf(node) < first.pos[0]) at = startOf(node);
    },
  });
  return first ? [{ at, problem: repairs[first.code] ?? otherwise }] : misreadNodes;
}

export const startOf = (node: Node) => node.range?.[0] ?? 0;

function misread(node: Node): string | undefined {
  if (isAlias(node) || ('anchor' in node && node.anchor !== undefined)) return sign;
  if (!isScalar(node) || node.type !== 'PLAIN' || node.value === null) return undefined;
  return node.comment && !node.comment.startsWith(' confirm: ')
    ? 'what follows # is not read: put quotes round the text'
    : undefined;
}
