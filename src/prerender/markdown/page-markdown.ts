/** A rendered page as Markdown, for readers that are no browsers: its main content, whole, with absolute links. */
import rehypeRemark from 'rehype-remark';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import type { NodeOf } from '../../content/markdown-tree.ts';
import { elementsIn, type Page } from './elements.ts';
import { simplify } from './simplify.ts';

const toMarkdown = remark().use(rehypeRemark).use(remarkGfm).data('settings', { bullet: '-', rule: '-' });

/** @param url of the page itself, which stands below its title as its source. */
export function pageMarkdown(page: Page, url: string): string {
  const main = elementsIn(page).find(({ tagName }) => tagName === 'main');
  const children = main?.children.flatMap((child) => simplify(child, url)) ?? [];
  const tree = toMarkdown.runSync({ type: 'root', children });
  const [title, ...rest] = tree.children;
  if (title?.type !== 'heading' || title.depth !== 1)
    throw new Error(`${url} does not begin with its first-level heading`);
  const source: NodeOf<'paragraph'> = {
    type: 'paragraph',
    children: [
      { type: 'text', value: 'Source: ' },
      { type: 'link', url, children: [{ type: 'text', value: url }] },
    ],
  };
  return toMarkdown.stringify({ type: 'root', children: [title, source, ...rest] });
}
