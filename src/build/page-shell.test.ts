import { expect, test } from 'vitest';
import { completePage } from './page-shell.ts';

const files = {
  boot: 'boot()',
  react: '/assets/react.js',
  client: '/assets/client.js',
  stylesheet: '/assets/site.css',
  fonts: ['/assets/a.woff2'],
  build: 'b1',
};
const needed = ['/assets/react.js', '/assets/client.js', '/layout.data.json'];
const page = '<!DOCTYPE html><html lang="en"><head><title>T</title></head><body><p>Words</p></body></html>';

test('styles and the boot script end the head, and the page is marked with its build', () => {
  expect(completePage(page, 'p{color:red}', files, null)).toBe(
    '<!DOCTYPE html><html data-build="b1" lang="en"><head><title>T</title>' +
      '<link rel="expect" href="#first-view" blocking="render">' +
      '<template><link rel="preload" href="/assets/a.woff2" as="font" crossorigin></template>' +
      '<script>boot()</script><style>p{color:red}</style></head><body><p>Words</p></body></html>',
  );
});

test('what hydration needs is named at the end, and loads nothing by itself', () => {
  expect(completePage(page, '', files, needed)).toContain(
    '<p>Words</p><template data-react="/assets/react.js" data-client="/assets/client.js" data-styles="/assets/site.css">' +
      '<link rel="preload" as="style" href="/assets/site.css">' +
      '<link rel="modulepreload" href="/assets/react.js"><link rel="modulepreload" href="/assets/client.js">' +
      '<link rel="preload" as="fetch" crossorigin href="/layout.data.json"></template>' +
      '<script type="speculationrules">',
  );
});

test('dollar signs in styles are taken as they are', () => {
  expect(completePage(page, 'a::before{content:"$&"}', files, needed)).toContain('content:"$&"');
});
