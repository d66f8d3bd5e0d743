/**
 * How many enquiries a second are taken with durability on, over HTTP and with all checks, beside what a
 * bare loop of durable inserts reaches on the same disk in the same run.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { openFile } from '../../server/enquiries/store/sqlite.ts';
import { sampleFields } from '../../server/enquiries/testing/sample-enquiry.ts';
import { startPostgres } from '../../server/enquiries/testing/start-postgres.ts';
import { startServiceProcess } from '../../server/enquiries/testing/start-service-process.ts';
import { sendSteadily } from '../../server/enquiries/testing/steady-senders.ts';
import { type Finding, logProgress } from '../report.ts';
import { median, quantile } from '../statistics.ts';

const warmUpMs = 1000;
const measureMs = 5000;
const senders = 16;

const fields = JSON.stringify(sampleFields());
const createTable = 'create table bare (id text primary key, fields text not null)';

export async function benchEnquiries(): Promise<Finding[]> {
  logProgress('  SQLite');
  const sqlite = await benchSqlite();
  logProgress('  PostgreSQL');
  return [...sqlite, ...(await benchPostgres())];
}

async function benchSqlite(): Promise<Finding[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  const database = openFile(join(dataDir, 'bare.sqlite'));
  database.exec(createTable);
  const statement = database.prepare('insert into bare values (?, ?)');
  const findings = [
    await measureLoops('SQLite: bare insert loop', 1, (id) => void statement.run(id, fields)),
    await measureService('SQLite', { dataDir }),
  ];
  database.close();
  rmSync(dataDir, { recursive: true });
  return findings;
}

async function benchPostgres(): Promise<Finding[]> {
  const postgres = await startPostgres({ durable: true });
  const databaseUrl = await postgres.createDatabase();
  const pool = new pg.Pool({ connectionString: databaseUrl, max: senders });
  // Connections outlive `end` for a moment, and the server is stopped in it.
  pool.on('error', () => undefined);
  await pool.query(createTable);
  const insert = (id: string) => pool.query('insert into bare values ($1, $2)', [id, fields]);
  const findings = [await measureLoops('PostgreSQL: bare insert loop', 1, insert)];
  await pool.query('truncate bare');
  findings.push(
    await measureLoops(`PostgreSQL: bare inserts, ${senders} connections`, senders, insert),
    await measureService('PostgreSQL', { databaseUrl }),
  );
  await pool.end();
  await postgres.remove();
  return findings;
}

async function measureService(store: string, settings: { dataDir?: string; databaseUrl?: string }) {
  const service = await startServiceProcess(settings);
  const load = sendSteadily(service.url, senders);
  await delay(warmUpMs);
  const from = performance.now();
  await delay(measureMs);
  const to = performance.now();
  await load.stop();
  await service.kill();
  const answers = load.answers.filter(({ at }) => at >= from && at < to);
  if (answers.some(({ status }) => status !== 201)) {
    throw new Error('Not every answer was 201; the figure would mean nothing.');
  }
  const took = answers.map(({ tookMs }) => tookMs);
  return rate(`${store}: enquiries, ${senders} senders`, took, to - from);
}

async function measureLoops(what: string, loops: number, insert: (id: string) => unknown) {
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
  return rate(what, took, performance.now() - from);
}

function rate(what: string, took: readonly number[], elapsedMs: number): Finding {
  return {
    what,
    value: `${Math.round((took.length / elapsedMs) * 1000)}/s`,
    note: `median ${median(took).toFixed(1)} ms, p99 ${quantile(took, 0.99).toFixed(1)} ms`,
  };
}
