/** For tests: one PostgreSQL for the whole run. Each test file gets its own database. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { startPostgres, type TestPostgres } from './start-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: string;
  }
}

let postgres: TestPostgres | undefined;

/** Vitest calls these two before and after all tests of the server. */
export async function setup({ provide }: TestProject): Promise<void> {
  postgres = await startPostgres();
  provide('postgres', postgres.url);
}

export async function teardown(): Promise<void> {
  await postgres?.remove();
}

/** Address of a fresh, empty database. */
export async function createDatabase(): Promise<string> {
  const url = new URL(inject('postgres'));
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  const name = `test-${randomUUID()}`;
  await client.query(`create database "${name}"`);
  await client.end();
  url.pathname = name;
  return url.href;
}
