import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Headline } from './heading.tsx';

const html = (text: string) => renderToStaticMarkup(<Headline text={text} />);

test('sets words between asterisks in italics', () => {
  expect(html('Which *task* is *dull*?')).toBe('Which <em>task</em> is <em>dull</em>?');
});
