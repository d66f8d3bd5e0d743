import { expect, test } from 'vitest';
import { hostProblem } from './known-host.ts';

const settings = { SITE_URL: 'https://abc.tunnel.example', HOST: 'desk.lan' };

test.each([
  'localhost:5173',
  '127.0.0.1:5173',
  '[::1]:5173',
  'a.localhost',
  'abc.tunnel.example',
  'desk.lan:80',
])('%s is answered', (host) => {
  expect(hostProblem(host, settings)).toBeNull();
});

test.each(['elsewhere.example', 'localhost.elsewhere.example', '127.0.0.1.elsewhere.example', ''])(
  '“%s” is not',
  (host) => {
    expect(hostProblem(host, settings)).toContain('SITE_URL=https://');
    expect(hostProblem(host, {})).toContain(host);
  },
);
