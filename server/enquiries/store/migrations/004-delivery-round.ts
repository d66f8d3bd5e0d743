/** The counter of resends gets a name that isn't a status too. The previous release still counts in the old one. */

export const statements = [
  'alter table delivery add column round integer not null default 1',
  'update delivery set round = sending',
];
