/** Markdown as a tree, and what the checks of it share. */
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';

const parser = remark().use(remarkGfm);

export type MarkdownRoot = ReturnType<typeof parser.parse>;
export type MarkdownNode = MarkdownRoot['children'][number];
export type NodeOf<Kind extends MarkdownNode['type']> = Extract<MarkdownNode, { type: Kind }>;
export type Body = readonly MarkdownNode[];

export function parseMarkdown(text: string): MarkdownNode[] {
  return parser.parse(text).children.flatMap(withoutComments);
}

function withoutComments<Node extends MarkdownNode>(node: Node): Node[] {
  if (node.type === 'html' && /^<!--(?:(?!-->)[\s\S])*-->$/.test(node.value)) return [];
  if ('children' in node) {
    const { children } = node;
    const kept = children.flatMap((child: MarkdownNode) => withoutComments(child));
    const last = kept.at(-1);
    if (kept.length < children.length && last?.type === 'text') last.value = last.value.trimEnd();
    Object.assign(node, { children: kept });
  }
  return [node];
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
