/**
 * Six tables in place of columns for each channel and five small tables. The old ones stay for one release. Triggers
 * copy each change to the other side, except counts and used captcha answers, so that the previous release can run.
 */
import { type Kysely, PostgresAdapter, sql } from 'kysely';

const channels = ['mail', 'webhook'] as const;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...tables, ...copies(isPostgres(db))]) await sql.raw(statement).execute(db);
  for (const [table, statements] of Object.entries(steps)) await onWrite(db, table, statements.join('\n'));
}

const tables = [
  `create table delivery (
    enquiry_id text not null references enquiry (id) on delete cascade,
    channel text not null,
    state text not null,
    attempts integer not null,
    due_at bigint not null,
    error text,
    failing_since bigint,
    sent_at bigint,
    primary key (enquiry_id, channel)
  )`,
  'create index delivery_due on delivery (channel, state, due_at)',
  `create table idempotency (
    key text primary key,
    content_hash text not null,
    enquiry_id text references enquiry (id) on delete cascade,
    expires_at bigint not null
  )`,
  'create index idempotency_enquiry on idempotency (enquiry_id)',
  `create table counter (
    name text not null, window_start bigint not null, times bigint not null, primary key (name, window_start)
  )`,
  'create table audit_log (at bigint not null, who text not null, action text not null, enquiries integer not null)',
];

const sentAt = { mail: 'mailed_at', webhook: 'webhook_sent_at' };

/** Copies the columns of the enquiry that a delivery takes the place of. `row` is the table, or a trigger's row. */
const insertDelivery =
  'insert into delivery (enquiry_id, channel, state, attempts, due_at, error, failing_since, sent_at)';
function deliveryValues(channel: (typeof channels)[number], row: string): string {
  const columns = ['state', 'attempts', 'due_at', 'error', 'failing_since'].map(
    (name) => `${channel}_${name}`,
  );
  const values = [...columns, sentAt[channel]].map((column) => `${row}.${column}`);
  return [`${row}.id`, `'${channel}'`, ...values].join(', ');
}

function copies(postgres: boolean): string[] {
  const day = postgres ? `extract(epoch from (day || 'T00:00:00Z')::timestamptz)::bigint` : 'unixepoch(day)';
  return [
    ...channels.map((name) => `${insertDelivery} select ${deliveryValues(name, 'enquiry')} from enquiry`),
    `insert into idempotency (key, content_hash, enquiry_id, expires_at)
      select key, words, enquiry_id, expires_at from reply`,
    `insert into idempotency (key, content_hash, expires_at)
      select 'captcha:' || key, '', expires_at from spent_captcha`,
    `insert into counter (name, window_start, times)
      select 'rejected:' || reason, ${day} * 1000, times from refusal`,
    'insert into audit_log (at, who, action, enquiries) select at, who, action, enquiries from operator_log',
  ];
}

function overwrite(columns: string): string {
  const changes = columns.split(' ').map((column) => `${column} = excluded.${column}`);
  return `do update set ${changes.join(', ')}`;
}

/** By table, what brings the other side in step with a row that was written. */
const steps: Readonly<Record<string, readonly string[]>> = {
  enquiry: channels.map(
    (channel) => `${insertDelivery} values (${deliveryValues(channel, 'new')})
      on conflict (enquiry_id, channel) ${overwrite('state attempts due_at error failing_since sent_at')};`,
  ),
  delivery: channels.map(
    (channel) => `update enquiry set ${channel}_state = new.state, ${channel}_attempts = new.attempts,
        ${channel}_due_at = new.due_at, ${channel}_error = new.error,
        ${channel}_failing_since = new.failing_since, ${sentAt[channel]} = new.sent_at
      where id = new.enquiry_id and new.channel = '${channel}';`,
  ),
  reply: [
    `insert into idempotency (key, content_hash, enquiry_id, expires_at)
      values (new.key, new.words, new.enquiry_id, new.expires_at)
      on conflict (key) ${overwrite('content_hash enquiry_id expires_at')};`,
  ],
  idempotency: [
    `insert into reply (key, words, enquiry_id, expires_at)
      select new.key, new.content_hash, new.enquiry_id, new.expires_at where new.enquiry_id is not null
      on conflict (key) ${overwrite('words enquiry_id expires_at')};`,
  ],
  operator_log: [
    'insert into audit_log (at, who, action, enquiries) values (new.at, new.who, new.action, new.enquiries);',
  ],
};

async function onWrite(db: Kysely<unknown>, table: string, statements: string): Promise<void> {
  const name = `copy_${table}`;
  const triggers = isPostgres(db)
    ? [
        `create function ${name}() returns trigger language plpgsql as $$ begin ${statements} return null; end $$`,
        `create trigger ${name} after insert or update on ${table} for each row
          when (pg_trigger_depth() = 0) execute function ${name}()`,
      ]
    : // In SQLite, a trigger that is running doesn't fire again, so that these come to an end.
      ['insert', 'update'].map(
        (event) => `create trigger ${name}_${event} after ${event} on ${table} begin ${statements} end`,
      );
  for (const trigger of triggers) await sql.raw(trigger).execute(db);
}

function isPostgres(db: Kysely<unknown>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
