/** A stand-in for the reCAPTCHA provider: its script for the browser, and the address that verifies answers. */
import type { Page } from 'playwright';
import { startReceiver } from '../../testing/server/receiver.ts';

export const siteKey = 'site-key-of-the-tests';
/** Every answer begins like this and ends differently, because each counts once. */
export const tokenStart = 'token-of-the-stand-in-';

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
  // The provider's first script fetches a second, which calls back after the first has loaded.
  setTimeout(() => window.onloadcallback(), 100);
`;

const answers = (after: number) =>
  `setTimeout(() => this.options.callback('${tokenStart}' + Math.random()), ${after});`;
const fails = `setTimeout(() => this.options['error-callback'](), 50);`;
/** In doubt the provider shows a puzzle, and people take their time over it. */
const puzzle = `
  const puzzle = document.createElement('iframe');
  puzzle.src = 'https://www.google.com/recaptcha/api2/bframe';
  document.body.append(puzzle);`;

const behaviours = {
  answers: answers(50),
  fails,
  puzzles: puzzle + answers(8000),
};

export async function playProvider(
  page: Page,
  behaviour: keyof typeof behaviours | 'blocked',
): Promise<string[]> {
  const asked: string[] = [];
  await page.route('https://www.google.com/recaptcha/api2/bframe', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Which of these are ships?</p>' }),
  );
  await page.route('https://www.google.com/recaptcha/api.js**', async (route) => {
    asked.push(route.request().url());
    if (behaviour === 'blocked') return route.abort('blockedbyclient');
    await route.fulfill({
      contentType: 'text/javascript',
      body: script.replace('BEHAVIOUR', () => behaviours[behaviour]),
    });
  });
  return asked;
}

export const startVerifier = () =>
  startReceiver((response, question) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ success: answerIn(question)?.startsWith(tokenStart) ?? false }));
  });

export const answerIn = (question = '') => new URLSearchParams(question).get('response');
