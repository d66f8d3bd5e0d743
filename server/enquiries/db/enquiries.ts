/** Stored enquiries as an operator needs them: list, find, mark, count. */
import { type RawBuilder, sql } from 'kysely';
import type { StoredEnquiry } from './schema.ts';
import type { Store } from './store.ts';

const pageSize = 500;
const shortestId = 8;

export type ListFilter = {
  email?: string | undefined;
  quarantined?: boolean | undefined;
  /** Not handled yet. */
  open?: boolean | undefined;
  since?: number | undefined;
  topic?: string | undefined;
  /** All of these words, each somewhere in what the visitor wrote. */
  words?: readonly string[];
};

/** Oldest first, page by page. */
export async function* listEnquiries(store: Store, filter: ListFilter = {}): AsyncGenerator<StoredEnquiry> {
  const { email, quarantined, open = false, since = 0, topic, words = [] } = filter;
  for (let last = ''; ; ) {
    const rows = await store.use((db) =>
      db
        .selectFrom('enquiry')
        .selectAll()
        .where('id', '>', last)
        .where('received_at', '>=', since)
        .$if(email !== undefined, (query) => query.where(hasEmail(email ?? '')))
        .$if(quarantined === true, (query) => query.where('quarantine', 'is not', null))
        .$if(quarantined === false, (query) => query.where('quarantine', 'is', null))
        .$if(open, (query) => query.where('handled_at', 'is', null))
        .$if(topic !== undefined, (query) => query.where('topic', '=', topic ?? ''))
        .where(({ and }) => and(words.map(hasWord)))
        .orderBy('id')
        .limit(pageSize)
        .execute(),
    );
    yield* rows;
    last = rows.at(-1)?.id ?? '';
    if (last === '') return;
  }
}

/** The enquiries whose ids begin so, two at most: enough to know whether it is one. */
export async function findByIdStart(store: Store, start: string): Promise<StoredEnquiry[]> {
  return await store.use((db) =>
    db
      .selectFrom('enquiry')
      .selectAll()
      .where('id', '>=', start)
      .where(sql<boolean>`substr(id, 1, ${sql.lit(start.length)}) = ${start}`)
      .orderBy('id')
      .limit(2)
      .execute(),
  );
}

/** For each id its shortest beginning that no other id has, at least 8 characters long. */
export async function shortIds(store: Store): Promise<(id: string) => string> {
  const rows = await store.use((db) => db.selectFrom('enquiry').select('id').orderBy('id').execute());
  const short = new Map(
    rows.map(({ id }, index) => {
      const neighbours = [rows[index - 1]?.id ?? '', rows[index + 1]?.id ?? ''];
      let length = shortestId;
      while (neighbours.some((other) => other.slice(0, length) === id.slice(0, length))) length += 1;
      return [id, id.slice(0, length)];
    }),
  );
  return (id) => short.get(id) ?? id;
}

/** `null` opens it again. */
export async function setHandled(store: Store, id: string, handledAt: number | null): Promise<void> {
  await store.use((db) =>
    db.updateTable('enquiry').set({ handled_at: handledAt }).where('id', '=', id).execute(),
  );
}

export async function countEnquiries(store: Store): Promise<number> {
  const { count } = await store.use((db) =>
    db
      .selectFrom('enquiry')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  );
  return count;
}

/** How many open enquiries older than this have been sent to nobody, quarantine apart. */
export async function countUntold(store: Store, receivedBefore: number): Promise<number> {
  const { count } = await store.use((db) =>
    db
      .selectFrom('enquiry')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('mail_state', '<>', 'sent')
      .where('webhook_state', '<>', 'sent')
      .where('handled_at', 'is', null)
      .where('quarantine', 'is', null)
      .where('received_at', '<', receivedBefore)
      .executeTakeFirstOrThrow(),
  );
  return count;
}

/** One person's enquiries, however they typed the case of their address. */
export function hasEmail(email: string): RawBuilder<boolean> {
  return sql<boolean>`lower(email) = ${email.trim().toLowerCase()}`;
}

function hasWord(word: string): RawBuilder<boolean> {
  const text = sql`name || ' ' || email || ' ' || company || ' ' || phone || ' ' || message || ' ' || plan`;
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
  // SQLite knows upper and lower case of ASCII letters only, so that others are found as they are written.
  return sql<boolean>`(lower(${text}) like ${pattern.toLowerCase()} escape '\\' or ${text} like ${pattern} escape '\\')`;
}
