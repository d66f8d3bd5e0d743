/** What a rendered page leads to, and what can be led to in it. */
import { HtmlValidate, Parser } from 'html-validate';

export type PageAddresses = { addresses: string[]; ids: string[] };

const config = new HtmlValidate({ root: true }).getConfigFor('page.html');

export async function readHtml(html: string): Promise<PageAddresses> {
  const page = new Parser(await config).parseHtml(html);
  const values = (selector: string, attribute: string) =>
    page.querySelectorAll(selector).map((element) => decode(element.getAttributeValue(attribute) ?? ''));
  return {
    ids: values('[id]', 'id'),
    addresses: [
      ...values('body a[href]', 'href'),
      ...values('body img[src]', 'src'),
      ...values('body [srcset]', 'srcset').flatMap((set) =>
        set.split(',').map((entry) => entry.trim().split(/\s/)[0] ?? ''),
      ),
    ],
  };
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The parser leaves character references as they are written; React and Markdown write only these. */
function decode(value: string): string {
  return value.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return entities[name] ?? whole;
    return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal));
  });
}
