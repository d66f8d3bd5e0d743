/** Old addresses and where each leads, on the fixture and on Straitworks' own site. */
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
