import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { listJson } from '../../../testing/enquiries/run-command.ts';
import { sampleFields } from '../../../testing/enquiries/sample-enquiry.ts';
import { startService, type TestService } from '../../../testing/enquiries/start-service.ts';

const aMinute = 60_000;
const captchaWork = { cost: 2, steps: { from: 1, to: 3 } };
let service: TestService;
// Not on import, because files share a process.
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20, 10) });
  service = await startService({ overrides: { captchaWork } });
});
afterAll(async () => {
  await service.close();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

/** The value of the form's `altcha` field, as the browser's worker makes it. */
async function solve(): Promise<string> {
  const { challenge }: { challenge: Challenge } = await (await fetch(`${service.url}/api/captcha`)).json();
  return encode({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
}

/** Sends an enquiry with this answer; says whether it was stored as verified. */
async function isVerified(name: string, altcha: string): Promise<unknown> {
  const answer = await service.post({ ...sampleFields({ name }), altcha });
  const { id } = await answer.json();
  const stored = (await listJson({ DATA_DIR: service.dataDir })).find((enquiry) => enquiry.id === id);
  return stored?.verified;
}

const encode = (answer: unknown) => Buffer.from(JSON.stringify(answer)).toString('base64');
const decode = (answer: string) => JSON.parse(Buffer.from(answer, 'base64').toString());

test('a right answer verifies one enquiry, and no second', async () => {
  const answer = await solve();
  expect(await isVerified('Once', answer)).toBe(true);
  expect(await isVerified('Twice', answer)).toBe(false);
});

test('an expired answer does not verify', async () => {
  const answer = await solve();
  pass(61 * aMinute);
  expect(await isVerified('Late', answer)).toBe(false);
});

test('forged answers do not verify', async () => {
  const right = decode(await solve());
  const { challenge, solution }: { challenge: Challenge; solution: unknown } = right;
  const parameters = challenge.parameters;
  const later = { ...parameters, expiresAt: (parameters.expiresAt ?? 0) + 9999 };
  const forgeries = [
    encode({ challenge: { ...challenge, parameters: later }, solution }),
    encode({ challenge: { ...challenge, parameters: { ...parameters, cost: 1 } }, solution }),
    encode({ challenge: { parameters }, solution }),
    encode({ challenge: { ...challenge, signature: 'ab'.repeat(32) }, solution }),
    encode({ challenge: { ...challenge, signature: challenge.signature?.toUpperCase() }, solution }),
    encode({ challenge, solution: { counter: 1, derivedKey: 'ab'.repeat(32) } }),
    encode({ challenge, solution: null }),
    encode(null),
    'not base64 at all',
  ];
  for (const [index, forgery] of forgeries.entries()) {
    expect(await isVerified(`Forger ${index}`, forgery), `forgery ${index}`).toBe(false);
  }
  expect(await isVerified('After all forgeries', encode(right))).toBe(true);
});
