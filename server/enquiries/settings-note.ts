/**
 * With which settings each instance runs, as a keyed hash in the store. So `check` can say that a server still has the old
 * password, and nobody can read one there.
 */
import { createHmac } from 'node:crypto';
import { hostname } from 'node:os';
import { z } from 'zod';
import type { Settings } from '../../contract/settings/read-settings.ts';
import { type NoteName, removeNote, writeNote } from './store/notes.ts';
import { rememberSecret } from './store/secrets.ts';
import type { Store } from './store/store.ts';

const noted = z.object({ hash: z.string(), at: z.number() });

/** An instance says it every hour, so one that hasn't for so long has ended without a goodbye. */
const longestMs = 2 * 60 * 60 * 1000;

const prefix = 'settings ';

function nameOf({ HOST, PORT }: Settings): NoteName {
  return `${prefix}${hostname()} ${HOST}:${PORT}`;
}

export async function noteSettings(store: Store, settings: Settings): Promise<void> {
  const note: z.infer<typeof noted> = { hash: await hashOf(store, settings), at: await store.now() };
  await store.run((db) => writeNote(db, nameOf(settings), JSON.stringify(note)));
}

/** At a stop. */
export async function forgetSettings(store: Store, settings: Settings): Promise<void> {
  await store.run((db) => removeNote(db, nameOf(settings)));
}

/** Which running instances have other settings than these: by host, address and port. */
export async function otherSettings(store: Store, settings: Settings): Promise<string[]> {
  const [hash, now] = [await hashOf(store, settings), await store.now()];
  const notes = await store.run((db) =>
    db.selectFrom('note').selectAll().where('name', 'like', `${prefix}%`).orderBy('name').execute(),
  );
  return notes.flatMap(({ name, value }) => {
    const { data } = noted.safeParse(JSON.parse(value));
    const isRunning = data !== undefined && Math.abs(now - data.at) < longestMs;
    return isRunning && data.hash !== hash ? [name.slice(prefix.length)] : [];
  });
}

const remembered = [
  'SMTP_URL',
  'SMTP_NAME',
  'ENQUIRY_TO',
  'ENQUIRY_FROM',
  'ENQUIRY_WEBHOOK_URL',
  'ENQUIRY_WEBHOOK_SECRET',
  'RECAPTCHA_SITE_KEY',
  'RECAPTCHA_SECRET',
  'RECAPTCHA_VERIFY_URL',
  'BACKUP_DIR',
] as const;

async function hashOf(store: Store, settings: Settings): Promise<string> {
  const key = await rememberSecret(store, 'settings-key')();
  const values = remembered.map((name) => settings[name] ?? null);
  return createHmac('sha256', key).update(JSON.stringify(values)).digest('base64url');
}
