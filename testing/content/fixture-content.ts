/** Another company's content, for tests that need certain words, names or pages. The site's own belongs to its owner. */
export const fixtureContent = 'tests/fixture/content';
