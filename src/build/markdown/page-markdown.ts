/** A rendered page as Markdown, for readers that are no browsers: its main content, whole, with absolute links. */
import type { Element, Root } from 'hast';
import type { Root as MarkdownRoot, Paragraph } from 'mdast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { elementsIn, isElement } from './elements.ts';
import { simplify } from './simplify.ts';

const parser = unified().use(rehypeParse);
const toMarkdown = unified()
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', rule: '-' });

/** @param url of the page itself, which stands below its title as its source. */
export async function pageMarkdown(html: string, url: string): Promise<string> {
  const page = parser.parse(html);
  const children = mainOf(page).children.flatMap((child) => simplify(child, url));
  const tree: MarkdownRoot = await toMarkdown.run({ type: 'root', children });
  const [title, ...rest] = tree.children;
  if (title?.type !== 'heading' || title.depth !== 1)
    throw new Error(`${url} does not begin with its first-level heading`);
  return toMarkdown.stringify({ type: 'root', children: [title, source(url), ...rest] });
}

function mainOf(page: Root): Element {
  for (const child of page.children) {
    if (child.type !== 'element') continue;
    for (const part of elementsIn(child)) if (isElement(part, 'main')) return part;
  }
  throw new Error('The page has no main');
}

function source(url: string): Paragraph {
  return {
    type: 'paragraph',
    children: [
      { type: 'text', value: 'Source: ' },
      { type: 'link', url, children: [{ type: 'text', value: url }] },
    ],
  };
}
