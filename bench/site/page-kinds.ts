/** One page of every kind: what is measured many times is measured on these. */

export const pageKinds = [
  '/',
  '/services',
  '/services/artificial-intelligence',
  '/case-studies',
  '/case-studies/dbs',
  '/how-we-work',
  '/company',
  '/contact-us',
  '/privacy',
] as const;
