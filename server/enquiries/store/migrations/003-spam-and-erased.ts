/** Only adds: the previous release still runs on these tables. */

export const statements = [
  'alter table enquiry add column spam integer not null default 0',
  'create table erased (id text primary key)',
];
