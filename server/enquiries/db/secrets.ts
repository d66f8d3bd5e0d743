/** Random keys that every instance shares. Each is made once, by whichever instance asks first. */
import { randomBytes } from 'node:crypto';
import type { Store } from './store.ts';

type SecretName = 'sender-salt' | 'captcha-key';

/** Answers from memory after the first success, so that a lost database does not change any answer. */
export function rememberSecret(store: Store, name: SecretName): () => Promise<string> {
  let known: string | null = null;
  return async () => {
    known ??= await readSecret(store, name);
    return known;
  };
}

function readSecret(store: Store, name: SecretName): Promise<string> {
  return store.use(async (db) => {
    const find = () => db.selectFrom('secret').select('value').where('name', '=', name);
    const found = await find().executeTakeFirst();
    if (found) return found.value;
    const value = randomBytes(32).toString('base64url');
    await db
      .insertInto('secret')
      .values({ name, value })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return (await find().executeTakeFirstOrThrow()).value;
  });
}
