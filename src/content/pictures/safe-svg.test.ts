import { expect, test } from 'vitest';
import { makeSafe } from './safe-svg.ts';

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" ${attributes}>${inside}<path d="M0 0h9v9z"/></svg>`;
const safe = (file: string) => makeSafe(Buffer.from(file)).toString();

test.each([
  svg('<script>go()</script>'),
  svg('<s:script xmlns:s="http://www.w3.org/2000/svg">go()</s:script>'),
  svg('<h:script xmlns:h="http://www.w3.org/1999/xhtml">go()</h:script>'),
  svg('<g onpointerenter="go()" onwheel="go()" ONCLICK="go()"/>'),
  svg('', 'onload="go()"'),
  svg('<h:img xmlns:h="http://www.w3.org/1999/xhtml" src="x" onerror="go()"/>'),
  svg('<h:iframe xmlns:h="http://www.w3.org/1999/xhtml" src="javascript:go()"/>'),
  svg('<iframe xmlns="http://www.w3.org/1999/xhtml" srcdoc="go()"/>'),
  svg('<foreignObject><p xmlns="http://www.w3.org/1999/xhtml" onclick="go()"/></foreignObject>'),
  svg('<a href="java&#9;script:go()"><path d="M0 0h9"/></a>'),
  svg('<a xmlns:l="http://www.w3.org/1999/xlink" l:href="JavaScript:go()"><path d="M0 0h9"/></a>'),
  svg('<a href="data:text/html,go()"><path d="M0 0h9"/></a>'),
  svg('<a><animate attributeName="href" values="javascript:go()"/></a>'),
  svg('<a id="a"/><set href="#a" attributeName="xlink:href" to="javascript:go()"/>'),
  svg('<use href="data:image/svg+xml,go()"/>'),
  `<?xml-stylesheet type="text/xsl" href="/go().xsl"?>${svg('')}`,
  `<!DOCTYPE svg [<!ENTITY a "<script>go()</script>"><!ENTITY a "">]>${svg('<text>&a;</text>')}`,
  `<!DOCTYPE svg [<!ATTLIST path onclick CDATA "go()">]>${svg('')}`,
])('nothing runs, and the shape stays, in %s', (file) => {
  expect(safe(file)).toContain('<path d="M0 0h9v9z"/>');
  expect(safe(file)).not.toContain('go()');
});

test('what one encoding hides in a comment is seen', () => {
  // In ISO-2022-JP, the comment's beginning is two Chinese characters.
  const hidden = '\u001b$B<!--\u001b(B<script>go()</script><!-- -->';
  const file = `<?xml version="1.0" encoding="ISO-2022-JP"?>${svg(hidden)}`;
  expect(safe(file)).not.toMatch(/ISO-2022-JP|<script/);
});

test.each([
  svg('<a href="https://harbour.example/"><path d="M0 0h9"/></a>'),
  svg('<image href="data:image/png;base64,iVBORw0KGgo="/>'),
  svg('<style>path{fill:red}</style><use href="#a"/><animate attributeName="x" values="0;1"/>'),
  `<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">${svg('')}`,
  svg(
    '<filter id="f"><feDropShadow dx="1"/></filter><linearGradient id="g"><stop offset="0"/></linearGradient>',
  ),
])('%s is served byte for byte', (file) => {
  const bytes = Buffer.from(file);
  expect(makeSafe(bytes)).toBe(bytes);
});
