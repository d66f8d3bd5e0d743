/** Random keys that all instances share. */
import { randomBytes } from 'node:crypto';
import type { Store } from './store.ts';

/** A random key that every instance shares, made by whichever asks first, and remembered. */
export function rememberCaptchaKey(store: Store): () => Promise<string> {
  const name = 'captcha-key';
  let known: { value: string } | null = null;
  return async () => {
    known ??= await store.run((db) =>
      db
        .insertInto('secret')
        .values({ name, value: randomBytes(32).toString('base64url') })
        // Writes what is there already, because only a row that is written is returned.
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ name }))
        .returning('value')
        .executeTakeFirstOrThrow(),
    );
    return known.value;
  };
}
