/** Failures of the connection; what the server answers is tested with the delivery loop. */
import { createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freePort } from '../../testing/free-port.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { storedEnquiry } from '../testing/sample-enquiry.ts';
import { mailDelivery } from './transport.ts';

const addresses = {
  from: 'site@straitworks.example',
  to: 'team@straitworks.example',
  siteName: 'A',
  topics: [],
};
const send = (url: string) => mailDelivery(url, addresses)(storedEnquiry());

/** Answers in time, one greeting line after the other, and never comes to an end. */
async function startEndlessServer(): Promise<string> {
  const port = await freePort();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    const timer = setInterval(() => socket.write('220-please hold\r\n'), 20);
    socket.on('close', () => clearInterval(timer)).on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `smtp://127.0.0.1:${port}`;
}

test('a delivery is given up after 60 s, whatever the server is doing', async () => {
  const limits: number[] = [];
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    limits.push(ms);
    const soon = new AbortController();
    setTimeout(() => soon.abort(), 150);
    return soon.signal;
  });
  onTestFinished(() => timeout.mockRestore());
  const started = performance.now();
  const delivery = await send(await startEndlessServer());
  expect(delivery).toMatchObject({ result: 'unreachable' });
  expect(limits).toEqual([60_000]);
  expect(performance.now() - started).toBeLessThan(5000);
});

test('a server that is not there is unreachable', async () => {
  const delivery = await send(`smtp://127.0.0.1:${await freePort()}`);
  expect(delivery).toEqual({ result: 'unreachable', error: 'ESOCKET' });
});

test('another machine gets mail over TLS only, unless SMTP_URL says otherwise', async () => {
  const server = await startMailServer();
  onTestFinished(server.stop);
  // Leads to this machine as well, which its name does not say.
  const elsewhere = server.url.replace('127.0.0.1', '0.0.0.0');
  expect(await send(elsewhere)).toMatchObject({
    result: 'unreachable',
    error: expect.stringContaining('ETLS'),
  });
  expect(server.raw).toEqual([]);
  expect(await send(`${elsewhere}?requireTLS=false`)).toEqual({ result: 'sent' });
  expect(await send(server.url)).toEqual({ result: 'sent' });
});
