import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Patterns, Type } from './patterns.tsx';

test.each(['layout', 'patterns'])('the style guide names every class of %s.css', (name) => {
  const rules = readFileSync(`src/styles/${name}.css`, 'utf8').replace(/\/\*.*?\*\//gs, '');
  const classes = new Set(rules.match(/(?<=[\s(>~+)])\.[a-z][a-z-]*/g));
  const guide = renderToStaticMarkup([<Type key="type" />, <Patterns key="patterns" />]);
  const words = new Set(guide.match(/\.[a-z][a-z-]*/g));
  expect([...classes].filter((one) => !words.has(one))).toEqual([]);
});
