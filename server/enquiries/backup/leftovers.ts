/** What restores leave behind: enquiries of people that `purge` and `erase` don't reach. */
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import type { Store, StoreSettings } from '../store/store.ts';
import { copyTime } from './copies.ts';
import { databaseName, dropCommand, leftDatabases } from './postgres.ts';
import { unfinishedIn } from './sqlite.ts';

type Leftover = {
  name: string;
  /** When the store was replaced, or null for what an interrupted restore had not finished. */
  keptSince: number | null;
  /** The command that removes it. */
  remove: string;
};

/** Not the files in BACKUP_DIR: `backup` removes those. */
export async function findLeftovers(store: Store, settings: StoreSettings): Promise<Leftover[]> {
  return store.file === null
    ? await leftInPostgres(store, settings)
    : leftInFolder(resolve(settings.dataDir), settings);
}

async function leftInPostgres(store: Store, { databaseUrl = '' }: StoreSettings): Promise<Leftover[]> {
  const { rows } = await store.use((db) =>
    sql<{ datname: string }>`select datname from pg_database order by 1`.execute(db),
  );
  const names = rows.map(({ datname }) => datname);
  const { restored, before } = leftDatabases(names, databaseName(databaseUrl));
  const asLeftover = (name: string, keptSince: number | null) => ({
    name,
    keptSince,
    remove: dropCommand(name),
  });
  return [
    ...restored.map((name) => asLeftover(name, null)),
    ...before.map((name) => asLeftover(name, stampedAt(name.slice(-17)))),
  ];
}

function leftInFolder(dataDir: string, { backupDir }: StoreSettings): Leftover[] {
  if (!existsSync(dataDir)) return [];
  const isBackups = backupDir !== undefined && resolve(backupDir) === dataDir;
  const kept = isBackups
    ? []
    : readdirSync(dataDir).filter((name) => name.endsWith('-before-restore.sqlite'));
  return [
    ...unfinishedIn(dataDir).map((name) => ({ name, keptSince: null, remove: `rm -r '${name}'` })),
    ...kept.map((name) => {
      const file = join(dataDir, name);
      return { name: file, keptSince: copyTime(name), remove: `rm '${file}'*` };
    }),
  ];
}

/** Such as 20261120023000000. */
function stampedAt(stamp: string): number {
  const [, year, month, day, hour, minute] = /^(....)(..)(..)(..)(..)/.exec(stamp)?.map(Number) ?? [];
  return Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute);
}
