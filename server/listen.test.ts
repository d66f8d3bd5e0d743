import { createServer } from 'node:http';
import { networkInterfaces } from 'node:os';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from './listen.ts';

const hasIpv6 = Object.values(networkInterfaces())
  .flat()
  .some((face) => face?.address === '::1');

test.skipIf(!hasIpv6)('on an IPv6 address the server is found where it says that it is', async () => {
  const server = createServer((_, response) => void response.end('found'));
  onTestFinished(() => void server.close());
  const url = await listen(server, { host: '::1', port: 0 });
  expect(url).toMatch(/^http:\/\/\[::1\]:\d+$/);
  expect(await (await fetch(url)).text()).toBe('found');
});
