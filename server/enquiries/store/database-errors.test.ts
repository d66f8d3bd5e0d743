import { DatabaseSync } from 'node:sqlite';
import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { describeDatabaseError, seenByCallers, troubleOf } from './database-errors.ts';

function errorOf(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

test('what was refused is named without its message, which can quote what a visitor wrote', () => {
  using database = new DatabaseSync(':memory:');
  database.exec("create table enquiry (email text check (email <> 'mei@visitor.example'))");
  const refused = errorOf(() => database.exec("insert into enquiry values ('mei@visitor.example')"));
  expect(String(refused)).toContain('mei@visitor.example');
  expect(describeDatabaseError(refused)).toBe('ERR_SQLITE_ERROR constraint failed');
  expect(inspect(seenByCallers(refused))).not.toContain('mei@visitor.example');

  const postgres = new Error('Key (email)=(mei@visitor.example) already exists.');
  expect(describeDatabaseError(Object.assign(postgres, { code: '23505' }))).toBe('23505');
});

const coded = (code: string) => Object.assign(new Error('x'), { code });

test.each([
  ['retryable', '57P01', 'ECONNRESET'],
  [
    'outage',
    '57014',
    '55P03',
    '25006',
    '3D000',
    '08006',
    '53300',
    'ECONNREFUSED',
    'EPIPE',
    'CERT_HAS_EXPIRED',
    '42P01',
    '3F000',
  ],
  ['refusal', 'P0001', '23505', '22P02', '25P02'],
  [null, 'ERR_INVALID_ARG_TYPE'],
])('counts as %s: %s and its like', (trouble, ...codes) => {
  for (const code of codes) expect(troubleOf(coded(code ?? '')), String(code)).toBe(trouble);
});

test('counts a mistake in our own code as a fault of ours, whatever it says', () => {
  expect(troubleOf(new TypeError("Cannot read properties of undefined (reading 'connection')"))).toBeNull();
});
