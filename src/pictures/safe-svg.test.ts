import { expect, test } from 'vitest';
import { makeSafe } from './safe-svg.ts';

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" ${attributes}>${inside}<path d="M0 0h9v9z"/></svg>`;
const safe = (file: string) => makeSafe(Buffer.from(file)).toString();

test.each([
  svg('<script>go()</script>'),
  svg('<s:script xmlns:s="http://www.w3.org/2000/svg">go()</s:script>'),
  svg('<h:script xmlns:h="http://www.w3.org/1999/xhtml">go()</h:script>'),
  svg('', 'onload="go()"'),
  svg('<h:img xmlns:h="http://www.w3.org/1999/xhtml" src="x" onerror="go()"/>'),
  svg('<foreignObject><p xmlns="http://www.w3.org/1999/xhtml" onclick="go()"/></foreignObject>'),
  svg('<a href="java&#9;script:go()"><path d="M0 0h9"/></a>'),
  svg('<a xmlns:l="http://www.w3.org/1999/xlink" l:href="JavaScript:go()"><path d="M0 0h9"/></a>'),
  svg('<a href="data:text/html,go()"><path d="M0 0h9"/></a>'),
])('scripts are left out, and the shape stays, in %s', (file) => {
  expect(safe(file)).toContain('<path d="M0 0h9v9z"/>');
  expect(safe(file)).not.toContain('go()');
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
  expect(makeSafe(bytes)).toEqual(bytes);
});
