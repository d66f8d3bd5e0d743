/** What is taken out of a page for its limit. */
import { expect, test } from 'vitest';
import { bare } from './bare-copy.ts';

test('scripts and network fonts go with their preloads; styles, pictures and local faces stay', () => {
  const html =
    '<link rel="preload" href="/a.woff2" as="font"><link rel="preload" as="image" href="/h.svg"/>' +
    '<style>@font-face{src:url(/a.woff2)}@font-face{src:local("Arial")}p{color:red}</style>' +
    '<script type="module" src="/boot.js"></script><script>\nlet a;\n</script><p>text</p>';
  expect(bare(html)).toBe(
    '<link rel="preload" as="image" href="/h.svg"/><style>@font-face{src:local("Arial")}p{color:red}</style><p>text</p>',
  );
});
