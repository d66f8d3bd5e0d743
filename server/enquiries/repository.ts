/** Stored enquiries as an operator needs them: list, find, mark, count. */
import { type RawBuilder, sql } from 'kysely';
import { tidy } from '../../contract/enquiry.ts';
import { listedFields, storedFields } from './fields.ts';
import { searchKey } from './search.ts';
import type { AuditEntry, Database, DeliveryState } from './store/schema.ts';
import type { Store } from './store/store.ts';

type EnquiryRow = Awaited<ReturnType<ReturnType<typeof selectEnquiries>['executeTakeFirstOrThrow']>>;

export type StoredEnquiry = EnquiryRow & {
  /** Who has accepted the mail, and when. */
  acceptances: readonly { recipient: string; accepted_at: number }[];
};

/** Enquiries, each with the state of its two deliveries. */
export function selectEnquiries(db: Database) {
  return db
    .selectFrom('enquiry')
    .innerJoin('delivery as mail', (join) =>
      join.onRef('mail.enquiry_id', '=', 'enquiry.id').on('mail.channel', '=', 'mail'),
    )
    .innerJoin('delivery as webhook', (join) =>
      join.onRef('webhook.enquiry_id', '=', 'enquiry.id').on('webhook.channel', '=', 'webhook'),
    )
    .select(['enquiry.id', 'received_at', ...storedFields, 'consent_version', 'consented_at'])
    .select(['verified', 'quarantine', 'handled_at'])
    .select(['mail.state as mail_state', 'mail.attempts as mail_attempts', 'mail.error as mail_error'])
    .select(['mail.lease_until as mail_lease_until', 'webhook.lease_until as webhook_lease_until'])
    .select(['webhook.state as webhook_state', 'webhook.error as webhook_error'])
    .select(['mail.sent_at as mailed_at', 'webhook.sent_at as webhook_sent_at']);
}

export async function withAcceptances(db: Database, rows: readonly EnquiryRow[]): Promise<StoredEnquiry[]> {
  const ids = rows.map(({ id }) => id);
  const accepted =
    ids.length === 0
      ? []
      : await db
          .selectFrom('acceptance')
          .selectAll()
          .where('enquiry_id', 'in', ids)
          .orderBy('accepted_at')
          .orderBy('recipient')
          .execute();
  const byId = Map.groupBy(accepted, ({ enquiry_id }) => enquiry_id);
  return rows.map((row) => ({
    ...row,
    acceptances: (byId.get(row.id) ?? []).map(({ recipient, accepted_at }) => ({ recipient, accepted_at })),
  }));
}

const pageSize = 500;
const shortestId = 8;

export type ListFilter = {
  email?: string | undefined;
  quarantined?: boolean | undefined;
  open?: boolean | undefined;
  /** Given up, by mail or by webhook. */
  failed?: boolean | undefined;
  since?: number | undefined;
  topic?: string | undefined;
  /** All of these words, each somewhere in what the visitor wrote. */
  words?: readonly string[];
};

/** Oldest first, page by page. */
export async function* listEnquiries(store: Store, filter: ListFilter = {}): AsyncGenerator<StoredEnquiry> {
  const { email, quarantined, open, failed, since = 0, topic, words = [] } = filter;
  const conditions = [
    sql<boolean>`received_at >= ${since}`,
    ...(email === undefined ? [] : [hasEmail(email)]),
    ...(quarantined === undefined ? [] : [sql<boolean>`(quarantine is not null) = ${sql.lit(quarantined)}`]),
    ...(open ? [sql<boolean>`handled_at is null`] : []),
    ...(failed ? [sql<boolean>`'failed' in (mail.state, webhook.state)`] : []),
    ...(topic === undefined ? [] : [sql<boolean>`topic = ${topic}`]),
  ];
  const keys = words.map(searchKey);
  for (let last = ''; ; ) {
    const page = await store.use(async (db) => {
      const rows = await selectEnquiries(db)
        .where('enquiry.id', '>', last)
        .where(({ and }) => and(conditions))
        .orderBy('enquiry.id')
        .limit(pageSize)
        .execute();
      return await withAcceptances(db, rows);
    });
    yield* page.filter((enquiry) => keys.every((key) => containsKey(enquiry, key)));
    last = page.at(-1)?.id ?? '';
    if (last === '') return;
  }
}

/** The enquiries whose ids begin so, two at most: enough to know whether it is one. */
export async function findByIdStart(store: Store, start: string): Promise<StoredEnquiry[]> {
  return await store.use(async (db) => {
    const rows = await selectEnquiries(db)
      .where('enquiry.id', '>=', start)
      .where(sql<boolean>`substr(enquiry.id, 1, ${sql.lit(start.length)}) = ${start}`)
      .orderBy('enquiry.id')
      .limit(2)
      .execute();
    return await withAcceptances(db, rows);
  });
}

/** For each id its shortest beginning that no other id has, at least 8 characters long. */
export async function shortIds(store: Store): Promise<(id: string) => string> {
  const rows = await store.use((db) => db.selectFrom('enquiry').select('id').orderBy('id').execute());
  const short = rows.map(({ id }, index) => {
    const neighbours = [rows[index - 1]?.id, rows[index + 1]?.id];
    let length = shortestId;
    while (neighbours.some((other) => other?.startsWith(id.slice(0, length)))) length += 1;
    return [id, id.slice(0, length)] as const;
  });
  const known = new Map(short);
  return (id) => known.get(id) ?? id;
}

export async function setHandled(store: Store, id: string, handledAt: number | null): Promise<void> {
  await store.use((db) =>
    db.updateTable('enquiry').set({ handled_at: handledAt }).where('id', '=', id).execute(),
  );
}

/** How many enquiries there are, or meet a condition on the columns of `enquiry`. */
export async function countEnquiries(store: Store, condition = sql<boolean>`true`): Promise<number> {
  const counted = sql<{ count: number }>`select count(*) as count from enquiry where ${condition}`;
  const { rows } = await store.use((db) => counted.execute(db));
  return rows[0]?.count ?? 0;
}

/** Open enquiries, older than this, that nobody was notified of, apart from those in quarantine. */
export function isUnnotified(receivedBefore: number): RawBuilder<boolean> {
  return sql`handled_at is null and quarantine is null and received_at < ${receivedBefore} and not ${hasDelivery('sent')}`;
}

function hasDelivery(state: DeliveryState): RawBuilder<boolean> {
  return sql`exists (select 1 from delivery where enquiry_id = enquiry.id and state = ${state})`;
}

/** What one person's addresses have in common, however they typed its case and the script of its domain. */
export function addressKey(email: string): string {
  return tidy('email', email).toLowerCase();
}

export function hasEmail(email: string): RawBuilder<boolean> {
  return sql<boolean>`lower(email) = ${addressKey(email)}`;
}

function containsKey(enquiry: StoredEnquiry, key: string): boolean {
  return searchKey(listedFields.map((field) => enquiry[field]).join(' ')).includes(key);
}

/** Adds to the record of what was removed and exported: who, when and how many, but not whose. */
export async function audit(db: Database, entry: AuditEntry): Promise<void> {
  await db.insertInto('audit_log').values(entry).execute();
}

export function listAuditLog(store: Store): Promise<AuditEntry[]> {
  return store.use((db) => db.selectFrom('audit_log').selectAll().orderBy('at').execute());
}
