/** Bodies that are nearly right, each broken in some way. */

import { expect, test } from 'vitest';
import { validateEnquiry } from '../../../contract/enquiry.ts';
import { runEnquiries } from '../../../testing/enquiries/run-command.ts';
import { sampleFields, sampleForm, sampleTopics } from '../../../testing/enquiries/sample-enquiry.ts';
import { startService } from '../../../testing/enquiries/start-service.ts';
import { fc } from '../../../testing/properties.ts';

const nasty = fc.constantFrom(
  ...['', null, -1e308, '\u0000\u001b[31m', '\ud800 alone \udc00', '\u202e\u2066 turned', '%00%ff%'],
  ...["'; drop table enquiry; --", '<script>alert(1)</script>', 'a\r\nBcc: all@else.example\r\n\r\n'],
  ...['m'.repeat(7000), 'h\n'.repeat(700), 'h'.repeat(70_000)],
);

const names = [...Object.keys(sampleFields()), 'history', 'website', 'altcha', '__proto__', 'constructor'];

type Fields = Readonly<Record<string, unknown>>;
const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed();

const writers: readonly [string, (fields: Fields) => string][] = [
  ['application/json', (fields) => JSON.stringify(fields)],
  [
    'application/x-www-form-urlencoded',
    (fields) =>
      Object.entries(fields)
        .map(([name, value]) => `${name}=${encodeURIComponent(asText(value))}`)
        .join('&'),
  ],
  [
    'multipart/form-data; boundary=edge',
    (fields) =>
      Object.entries(fields)
        .flatMap(([name, value]) => [
          '--edge',
          `Content-Disposition: form-data; name="${name}"`,
          '',
          asText(value),
        ])
        .join('\r\n')
        .concat('\r\n--edge--\r\n'),
  ],
];

const oddTypes = [
  'text/plain',
  'application/json; charset=utf-16',
  'multipart/form-data',
  'APPLICATION/JSON',
  ';;;',
];

const body = fc
  .record({
    number: fc.nat(),
    spoilt: fc.dictionary(fc.constantFrom(...names), fc.oneof(nasty, fc.jsonValue()), { maxKeys: 3 }),
    writer: fc.constantFrom(...writers),
    encoding: fc.constantFrom('utf8', 'utf8', 'utf8', 'latin1', 'utf16le'),
    end: fc.oneof({ weight: 7, arbitrary: fc.constant(1) }, fc.double({ min: 0, max: 1, noNaN: true })),
    oddType: fc.option(fc.constantFrom(...oddTypes), { freq: 1 }),
  })
  .map(({ number, spoilt, writer: [type, write], encoding, end, oddType }) => {
    const bytes = Buffer.from(write({ ...sampleFields({ name: `Fuzz ${number}` }), ...spoilt }), encoding);
    const contentType = number % 10 === 0 ? (oddType ?? type) : type;
    return { contentType, bytes: new Uint8Array(bytes.subarray(0, Math.ceil(bytes.length * end))) };
  });

const count = 400;
const answersAllowed = [201, 303, 413, 415, 422];

test('answers 400 malformed bodies without a 5xx, and stores nothing that fails the schema', async () => {
  await using service = await startService();
  const bodies = fc.sample(body, count).values();
  const statuses = new Map<number, number>();
  let sent = 0;

  const worker = async () => {
    for (const { contentType, bytes } of bodies) {
      // Only one faulty form of each client is rendered at a time.
      sent += 1;
      const headers = { 'content-type': contentType, 'x-forwarded-for': `198.51.100.${sent % 250}` };
      const url = `${service.url}/api/enquiries`;
      const answer = await fetch(url, { method: 'POST', headers, body: bytes, redirect: 'manual' });
      await answer.arrayBuffer();
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));

  expect([...statuses.keys()].filter((status) => !answersAllowed.includes(status))).toEqual([]);
  expect([...statuses.values()].reduce((sum, times) => sum + times)).toBe(count);
  const { stdout } = await runEnquiries(['export'], { DATA_DIR: service.dataDir });
  const stored = stdout
    .split('\n')
    .filter((line) => line.startsWith('{"id"'))
    .map((line) => JSON.parse(line));
  expect(stored.length).toBeGreaterThan(10);
  for (const fields of stored) {
    const given = { ...fields, consent: 'yes' };
    const { enquiry, problems } = validateEnquiry(given, sampleTopics, sampleForm);
    expect(problems).toEqual([]);
    // A second pass changes nothing.
    expect(given).toMatchObject(enquiry ?? {});
  }
});
