/** Markdown bodies become sections of HTML: one a second-level heading. Raw HTML in content is refused. */
import type { RootContent } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import rehypeStringify from 'rehype-stringify';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { ContentError } from './content-error.ts';
import { labelTables } from './label-tables.ts';

export type ProseSection = {
  /** Anchor, made of the heading's words. */
  id: string;
  heading: string;
  html: string;
};

const toHtml = unified().use(labelTables).use(remarkRehype).use(rehypeStringify);

export function proseSections(body: readonly RootContent[], file: string): ProseSection[] {
  return splitSections(body, file).map(({ heading, nodes }) => ({
    id: anchor(heading),
    heading,
    html: renderHtml(nodes),
  }));
}

/** The body's second-level headings, each with what stands below it. */
export function splitSections(body: readonly RootContent[], file: string) {
  const groups: { heading: string; nodes: RootContent[] }[] = [];
  for (const node of body) {
    if (node.type === 'html') {
      refuse(file, node, 'raw HTML is not allowed in content: write Markdown');
    }
    if (node.type === 'heading' && node.depth === 1) {
      refuse(file, node, 'the page has its first-level heading in the front matter: use ## here');
    }
    if (node.type === 'heading' && node.depth === 2) {
      groups.push({ heading: plainText(node), nodes: [] });
    } else {
      const group =
        groups.at(-1) ?? refuse(file, node, 'text stands before the first ## heading: give it one');
      group.nodes.push(node);
    }
  }
  return groups;
}

function renderHtml(nodes: RootContent[]): string {
  return toHtml.stringify(toHtml.runSync({ type: 'root', children: nodes }));
}

function anchor(heading: string): string {
  return heading
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Stops the reading at a node that content may not hold. */
export function refuse(file: string, node: RootContent, problem: string): never {
  const line = node.position?.start.line;
  throw new ContentError([{ file, ...(line === undefined ? {} : { line }), field: 'text', problem }]);
}
