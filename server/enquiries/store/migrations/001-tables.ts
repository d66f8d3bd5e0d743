/**
 * All tables. A row's short columns come first: SQLite reads what follows a long text page by page. SQLite and PostgreSQL read the same
 * statements.
 */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table enquiry (
    id text primary key,
    received_at bigint not null,
    bytes integer not null,
    verified integer not null,
    quarantine text,
    handled_at bigint,
    name text not null,
    email text not null,
    company text not null,
    phone text not null,
    topic text not null,
    message text not null,
    plan text not null,
    history text not null,
    consent_version text not null,
    consented_at bigint not null
  )`,
  'create index enquiry_received on enquiry (received_at)',
  'create unique index enquiry_open on enquiry (id) where handled_at is null',
  `create table delivery (
    enquiry_id text not null references enquiry (id) on delete cascade,
    channel text not null,
    state text not null,
    queued_at bigint not null,
    due_at bigint not null,
    attempts integer not null,
    failures integer not null,
    lease_until bigint,
    lease_owner text,
    error text,
    sent_at bigint,
    primary key (enquiry_id, channel)
  )`,
  'create index delivery_due on delivery (channel, state, due_at, enquiry_id)',
  'create index delivery_queued on delivery (channel, state, queued_at)',
  `create table acceptance (
    enquiry_id text not null references enquiry (id) on delete cascade,
    recipient text not null,
    accepted_at bigint not null,
    primary key (enquiry_id, recipient)
  )`,
  `create table channel_hold (
    channel text primary key,
    since bigint not null,
    next_try_at bigint not null,
    fault text not null
  )`,
  'create table job (name text primary key, due_at bigint not null)',
  `create table idempotency (
    key text primary key,
    content_hash text not null,
    enquiry_id text references enquiry (id) on delete cascade,
    expires_at bigint not null
  )`,
  'create index idempotency_enquiry on idempotency (enquiry_id)',
  `create table counter (
    name text not null,
    window_start bigint not null,
    times bigint not null,
    primary key (name, window_start)
  )`,
  `create table audit_log (
    at bigint not null,
    who text not null,
    action text not null,
    enquiries integer not null
  )`,
  'create table secret (name text primary key, value text not null)',
];
