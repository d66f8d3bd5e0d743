/** A stand-in for the reCAPTCHA provider: its script for the browser, and the address that verifies answers. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright';

export const siteKey = 'site-key-of-the-tests';
/** Every answer begins like this and is another, since each counts once. */
export const tokenStart = 'token-of-the-stand-in-';

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
  // The provider's first script fetches a second, which calls back: never before the first has loaded.
  setTimeout(() => window.onloadcallback(), 100);
`;

const behaviours = {
  answers: `setTimeout(() => this.options.callback('${tokenStart}' + Math.random()), 50);`,
  fails: `setTimeout(() => this.options['error-callback'](), 50);`,
  throws: `throw new Error('The widget broke.');`,
  hangs: '',
  /** In doubt the provider shows a puzzle, and people take their time over it. */
  puzzles: `
    const puzzle = document.createElement('iframe');
    puzzle.src = 'https://www.google.com/recaptcha/api2/bframe';
    document.body.append(puzzle);
    setTimeout(() => this.options.callback('${tokenStart}' + Math.random()), 8000);
  `,
  puzzlesAndFails: `
    const puzzle = document.createElement('iframe');
    puzzle.src = 'https://www.google.com/recaptcha/api2/bframe';
    document.body.append(puzzle);
    setTimeout(() => this.options['error-callback'](), 50);
  `,
} as const;

/** What happens to the provider's script on this page. Returns the addresses it was asked for at. */
export async function playProvider(
  page: Page,
  behaviour: keyof typeof behaviours | 'blocked' | 'slow',
): Promise<string[]> {
  const asked: string[] = [];
  await page.route('https://www.google.com/recaptcha/api2/bframe', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Which of these are ships?</p>' }),
  );
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

/** Approves the stand-in's answers and nothing else. */
export async function startVerifier(): Promise<Verifier> {
  const asked: URLSearchParams[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const question = new URLSearchParams(body);
    asked.push(question);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ success: question.get('response')?.startsWith(tokenStart) ?? false }));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/verify`,
    asked,
    close: () => new Promise((closed) => void server.close(() => closed())),
  };
}
