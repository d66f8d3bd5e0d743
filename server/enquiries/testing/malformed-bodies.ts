/** For tests: bodies that are nearly right, each spoilt in some way. The same seed gives the same bodies. */
import fc from 'fast-check';
import { sampleFields } from './sample-enquiry.ts';

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

export function malformedBodies(seed: number, count: number) {
  return fc.sample(body, { seed, numRuns: count });
}
