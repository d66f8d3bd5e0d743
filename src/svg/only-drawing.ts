/**
 * What an SVG draws, without what could run when it's opened by itself. Elements and addresses are allowed by name,
 * because the others have no end. What's taken out draws nothing: browsers know no other elements in an SVG.
 */
import { _collections, type CustomPlugin, type XastElement, type XastParent } from 'svgo';

/** SVGO's own list, and the shadow that newer drawing programs write. */
const drawn = new Set([...Object.keys(_collections.elems), 'feDropShadow']);
for (const active of ['script', 'foreignObject']) drawn.delete(active);

/** Any prefix can mean any kind of element. */
export const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

const isLink = (name: string) => localName(name).toLowerCase() === 'href';
const isHandler = (name: string) => /^on/i.test(localName(name));

function isDrawn({ name, attributes }: XastElement): boolean {
  // An animation could give a link another address.
  const animated = (attributes['attributeName'] ?? '').trim();
  return drawn.has(localName(name)) && !isLink(animated) && !isHandler(animated);
}

/** A place in the file or beside it, a page, or an embedded photo. */
function isAllowed(address: string, { name }: XastElement): boolean {
  // Browsers read an address without these.
  const plain = address.replace(/[\0- ]/g, '');
  if (/^data:image\/(?!svg)/i.test(plain)) return ['image', 'feImage'].includes(localName(name));
  return /^(?:https?|mailto|tel):/i.test(plain) || !/^[^/?#]*:/.test(plain);
}

export const onlyDrawing: CustomPlugin = {
  name: 'onlyDrawing',
  fn: () => ({
    // Declarations there can add elements and attributes that this reader doesn't see.
    doctype: { enter: (node, parent) => remove(node, parent, node.data.doctype.includes('[')) },
    instruction: {
      enter: (node, parent) => {
        remove(node, parent, node.name !== 'xml');
        // The result is UTF-8. Browsers would read it by another name, and see other elements.
        node.value = node.value.replace(/\s+encoding\s*=\s*(["'])(?!utf-8\1).*?\1/i, '');
      },
    },
    element: {
      enter: (node, parent) => {
        remove(node, parent, !isDrawn(node));
        for (const [key, value] of Object.entries(node.attributes)) {
          const isOut = isHandler(key) || key === 'xml:base' || (isLink(key) && !isAllowed(value, node));
          if (isOut) delete node.attributes[key];
        }
      },
    },
  }),
};

function remove(node: XastParent['children'][number], parent: XastParent, isOut: boolean): void {
  if (isOut) parent.children = parent.children.filter((child) => child !== node);
}
