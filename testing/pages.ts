/** The addresses of the tested site. */
import { dataAddress } from '../src/content/paths.ts';
import { manifest, readFile } from './built-site.ts';

/** Every page that was built, the error screens left aside. */
export const pages: readonly string[] = manifest.pages.flatMap(({ path, status }) =>
  status === 200 ? [path] : [],
);

/** What the build wrote for a page, or for the bar and the footer. */
export function builtData<Data>(path: string): Data {
  const { data }: { data: Data } = JSON.parse(readFile(dataAddress(path)));
  return data;
}

export const siteName = builtData<{ provider: { name: string } }>('/layout').provider.name;

/** Its owner has asked for certain pages and words, and budgets apply to it. An owner's own site may differ. */
export const isStraitworks = siteName === 'Straitworks';

/** Old addresses and where each leads, in the sample and on Straitworks' own site. */
export const redirects: readonly (readonly [from: string, to: string])[] = [
  ['/mobile_application', '/services/mobile-application-development'],
  ['/web_application', '/services/web-application-development'],
  ['/our-approach', '/how-we-work'],
  ['/our-approach?ui-ux', '/services/product-design'],
  ['/our-approach?ui-ux=1', '/services/product-design'],
  ['/our-approach?page=ui-ux', '/services/product-design'],
  ['/our-approach?a=b&tab=ui-ux', '/services/product-design'],
  ['/our-approach?page=other', '/how-we-work'],
  ['/api-developement', '/services'],
  ['/blockchain-development', '/services/blockchain-development'],
  ['/payment-integration', '/case-studies'],
  ['/our-works', '/case-studies'],
  ['/our-works/one', '/case-studies'],
  ['/our-works/one/two', '/case-studies'],
];
