/** Markdown as a tree, and what the checks of it share. */
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import { ContentError, type ContentFault } from './content-error.ts';

const parser = remark().use(remarkGfm);

export type MarkdownRoot = ReturnType<typeof parser.parse>;
export type MarkdownNode = MarkdownRoot['children'][number];
export type NodeOf<Kind extends MarkdownNode['type']> = Extract<MarkdownNode, { type: Kind }>;
export type Body = readonly MarkdownNode[];

export function parseMarkdown(text: string): MarkdownNode[] {
  return parser.parse(text).children;
}

export function walkNodes(nodes: Body, visit: (node: MarkdownNode) => void): void {
  for (const node of nodes) {
    visit(node);
    if ('children' in node) walkNodes(node.children, visit);
  }
}

export function textOf(node: MarkdownNode): string {
  if ('children' in node) return node.children.map(textOf).join('');
  return 'value' in node ? node.value : '';
}

export type Report = (node: MarkdownNode, problem: string) => void;

/** @throws with every fault that `read` reports. */
export function reporting<Value>(file: string, read: (report: Report) => Value): Value {
  const faults: ContentFault[] = [];
  const value = read(({ position }, problem) => {
    faults.push({ file, ...(position && { line: position.start.line }), field: 'text', problem });
  });
  if (faults.length > 0) throw new ContentError(faults);
  return value;
}
