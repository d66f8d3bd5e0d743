/** The counter of resends is called `round`, because `sending` is also a status. The previous release still uses that. */

export const statements = [
  'alter table delivery add column round integer not null default 1',
  'update delivery set round = sending',
];
