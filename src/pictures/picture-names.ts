/** Names of the pictures that follow from what a page is about, so that content need not name them. */

export const coverName = (caseStudy: string) => `case-${caseStudy}`;

export const sketchName = (caseStudy: string) => `sketch-${caseStudy}`;

export const offerChartName = (section: string, offer: string) => `${section}-${offer}`;

export const wordmarkName = (caseStudy: string) => `wordmark-${caseStudy}`;

export const badgeName = (document: string) => `badge-${document}`;
