/** How the API answers: other programs send enquiries too. */
import { expect, test } from 'vitest';
import { ask } from './answers.ts';
import { enquiry, postJson, startServer } from './site-process.ts';

test('each kind of request has its status', async () => {
  const { url } = await startServer({ LIMIT_PER_SENDER: '12' });
  const post = (body: BodyInit, headers: Record<string, string> = {}) =>
    ask(`${url}/api/enquiries`, { method: 'POST', body, headers });
  const form = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    post(new URLSearchParams(fields), headers);
  const multipart = new FormData();
  for (const [name, value] of Object.entries(enquiry)) multipart.append(name, value);
  const faulty = { ...enquiry, email: 'nope', consent: '' };
  const large = { ...enquiry, plan: 'p'.repeat(140_000) };
  const foreign = { origin: 'https://evil.example' };

  expect((await postJson(url, enquiry)).status).toBe(201);
  expect((await form({ ...enquiry, name: 'By form' })).headers.get('location')).toMatch(/^\/thank-you/);
  expect((await post(multipart)).status).toBe(303);
  expect((await postJson(url, faulty)).status).toBe(422);
  expect((await form(faulty)).status).toBe(422);
  expect((await postJson(url, enquiry, foreign)).status).toBe(403);
  expect((await form(enquiry, foreign)).status).toBe(403);
  expect((await postJson(url, large)).status).toBe(413);
  expect((await form(large)).status).toBe(413);
  expect((await post('text', { 'content-type': 'text/plain' })).status).toBe(415);
  expect((await ask(`${url}/api/enquiries`)).headers.get('location')).toBe('/contact-us');
  expect((await ask(`${url}/api/other`)).status).toBe(404);

  let limited = await postJson(url, enquiry);
  for (let tries = 0; limited.status !== 429 && tries < 12; tries += 1)
    limited = await postJson(url, { ...enquiry, name: `Try ${tries}` });
  expect(limited.status).toBe(429);
  expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('JSON is answered with the id, or with each field’s fault', async () => {
  const { url } = await startServer();
  const taken = await (await postJson(url, enquiry)).json();
  expect(taken).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  const refused = await (await postJson(url, { ...enquiry, email: 'nope', consent: '' })).json();
  expect(refused).toEqual({
    errors: [
      { field: 'email', code: expect.stringMatching(/^\w/), message: expect.stringMatching(/\w/) },
      { field: 'consent', code: expect.stringMatching(/^\w/), message: expect.stringMatching(/\w/) },
    ],
  });
});
