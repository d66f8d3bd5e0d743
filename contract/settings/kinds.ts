/** The kinds of value a setting can have, each with what to do about a wrong one. */
import { z } from 'zod';

const mailbox = /^(?:[^<>,@]*<[^\s<>,@]+@[^\s<>,@]+>|[^\s<>,@]+@[^\s<>,@]+)$/;

export const anyText = z.string();

export function wholeNumber(from: number, to: number) {
  return z
    .string()
    .refine((value) => /^\d{1,9}$/.test(value) && Number(value) >= from && Number(value) <= to, {
      error: `is not a whole number from ${from} to ${to}. Give one, or leave it unset.`,
    })
    .transform(Number);
}

const notAnOrigin =
  'is not a public origin. Give scheme and host without a path, such as https://www.straitworks.example.';

/** A slash at the end is forgiven. */
export const origin = z
  .url({ protocol: /^https?$/, hostname: /./, abort: true, error: notAnOrigin })
  .regex(/^[^:]+:\/\/[^/?#@]+\/?$/, { error: notAnOrigin })
  .transform((value) => new URL(value).origin);

/** `fetch` takes no address with a login. */
export function webAddress(example: string) {
  return z
    .url({
      protocol: /^https?$/,
      hostname: /./,
      abort: true,
      error: `is not an address of the right kind. Give one such as ${example}.`,
    })
    .refine((value) => new URL(value).username + new URL(value).password === '', {
      error: `is an address with a user name or password, which nothing can be posted to. Give one without, such as ${example}.`,
    });
}

/** A raw `/` or `#` would make part of the password the host. */
function hasEncodedLogin(value: string): boolean {
  const [, login = ''] = /:\/\/(.*)@/s.exec(value) ?? [];
  return !/[@/#?\s]|%(?![\da-f]{2})/i.test(login);
}

const encodedLogin = z.string().refine(hasEncodedLogin, {
  abort: true,
  error:
    'has a user name or password that is not percent-encoded. ' +
    'Write @ as %40, / as %2F, # as %23, ? as %3F, % as %25 and a space as %20.',
});

const cutOff = 'Write a # in the password as %23.';

export function addressWithLogin(protocol: RegExp, example: string) {
  const error = `is not an address of the right kind. Give one such as ${example}. ${cutOff}`;
  return encodedLogin.pipe(z.url({ protocol, hostname: /./, error }));
}

const notADatabase =
  'is not the address of a PostgreSQL database. Give one such as postgres://user:password@host/database, or with the ' +
  `folder of a socket, postgres:///database?host=/var/run/postgresql&user=name. ${cutOff}`;

export const databaseAddress = encodedLogin.pipe(
  z
    .url({ protocol: /^postgres(?:ql)?$/, abort: true, error: notADatabase })
    .refine((value) => /^[^:]+:\/\/(?:[^/?#]*@)?[^/?#@]|[?&]host=\//.test(value), { error: notADatabase }),
);

/** Standard Webhooks: base64 after `whsec_`. Any other text counts as it is. */
export const signingKey = z.string().refine(
  (value) => {
    const [, encoded] = /^whsec_(.*)$/.exec(value) ?? [];
    if (encoded === undefined) return value.length >= 24;
    return /^(?:[A-Za-z\d+/]{4}){8,}[A-Za-z\d+/]{0,3}={0,2}$/.test(encoded);
  },
  {
    error:
      "is too short to sign with. Give at least 24 characters, or what this prints: node -p \"'whsec_' + crypto.randomBytes(32).toString('base64')\".",
  },
);

function mailboxesOr(error: string) {
  return z.string().refine((value) => value.split(',').every((one) => mailbox.test(one.trim())), { error });
}

export const mailboxes = mailboxesOr(
  'is not a mail address. Give one such as team@straitworks.example, or several with commas between.',
);

export const sender = mailboxesOr(
  'is not a mail address. Give one such as site@straitworks.example or Straitworks <site@straitworks.example>. ' +
    'In .env, a value that begins with a quotation mark goes in single quotes.',
);

export const trueOrFalse = z.stringbool({
  truthy: ['true'],
  falsy: ['false'],
  case: 'sensitive',
  error: 'is neither "true" nor "false". Give one of the two.',
});

const addressRange = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);

export const addressRanges = z
  .string()
  .transform((value) => value.split(',').map((range) => range.trim()))
  .refine((ranges) => ranges.every((range) => addressRange.safeParse(range).success), {
    error: 'is not a list of IP addresses or ranges. Give one or more, such as 127.0.0.1, 10.0.0.0/8.',
  });

export const logLevel = z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], {
  error: 'is not one of trace, debug, info, warn, error, fatal, silent. Give one of them.',
});
