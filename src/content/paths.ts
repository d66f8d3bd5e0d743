/** The site's addresses. Pages below an index are not listed: their files in `content/` are the list. */
export const paths = {
  home: '/',
  howWeWork: '/how-we-work',
  company: '/company',
  contact: '/contact-us',
  disclaimer: '/disclaimer',
  privacy: '/privacy',
  thankYou: '/thank-you',
  services: '/services',
  enterprises: '/enterprises',
  startups: '/startups',
  caseStudies: '/case-studies',
} as const;

export const fixedPaths: readonly string[] = Object.values(paths);
