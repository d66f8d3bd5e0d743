/** Tags of a page, and their attributes, read from its HTML. */

/** Values of an attribute, in the order of the document. Entities that addresses use are resolved. */
export function attributes(html: string, element: string, name: string): string[] {
  const found = html.matchAll(new RegExp(`<${element}(?=[\\s>])[^>]*?\\s${name}="([^"]*)"`, 'g'));
  return [...found].map(([, value = '']) => value.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"));
}

/** Attributes of one tag. */
export function tags(html: string, element: string): string[] {
  return [...html.matchAll(new RegExp(`<${element}(?=[\\s/>])[^>]*>`, 'g'))].map(([tag]) => tag);
}

/** What a meta element says. */
export function meta(html: string, name: string): string[] {
  return tags(html, 'meta')
    .filter((tag) => tag.includes(`="${name}"`))
    .flatMap((tag) => /content="([^"]*)"/.exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? []);
}
