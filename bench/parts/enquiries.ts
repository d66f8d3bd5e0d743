/**
 * How many enquiries a second are taken with durability on, over HTTP and with all checks, beside what a
 * bare loop of durable inserts reaches on the same disk in the same run.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openFile } from '../../server/enquiries/db/sqlite.ts';
import { sampleFields } from '../../server/enquiries/testing/sample-enquiry.ts';
import { startPostgres } from '../../server/enquiries/testing/start-postgres.ts';
import { startServiceProcess } from '../../server/enquiries/testing/start-service-process.ts';
import { sendSteadily } from '../../server/enquiries/testing/steady-senders.ts';
import { logProgress } from '../log-progress.ts';
import type { Finding } from '../report/finding.ts';
import { quantile } from '../statistics.ts';

const warmUpMs = 1000;
const measureMs = 5000;
const senders = 16;

type Row = { store: string; what: string; perSecond: number; p50Ms: number; p99Ms: number };
const words = JSON.stringify(sampleFields());
const createTable = 'create table bare (id text primary key, words text not null)';

async function measureService(
  store: string,
  settings: { dataDir?: string; databaseUrl?: string },
): Promise<Row> {
  const service = await startServiceProcess(settings);
  const load = sendSteadily(service.url, senders);
  await pause(warmUpMs);
  const from = performance.now();
  await pause(measureMs);
  const to = performance.now();
  await load.stop();
  await service.kill();
  const taken = load.answers.filter(({ status, at }) => status === 201 && at >= from && at < to);
  if (taken.length < load.answers.filter(({ at }) => at >= from && at < to).length) {
    throw new Error('Not every answer was 201; the figure would mean nothing.');
  }
  return summarise(
    store,
    `enquiries, ${senders} senders`,
    taken.map(({ tookMs }) => tookMs),
    to - from,
  );
}

async function measureLoop(
  store: string,
  loops: number,
  insert: (id: string) => void | Promise<void>,
): Promise<Row> {
  const took: number[] = [];
  const from = performance.now();
  const loop = async (number: number) => {
    for (let turn = 0; performance.now() - from < measureMs; turn += 1) {
      const started = performance.now();
      await insert(`${number}-${turn}`);
      took.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: loops }, (_, number) => loop(number)));
  const label = loops === 1 ? 'bare insert loop' : `bare inserts, ${loops} connections`;
  return summarise(store, label, took, performance.now() - from);
}

async function benchSqlite(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  const database = openFile(join(dataDir, 'bare.sqlite'));
  database.exec(createTable);
  const statement = database.prepare('insert into bare values (?, ?)');
  const rows = [
    await measureLoop('SQLite', 1, (id) => void statement.run(id, words)),
    await measureService('SQLite', { dataDir }),
  ];
  database.close();
  rmSync(dataDir, { recursive: true });
  return rows;
}

async function benchPostgres(): Promise<Row[]> {
  const postgres = await startPostgres({ durable: true });
  const databaseUrl = await postgres.createDatabase();
  const pool = new pg.Pool({ connectionString: databaseUrl, max: senders });
  // Connections outlive `end` for a moment, and the server is stopped in it.
  pool.on('error', () => undefined);
  await pool.query(createTable);
  const insert = async (id: string) =>
    void (await pool.query('insert into bare values ($1, $2)', [id, words]));
  const rows = [await measureLoop('PostgreSQL', 1, insert)];
  await pool.query('truncate bare');
  rows.push(
    await measureLoop('PostgreSQL', senders, insert),
    await measureService('PostgreSQL', { databaseUrl }),
  );
  await pool.end();
  await postgres.remove();
  return rows;
}

function summarise(store: string, what: string, took: number[], elapsedMs: number): Row {
  const perSecond = Math.round((took.length / elapsedMs) * 1000);
  return { store, what, perSecond, p50Ms: quantile(took, 0.5), p99Ms: quantile(took, 0.99) };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

export async function benchEnquiries(): Promise<Finding[]> {
  logProgress('  SQLite');
  const sqlite = await benchSqlite();
  logProgress('  PostgreSQL');
  const postgres = await benchPostgres();
  return [...sqlite, ...postgres].map(({ store, what, perSecond, p50Ms, p99Ms }) => ({
    what: `${store}: ${what}`,
    value: `${perSecond}/s`,
    note: `median ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms`,
  }));
}
