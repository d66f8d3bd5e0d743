import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Headline } from './heading.tsx';

const html = (text: string) => renderToStaticMarkup(<Headline text={text} />);

test('sets words between asterisks in italics', () => {
  expect(html('Which *task* is *dull*?')).toBe('Which <em>task</em> is <em>dull</em>?');
});

test('a long phrase keeps the stop behind it in its own box', () => {
  expect(html('Only *what can be told apart*? Yes')).toBe(
    'Only <span class="phrase"><em>what can be told apart</em>?</span> Yes',
  );
  expect(html('Leave *before the weather is perfect*')).toBe(
    'Leave <span class="phrase"><em>before the weather is perfect</em></span>',
  );
});
