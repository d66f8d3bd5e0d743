/** Pictures in a text: `![what it shows](name "Caption")` on a line of its own becomes a picture with its caption. */
import type { rehype } from 'rehype';
import { nearest } from '../../contract/settings/edit-distance.ts';
import { pictureKinds } from './content-files.ts';
import {
  type Body,
  type MarkdownNode,
  type MarkdownRoot,
  type NodeOf,
  type Report,
  walkNodes,
} from './markdown-tree.ts';

type Picture = { src: string; width: number; height: number; alt: string; srcSet?: string };

export type TextPictures = {
  find: (name: string) => Picture;
  names: ReadonlySet<string>;
};

type HtmlNode = ReturnType<ReturnType<typeof rehype>['parse']>['children'][number];
type HtmlElement = Extract<HtmlNode, { type: 'element' }>;

const sizes = 'auto, (min-width: 48rem) 44rem, 100vw';

export function checkPictures(body: Body, images: TextPictures | null, report: Report): void {
  const alone = new Set(body.map(pictureIn));
  walkNodes(body, (node) => {
    if (node.type !== 'image') return;
    if (!alone.has(node)) {
      report(node, 'a picture needs a line of its own: leave a blank line before and after it');
    } else if (images && !images.names.has(node.url)) {
      const meant = nearest(node.url.replace(/\.\w+$/, ''), [...images.names]);
      const repair = meant
        ? `did you mean ${meant}?`
        : `write the name of a ${pictureKinds} there, without its ending`;
      report(node, `${node.url} isn’t a picture in content/pictures: ${repair}`);
    }
  });
}

export function setPictures(images: TextPictures | null) {
  return ({ children }: MarkdownRoot) => {
    for (const node of children) {
      const image = pictureIn(node);
      if (!image || !images?.names.has(image.url) || node.type !== 'paragraph') continue;
      const picture = images.find(image.url);
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
      ...{ loading: 'lazy', decoding: 'async', src, width, height, alt },
      ...(srcSet !== undefined && { srcSet, sizes }),
    },
    children: [],
  };
}
