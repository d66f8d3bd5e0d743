/** The first five migrations. Never change or add to these: older releases refuse to start on a list that differs. */
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

function run(...statements: string[]): Migration {
  return {
    up: async (db) => {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  };
}

const notNull = (type: string, names: string) =>
  names
    .split(' ')
    .map((name) => `${name} ${type} not null`)
    .join(', ');

const addToEnquiry = (column: string) => `alter table enquiry add column ${column}`;

export const firstMigrations: Readonly<Record<string, Migration>> = {
  '001-enquiries': run(
    `create table enquiry (
      id text primary key,
      ${notNull('text', 'name email company phone topic message history consent_version mail_state')},
      ${notNull('bigint', 'received_at consented_at mail_due_at')},
      ${notNull('integer', 'verified mail_attempts')},
      quarantine text, mail_error text, handled_at bigint, mailed_at bigint
    )`,
    'create index enquiry_received on enquiry (received_at)',
    'create index enquiry_mail on enquiry (mail_state, mail_due_at)',
    `create table reply (
      key text primary key,
      words text not null,
      enquiry_id text not null references enquiry (id) on delete cascade,
      expires_at bigint not null
    )`,
    'create index reply_enquiry on reply (enquiry_id)',
  ),
  '002-abuse': run(
    'create table spent_captcha (key text primary key, expires_at bigint not null)',
    'create table allowance (key text primary key, free_at bigint not null)',
    `create table refusal (
      ${notNull('text', 'day reason')}, times bigint not null, constraint refusal_key primary key (day, reason)
    )`,
    'create table secret (name text primary key, value text not null)',
  ),
  '003-plan-and-webhook': run(
    addToEnquiry(`plan text default '' not null`),
    addToEnquiry(`webhook_state text default 'held' not null`),
    addToEnquiry('webhook_due_at bigint default 0 not null'),
    addToEnquiry('webhook_attempts integer default 0 not null'),
    addToEnquiry('webhook_error text'),
    addToEnquiry('webhook_sent_at bigint'),
    'create index enquiry_webhook on enquiry (webhook_state, webhook_due_at)',
  ),
  '004-operator-log': run(
    `create table operator_log (at bigint not null, ${notNull('text', 'who action')}, enquiries integer not null)`,
  ),
  '005-failing-since': run(
    addToEnquiry('mail_failing_since bigint'),
    addToEnquiry('webhook_failing_since bigint'),
  ),
};
