/**
 * How the tables came to be, in order, in statements that SQLite and PostgreSQL both read. From 002 on they only add,
 * because the previous release must still run on these tables. Short columns come before long texts.
 */

export const statementsByName: Readonly<Record<string, readonly string[]>> = {
  '001-enquiries-and-deliveries': [
    `create table enquiry (
      id text primary key,
      received_at bigint not null,
      verified integer not null,
      held integer not null,
      handled_at bigint,
      request_key text unique,
      words text not null,
      captcha text unique,
      consent_version text not null,
      consented_at bigint not null,
      name text not null,
      email text not null,
      company text not null,
      phone text not null,
      topic text not null,
      message text not null,
      plan text not null,
      history text not null
    )`,
    'create index enquiry_received on enquiry (received_at)',
    'create index enquiry_words on enquiry (words, received_at)',
    'create index enquiry_held on enquiry (id) where held = 1 and handled_at is null',
    `create table delivery (
      enquiry_id text not null references enquiry (id) on delete cascade,
      recipient text not null,
      status text not null,
      next_at bigint not null,
      attempts integer not null,
      claim text,
      error text,
      sent_at bigint,
      primary key (enquiry_id, recipient)
    )`,
    "create index delivery_due on delivery (recipient, next_at) where status in ('due', 'sending')",
    "create index delivery_failed on delivery (enquiry_id) where status = 'failed'",
    `create table audit_log (
      at bigint not null,
      who text not null,
      action text not null,
      enquiries integer not null
    )`,
    'create table job (name text primary key, due_at bigint not null)',
    'create table secret (name text primary key, value text not null)',
  ],
  '002-notes-repeats-sendings': [
    'create table note (name text primary key, value text not null)',
    'alter table delivery add column sending integer not null default 1',
  ],
  '003-spam-and-erased': [
    'alter table enquiry add column spam integer not null default 0',
    'create table erased (id text primary key)',
  ],
  // The counter of resends gets a name of its own, because `sending` is also a status.
  '004-delivery-round': [
    'alter table delivery add column round integer not null default 1',
    'update delivery set round = sending',
  ],
};
