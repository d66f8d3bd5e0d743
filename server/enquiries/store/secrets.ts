/** The captcha's key, which all instances share. */
import { randomBytes } from 'node:crypto';
import type { Store } from './store.ts';

/** The first caller makes it. */
export function rememberCaptchaKey(store: Store): () => Promise<string> {
  const name = 'captcha-key';
  let known: { value: string } | null = null;
  return async () => {
    known ??= await store.run((db) =>
      db
        .insertInto('secret')
        .values({ name, value: randomBytes(32).toString('base64url') })
        // Only a row that's written is returned.
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ name }))
        .returning('value')
        .executeTakeFirstOrThrow(),
    );
    return known.value;
  };
}
