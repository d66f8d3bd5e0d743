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

export const firstMigrations: Readonly<Record<string, Migration>> = {
  '001-enquiries': run(
    `create table enquiry (
      id text primary key,
      received_at bigint not null,
      name text not null,
      email text not null,
      company text not null,
      phone text not null,
      topic text not null,
      message text not null,
      history text not null,
      consent_version text not null,
      consented_at bigint not null,
      verified integer not null,
      quarantine text,
      handled_at bigint,
      mail_state text not null,
      mail_due_at bigint not null,
      mail_attempts integer not null,
      mail_error text,
      mailed_at bigint
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
      day text not null,
      reason text not null,
      times bigint not null,
      constraint refusal_key primary key (day, reason)
    )`,
    'create table secret (name text primary key, value text not null)',
  ),
  '003-plan-and-webhook': run(
    `alter table enquiry add column plan text default '' not null`,
    `alter table enquiry add column webhook_state text default 'held' not null`,
    'alter table enquiry add column webhook_due_at bigint default 0 not null',
    'alter table enquiry add column webhook_attempts integer default 0 not null',
    'alter table enquiry add column webhook_error text',
    'alter table enquiry add column webhook_sent_at bigint',
    'create index enquiry_webhook on enquiry (webhook_state, webhook_due_at)',
  ),
  '004-operator-log': run(
    `create table operator_log (
      at bigint not null,
      who text not null,
      action text not null,
      enquiries integer not null
    )`,
  ),
  '005-failing-since': run(
    'alter table enquiry add column mail_failing_since bigint',
    'alter table enquiry add column webhook_failing_since bigint',
  ),
};
