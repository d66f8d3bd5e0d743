/** Pictures in a text: `![what it shows](name "Caption")` on a line of its own becomes a plate. */
import type { ElementContent, Properties } from 'hast';
import type { Emphasis, Image, Root, RootContent } from 'mdast';
import { nearest } from '../../contract/settings/edit-distance.ts';
import { faultAt } from './check-body.ts';
import type { ContentFault } from './content-error.ts';
import type { Images } from './images.ts';
import type { Picture } from './picture.ts';
import { walkNodes } from './walk-nodes.ts';

/** How wide a text is set: all of a phone's screen, a column elsewhere. */
const sizes = 'auto, (min-width: 48rem) 44rem, 100vw';

/** @param images null if the pictures aren't checked. */
export function plateFaults(
  body: readonly RootContent[],
  file: string,
  images: Images | null,
): ContentFault[] {
  const faults: ContentFault[] = [];
  const plates = new Set(body.map((node) => plateIn(node)));
  walkNodes(body, (node) => {
    if (node.type !== 'image') return;
    const problem = plates.has(node)
      ? images === null || images.names.has(node.url)
        ? null
        : noPicture(node.url, [...images.names])
      : 'a picture needs a line of its own: leave a blank line before and after it';
    if (problem) faults.push(faultAt(node, file, problem));
  });
  return faults;
}

function noPicture(name: string, names: readonly string[]): string {
  const meant = nearest(name, names);
  const repair = meant ? `did you mean ${meant}?` : 'write the name of one, without its ending';
  return `${name} is no picture in content/images: ${repair}`;
}

/** A step of unified's, before Markdown becomes HTML. */
export function setPlates(images: Images | null) {
  return ({ children }: Root) => {
    for (const node of children) {
      const image = plateIn(node);
      const found = image && images?.files.get(image.url);
      if (!found || node.type !== 'paragraph') continue;
      const { picture } = found;
      node.data = { hName: 'figure', hProperties: { className: ['plate'] } };
      node.children = [
        element('picture', elements({ ...picture, alt: image.alt || picture.alt })),
        ...(image.title ? [element('figcaption', [{ type: 'text', value: image.title }])] : []),
      ];
    }
  };
}

/** The picture that a paragraph consists of. */
function plateIn(node: RootContent): Image | null {
  const [only, ...others] = node.type === 'paragraph' ? node.children : [];
  return only?.type === 'image' && others.length === 0 ? only : null;
}

function element(hName: string, hChildren: ElementContent[]): Emphasis {
  return { type: 'emphasis', children: [], data: { hName, hChildren } };
}

function elements({ src, width, height, alt, photo }: Picture): ElementContent[] {
  const make = (tagName: string, properties: Properties): ElementContent => ({
    type: 'element',
    tagName,
    properties,
    children: [],
  });
  return [
    ...(photo ? [make('source', { type: 'image/avif', srcSet: photo.avif, sizes })] : []),
    make('img', {
      ...{ loading: 'lazy', decoding: 'async', src, width, height, alt },
      ...(photo && { srcSet: photo.webp, sizes }),
    }),
  ];
}
