import { expect, test } from 'vitest';
import { wordsAlone } from './site.ts';

test('scripts, pictures and network fonts go with their preloads; words, styles and local faces stay', () => {
  const html =
    '<link rel="preload" href="/a.woff2" as="font"><link rel="preload" as="image" href="/h.svg"/>' +
    '<style>@font-face{src:url(/a.woff2)}@font-face{src:local("Arial")}p{color:red}</style>' +
    '<script type="module" src="/boot.js"></script><script>\nlet a;\n</script><p>text</p>' +
    '<div data-chart="/h.svg"><svg viewBox="0 0 9 9"><path d="M0 0"/></svg></div><img alt="" src="/i.svg" width="9"/>';
  expect(wordsAlone(html)).toBe(
    '<style>@font-face{src:local("Arial")}p{color:red}</style><p>text</p>' +
      '<div data-chart="/h.svg"></div><img alt="" width="9"/>',
  );
});
