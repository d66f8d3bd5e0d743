import { expect, test } from 'vitest';
import { misplacedIn } from './islands-only.ts';

const found = (code: string) => misplacedIn('page.tsx', code).map(({ what }) => what);

test('a handler is named with its element', () => {
  expect(found('export const Page = () => <p><button onClick={() => print()}>Print</button></p>;')).toEqual([
    'the handler onClick of <button>',
  ]);
});

test('a hook is named, React’s own and ours, also when it’s called as a member', () => {
  expect(found('const f = () => { const [a] = useState(0); useOwn(a); React?.useId(); };')).toEqual([
    'the hook useState',
    'the hook useOwn',
    'the hook useId',
  ]);
});

test('what only looks like them is allowed', () => {
  expect(
    found('const used = user(); export const P = () => <p className="on" data-once>{used}</p>;'),
  ).toEqual([]);
  expect(found('server.middlewares.use(served);')).toEqual([]);
});
