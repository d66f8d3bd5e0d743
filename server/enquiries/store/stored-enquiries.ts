/** Enquiries as an operator needs them: list, find, mark, count, and the audit log. */
import { type RawBuilder, sql } from 'kysely';
import { tidy } from '../../../contract/enquiry.ts';
import { storedFields } from './fields.ts';
import type { AuditEntry, Database, Delivery } from './schema.ts';
import type { Store } from './store.ts';

type EnquiryRow = Awaited<ReturnType<ReturnType<typeof selectEnquiries>['executeTakeFirstOrThrow']>>;

export type StoredDelivery = Omit<Delivery, 'enquiry_id' | 'round'>;

export type StoredEnquiry = EnquiryRow & { deliveries: readonly StoredDelivery[] };

function selectEnquiries(db: Database) {
  return db
    .selectFrom('enquiry')
    .select(['id', 'received_at', ...storedFields, 'history', 'consent_version', 'consented_at'])
    .select(['verified', 'spam', 'handled_at']);
}

async function withDeliveries(db: Database, rows: readonly EnquiryRow[]): Promise<StoredEnquiry[]> {
  const ids = rows.map(({ id }) => id);
  const deliveries =
    ids.length === 0
      ? []
      : await db
          .selectFrom('delivery')
          .select(['enquiry_id', 'recipient', 'status', 'next_at', 'attempts', 'error', 'sent_at'])
          .where('enquiry_id', 'in', ids)
          .orderBy('recipient')
          .execute();
  const byId = Map.groupBy(deliveries, ({ enquiry_id }) => enquiry_id);
  return rows.map((row) => ({
    ...row,
    deliveries: (byId.get(row.id) ?? []).map(({ enquiry_id: _, ...delivery }) => delivery),
  }));
}

export async function findEnquiry(db: Database, id: string): Promise<StoredEnquiry | undefined> {
  const rows = await selectEnquiries(db).where('id', '=', id).execute();
  return (await withDeliveries(db, rows))[0];
}

const isOpen = sql<boolean>`(handled_at is null and spam = 0)`;
const withDelivery = sql`select 1 from delivery where enquiry_id = enquiry.id`;
/** For a recipient, or because nobody was configured. */
const isWaiting = sql<boolean>`(${isOpen} and
  (exists (${withDelivery} and status in ('due', 'sending')) or not exists (${withDelivery})))`;

/** Commands, alerts and the daily mail use the same conditions. */
export const groups = {
  open: isOpen,
  spam: sql<boolean>`(handled_at is null and spam = 1)`,
  failed: sql<boolean>`(${isOpen} and exists (${withDelivery} and status = 'failed'))`,
  waiting: isWaiting,
  /** Nobody has it yet. */
  untold: sql<boolean>`(${isWaiting} and not exists (${withDelivery} and status = 'sent'))`,
};

type GroupName = keyof typeof groups;

export type ListFilter = {
  email?: string | undefined;
  in?: readonly GroupName[];
  since?: number | undefined;
};

const pageSize = 500;

/** Oldest first. */
export async function* listEnquiries(store: Store, filter: ListFilter = {}): AsyncGenerator<StoredEnquiry> {
  for (let last = ''; ; ) {
    const page = await store.run((db) => readPage(db, filter, last));
    yield* page;
    last = page.at(-1)?.id ?? '';
    if (last === '') return;
  }
}

async function readPage(db: Database, filter: ListFilter, last: string): Promise<StoredEnquiry[]> {
  const rows = await selectEnquiries(db)
    .where('id', '>', last)
    .where(({ and }) => and(conditionsOf(filter)))
    .orderBy('id')
    .limit(pageSize)
    .execute();
  return await withDeliveries(db, rows);
}

function conditionsOf({ email, since, in: names = [] }: ListFilter): RawBuilder<boolean>[] {
  return [
    ...(since === undefined ? [] : [sql<boolean>`received_at >= ${since}`]),
    ...(email === undefined ? [] : [hasEmail(email)]),
    ...names.map((name) => groups[name]),
  ];
}

/** At most two, which is enough to know whether it's unique. */
export async function findByIdPart(store: Store, part: string): Promise<StoredEnquiry[]> {
  const length = sql.lit(part.length);
  return await store.run(async (db) => {
    const rows = await selectEnquiries(db)
      .where(sql<boolean>`${part} in (substr(id, 1, ${length}), substr(id, 37 - ${length}))`)
      .orderBy('id')
      .limit(2)
      .execute();
    return await withDeliveries(db, rows);
  });
}

/** A date that's there stays. */
export async function setHandled(store: Store, id: string, handledAt: number | null): Promise<void> {
  await store.run(async (db) => {
    const enquiry = db.updateTable('enquiry').set({ handled_at: handledAt }).where('id', '=', id);
    await (handledAt === null ? enquiry : enquiry.where('handled_at', 'is', null)).execute();
  });
}

export async function countEnquiries(
  db: Database,
  condition: RawBuilder<unknown> = sql`true`,
): Promise<number> {
  const counted = sql<{ count: number }>`select count(*) as count from enquiry where ${condition}`;
  const { rows } = await counted.execute(db);
  return rows[0]?.count ?? 0;
}

/** The same for all spellings of an address. */
export function addressKey(email: string): string {
  return tidy('email', email).toLowerCase();
}

export function hasEmail(email: string): RawBuilder<boolean> {
  return sql<boolean>`lower(email) = ${addressKey(email)}`;
}

/** How many, but not whose. */
export async function audit(db: Database, entry: AuditEntry): Promise<void> {
  await db.insertInto('audit_log').values(entry).execute();
}

export function listAuditLog(store: Store): Promise<AuditEntry[]> {
  return store.run((db) => db.selectFrom('audit_log').selectAll().orderBy('at').execute());
}
