/** Only adds: the previous release still runs on these tables. */

export const statements = [
  'create table note (name text primary key, value text not null)',
  'alter table delivery add column sending integer not null default 1',
];
