/** Pictures in a text: `![what it shows](name "Caption")` on a line of its own becomes a picture with its caption. */
import type { rehype } from 'rehype';
import { type MarkdownNode, type MarkdownRoot, type NodeOf, walkNodes } from './markdown-tree.ts';
import type { Source } from './source.ts';

type Picture = { src: string; width: number; height: number; alt: string; srcSet?: string };

/** Gives a picture by its name, whether there's a file or not: the rendered pages' addresses are checked. */
export type FindPicture = (name: string) => Picture;

type HtmlNode = ReturnType<ReturnType<typeof rehype>['parse']>['children'][number];
type HtmlElement = Extract<HtmlNode, { type: 'element' }>;

const sizes = 'auto, (min-width: 48rem) 44rem, 100vw';

export function checkPictures(source: Source): void {
  const alone = new Set(source.body.map(pictureIn));
  walkNodes(source.body, (node) => {
    if (node.type === 'image' && !alone.has(node))
      source.reportText(node, 'a picture needs a line of its own: leave a blank line before and after it');
  });
}

export function setPictures(find: FindPicture) {
  return ({ children }: MarkdownRoot) => {
    for (const node of children) {
      const image = pictureIn(node);
      if (!image || node.type !== 'paragraph') continue;
      const picture = find(image.url);
      node.data = { hName: 'figure' };
      node.children = [
        element('picture', [imageOf({ ...picture, alt: image.alt || picture.alt })]),
        ...(image.title ? [element('figcaption', [{ type: 'text', value: image.title }])] : []),
      ];
    }
  };
}

function pictureIn(node: MarkdownNode): NodeOf<'image'> | null {
  const [only, ...others] = node.type === 'paragraph' ? node.children : [];
  return only?.type === 'image' && others.length === 0 ? only : null;
}

function element(hName: string, hChildren: HtmlElement['children']): NodeOf<'emphasis'> {
  return { type: 'emphasis', children: [], data: { hName, hChildren } };
}

function imageOf({ src, width, height, alt, srcSet }: Picture): HtmlElement {
  return {
    type: 'element',
    tagName: 'img',
    properties: {
      loading: 'lazy',
      decoding: 'async',
      src,
      width,
      height,
      alt,
      ...(srcSet !== undefined && { srcSet, sizes }),
    },
    children: [],
  };
}
