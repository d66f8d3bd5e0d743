/** For tests: runs the same tests on SQLite and on PostgreSQL, both real, each test on an empty database. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe } from 'vitest';
import { validateEnquiry } from '../../../contract/enquiry.ts';
import { type Acceptance, type AcceptanceRules, createAccept, type Submission } from '../db/accept.ts';
import { type ListFilter, listEnquiries } from '../db/enquiries.ts';
import type { StoredEnquiry } from '../db/schema.ts';
import { openStore, type Store, type StoreSettings } from '../db/store.ts';

import { sampleFields, sampleTopics } from './sample-enquiry.ts';
import { startPostgres, type TestPostgres } from './start-postgres.ts';

/** The moment at which all tests take place, unless they say otherwise. */
export const start = Date.UTC(2026, 10, 20, 10);

/** Without limits that a test would meet. */
const rules: AcceptanceRules = {
  limitPerSender: 1_000_000,
  limitOverall: 1_000_000,
  limitHeld: 1_000_000,
  notifyUnverified: false,
  enquiryWebhookUrl: 'https://chat.example/hook',
};

export const open = (settings: StoreSettings): Store => openStore(settings);

export function onBothDatabases(define: (bench: StoreBench) => void): void {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
    return () => postgres.remove();
  });

  const databases: [string, () => Promise<StoreSettings>][] = [
    ['SQLite', async () => ({ dataDir: mkdtempSync(join(tmpdir(), 'store-')) })],
    ['PostgreSQL', async () => ({ dataDir: '', databaseUrl: await postgres.createDatabase() })],
  ];
  describe.each(databases)('%s', (_, createDatabase) => {
    const bench = new StoreBench(createDatabase);
    beforeEach(async () => {
      await bench.setUp();
      return () => bench.tearDown();
    });
    define(bench);
  });
}

/** One store, and the short ways to use it. */
class StoreBench {
  readonly createDatabase: () => Promise<StoreSettings>;
  settings: StoreSettings = { dataDir: '' };
  store: Store = open(this.settings);
  #sent = 0;

  constructor(createDatabase: () => Promise<StoreSettings>) {
    this.createDatabase = createDatabase;
  }

  async setUp(): Promise<void> {
    this.settings = await this.createDatabase();
    this.store = open(this.settings);
    // Connections take time to open; what should meet at the same moment must not queue for them.
    await Promise.all(Array.from({ length: 12 }, () => this.all()));
  }

  async tearDown(): Promise<void> {
    await this.store.close();
    if (this.settings.dataDir) rmSync(this.settings.dataDir, { recursive: true });
  }

  async reopen(): Promise<void> {
    await this.store.close();
    this.store = open(this.settings);
  }

  /** A verified enquiry like no other before, unless told otherwise. */
  submission(changes: Partial<Submission> = {}, fields: Record<string, string> = {}): Submission {
    const { enquiry } = validateEnquiry(sampleFields(fields), sampleTopics);
    if (enquiry === null) throw new Error('The sample is not valid.');
    this.#sent += 1;
    return {
      enquiry,
      identity: { key: null, content: `content-${this.#sent}` },
      senders: [{ key: 'sender', factor: 1 }],
      captcha: { verified: true, answer: { key: `captcha-${this.#sent}`, expiresAt: start + 3_600_000 } },
      quarantine: null,
      now: start,
      ...changes,
    };
  }

  accept(submission: Submission, changed: Partial<AcceptanceRules> = {}): Promise<Acceptance> {
    return this.acceptor(changed)(submission);
  }

  /** For several enquiries to one process. */
  acceptor(changed: Partial<AcceptanceRules>) {
    return createAccept(this.store, { ...rules, ...changed });
  }

  async acceptedId(submission: Submission, changed: Partial<AcceptanceRules> = {}): Promise<string> {
    const acceptance = await this.accept(submission, changed);
    if (!('id' in acceptance)) throw new Error(acceptance.outcome);
    return acceptance.id;
  }

  async all(filter: ListFilter = {}): Promise<StoredEnquiry[]> {
    const found: StoredEnquiry[] = [];
    for await (const enquiry of listEnquiries(this.store, filter)) found.push(enquiry);
    return found;
  }
}
