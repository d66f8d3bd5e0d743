/** The fixture's old addresses, and where each leads. */
export const redirects: readonly (readonly [from: string, to: string])[] = [
  ['/mobile_application', '/startups/mvp'],
  ['/our-approach', '/how-we-work'],
  ['/our-approach?ui-ux', '/services/artificial-intelligence'],
  ['/our-approach?page=ui-ux', '/services/artificial-intelligence'],
  ['/our-approach?a=b&tab=ui-ux', '/services/artificial-intelligence'],
  ['/our-approach?page=other', '/how-we-work'],
  ['/our-works', '/case-studies'],
  ['/our-works/one/two', '/case-studies'],
];
