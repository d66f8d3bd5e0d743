/** Walks a Markdown tree, parents before children. */
import type { Nodes, RootContent } from 'mdast';

export function walkNodes(nodes: readonly RootContent[], visit: (node: RootContent) => void): void {
  for (const node of nodes) {
    visit(node);
    if ('children' in node) walkNodes((node satisfies Nodes).children, visit);
  }
}
