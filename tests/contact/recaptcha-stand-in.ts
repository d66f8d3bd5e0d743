/** A stand-in for the reCAPTCHA provider: its script for the browser, and the address that verifies answers. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright';

export const siteKey = 'site-key-of-the-tests';
export const token = 'token-of-the-stand-in';

const scriptAddress = 'https://www.google.com/recaptcha/api.js**';

/** As much of the provider's script as the widget relies on: render, execute, reset. */
const script = `
  window.recaptchaCalls = [];
  window.grecaptcha = {
    render(wrapper, options) {
      const frame = document.createElement('iframe');
      frame.title = 'reCAPTCHA';
      wrapper.append(frame);
      this.options = options;
      window.recaptchaCalls.push(['render', options.sitekey, options.size]);
      return 0;
    },
    execute() {
      window.recaptchaCalls.push(['execute']);
      BEHAVIOUR
    },
    reset() { window.recaptchaCalls.push(['reset']); },
  };
  window.onloadcallback();
`;

const behaviours = {
  answers: `setTimeout(() => this.options.callback('${token}'), 50);`,
  fails: `setTimeout(() => this.options['error-callback'](), 50);`,
  throws: `throw new Error('The widget broke.');`,
  hangs: '',
} as const;

/** What happens to the provider's script on this page. Returns the addresses it was asked for at. */
export async function playProvider(
  page: Page,
  behaviour: keyof typeof behaviours | 'blocked' | 'slow',
): Promise<string[]> {
  const asked: string[] = [];
  await page.route(scriptAddress, async (route) => {
    asked.push(route.request().url());
    if (behaviour === 'slow') return;
    if (behaviour === 'blocked') return route.abort('blockedbyclient');
    const body = script.replace('BEHAVIOUR', () => behaviours[behaviour]);
    await route.fulfill({
      contentType: 'text/javascript',
      headers: { 'cross-origin-resource-policy': 'cross-origin' },
      body,
    });
  });
  return asked;
}

export type Verifier = { url: string; asked: URLSearchParams[]; close(): Promise<void> };

/** Approves the stand-in's token and nothing else. */
export async function startVerifier(): Promise<Verifier> {
  const asked: URLSearchParams[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const question = new URLSearchParams(body);
    asked.push(question);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ success: question.get('response') === token }));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/verify`,
    asked,
    close: () => new Promise((closed) => void server.close(() => closed())),
  };
}
