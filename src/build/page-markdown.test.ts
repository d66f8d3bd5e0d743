import { expect, test } from 'vitest';
import { pageMarkdown } from './page-markdown.ts';
import { parsePage } from './parsed-page.ts';

const url = 'https://a.example/services/tides';

async function markdownOf(main: string): Promise<string> {
  const bar = '<header><nav><a href="/">Home</a></nav></header>';
  const html = `<!DOCTYPE html><html><body>${bar}<main><h1>Tides <em>by the hour</em></h1>${main}</main><footer>Foot</footer></body></html>`;
  const [title, source, ...rest] = (await pageMarkdown(parsePage(html), url)).split('\n\n');
  expect([title, source?.trim()]).toEqual(['# Tides *by the hour*', `Source: <${url}>`]);
  return rest.join('\n\n').trim();
}

test('title and source come first, and nothing of bar and footer', async () => {
  expect(await markdownOf('<p>High at noon.</p>')).toBe('High at noon.');
});

test.each([
  ['a picture that says something', '<img src="/a.svg" alt="A reef">', 'A reef'],
  ['a drawn chart', '<svg role="img" aria-label="Cost by volume"><path/></svg>', 'Cost by volume'],
  ['a link', '<p>See <a href="/company">us</a></p>', 'See [us](https://a.example/company)'],
  ['decoration', '<p>Text</p><img src="/a.svg" alt=""><svg aria-hidden="true"></svg>', 'Text'],
  ['controls', '<button>Pause</button><p role="status">3 of 3</p><p>Text</p>', 'Text'],
  ['what is shown without scripts only', '<noscript><p>Off</p></noscript><p>Text</p>', 'Text'],
  ['what is shown to some alone', '<p hidden>You’ll hear from us.</p><p>Text</p>', 'Text'],
  ['a figure said twice', '<p><span aria-hidden="true">0%</span><span>37%</span></p>', '37%'],
  [
    'a part and what it does',
    '<ol><li><strong>Log</strong><span>Keeps all</span></li></ol>',
    '1. **Log**: Keeps all',
  ],
  [
    'a table that is scrolled',
    '<div role="group" tabindex="0"><table><tr><th>Ebb</th></tr></table></div>',
    '| Ebb |\n| --- |',
  ],
])('%s reads as text', async (_what, html, expected) => {
  expect(await markdownOf(html)).toBe(expected);
});

test('terms become a list, with their definitions on one line', async () => {
  const html = `<dl><div><dt>Price</dt><dd>S$2 a million</dd><dd>now</dd></div>
    <div><dt>Ready?</dt><dd>Yes</dd></div><div><dt>Kinds</dt><dd><ul><li>Web</li><li>AI</li></ul></dd></div></dl>`;
  expect(await markdownOf(html)).toBe(
    '- **Price**: S$2 a million, now\n- **Ready?**: Yes\n- **Kinds**: Web, AI',
  );
});

test('what stands over the heading of a card comes below it, so that it is not taken for the card before', async () => {
  const html = `<ul><li><article><img alt=""><div><p>2 weeks</p><h3>Discover</h3><p>We listen.</p></div></article></li>
    <li><p>3 weeks</p><h3>Chart</h3><p>We draw.</p></li></ul>`;
  expect(await markdownOf(html)).toBe(
    '### Discover\n\n2 weeks\n\nWe listen.\n\n### Chart\n\n3 weeks\n\nWe draw.',
  );
});

test.each([
  ['a form', 'form'],
  ['a group of fields, as a calculator is,', 'div role="group"'],
])('%s is left out', async (_what, tag) => {
  const form = `<${tag}><h3>You enter</h3><label for="cash">Cash</label><input id="cash"></${tag.split(' ')[0]}>`;
  expect(await markdownOf(`<p>Before</p>${form}<p>After</p>`)).toBe('Before\n\nAfter');
});
