/** For tests: bodies that are nearly right, each spoilt in some way. The same seed gives the same bodies. */
import { sampleFields } from './sample-enquiry.ts';

export type MalformedBody = { contentType: string; bytes: Uint8Array<ArrayBuffer> };

export function* malformedBodies(seed: number, count: number): Generator<MalformedBody> {
  const random = seededRandom(seed);
  for (let made = 0; made < count; made += 1) {
    const write = pick(random, [asJson, asForm, asMultipart]);
    const { contentType, text } = write(spoilFields(random, made));
    const bytes = Buffer.from(text, pick(random, ['utf8', 'utf8', 'utf8', 'latin1', 'utf16le']));
    yield { contentType: spoilType(random, contentType), bytes: new Uint8Array(spoilBytes(random, bytes)) };
  }
}

export type Random = () => number;
type Written = { contentType: string; text: string };

const values: readonly ((random: Random) => unknown)[] = [
  () => '',
  () => null,
  () => 0,
  () => -1e308,
  () => true,
  () => [],
  () => ['a', ['b']],
  () => ({ toString: 'x', length: 5 }),
  () => '\u0000\u0001\u001b[31m',
  () => '\ud800 alone \udc00',
  () => '\u202e\u2066 turned',
  () => "'; drop table enquiry; --",
  () => '<script>alert(1)</script>'.repeat(3),
  () => 'a\r\nBcc: everyone@else.example\r\n\r\n',
  () => '%00%ff%',
  () => '💣'.repeat(60),
  (random) => 'm'.repeat(Math.floor(random() * 7000)),
  (random) => 'h\n'.repeat(Math.floor(random() * 700)),
  (random) => nest(Math.floor(random() * 2000)),
];

function spoilFields(random: Random, made: number): Record<string, unknown> {
  const fields: Record<string, unknown> = sampleFields({ name: `Fuzz ${made}` });
  const names = [
    ...Object.keys(fields),
    'history',
    'website',
    'altcha',
    'g-recaptcha-response',
    '__proto__',
    'constructor',
  ];
  for (let spoilt = Math.floor(random() * 4); spoilt > 0; spoilt -= 1) {
    const name = pick(random, names);
    if (random() < 0.2) delete fields[name];
    else
      Object.defineProperty(fields, name, {
        value: pick(random, values)(random),
        enumerable: true,
        configurable: true,
        writable: true,
      });
  }
  return fields;
}

const asJson = (fields: Record<string, unknown>): Written => ({
  contentType: 'application/json',
  text: JSON.stringify(fields),
});

const asForm = (fields: Record<string, unknown>): Written => ({
  contentType: 'application/x-www-form-urlencoded',
  text: Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(asText(value).toWellFormed())}`)
    .join('&'),
});

const asMultipart = (fields: Record<string, unknown>): Written => ({
  contentType: 'multipart/form-data; boundary=edge',
  text: `${Object.entries(fields)
    .map(
      ([name, value]) =>
        `--edge\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${asText(value)}\r\n`,
    )
    .join('')}--edge--\r\n`,
});

function spoilType(random: Random, contentType: string): string {
  if (random() > 0.1) return contentType;
  return pick(random, [
    'text/plain',
    'application/json; charset=utf-16',
    'multipart/form-data',
    'multipart/form-data; boundary=other',
    'APPLICATION/JSON',
    'application/x-www-form-urlencoded; charset=iso-8859-1',
    ';;;',
  ]);
}

function spoilBytes(random: Random, bytes: Buffer): Buffer {
  const at = () => Math.floor(random() * bytes.length);
  switch (Math.floor(random() * 8)) {
    case 0:
      return bytes.subarray(0, at());
    case 1:
      return bytes.subarray(at());
    case 2:
      return Buffer.concat([bytes.subarray(0, at()), Buffer.from([0, 255, 254, 128]), bytes.subarray(at())]);
    case 3:
      for (let flips = 0; flips < 5 && bytes.length > 0; flips += 1) bytes[at()] = Math.floor(random() * 256);
      return bytes;
    case 4:
      return Buffer.concat([bytes, bytes]);
    default:
      return bytes;
  }
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

function nest(depth: number): unknown {
  let value: unknown = 'deep';
  for (let level = 0; level < depth; level += 1) value = [value];
  return value;
}

export function pick<T>(random: Random, choices: readonly T[]): T {
  const choice = choices[Math.floor(random() * choices.length)];
  if (choice === undefined) throw new Error('Nothing to choose from.');
  return choice;
}

/** Mulberry32: small, and good enough to spoil things with. */
export function seededRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
