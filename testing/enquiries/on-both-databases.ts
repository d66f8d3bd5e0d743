/** For tests: runs the same tests on SQLite and on PostgreSQL, both real, each test on an empty database. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe } from 'vitest';
import { validateEnquiry } from '../../contract/enquiry.ts';
import { type ListFilter, listEnquiries, type StoredEnquiry } from '../../server/enquiries/repository.ts';
import { openStore, type Store, type StoreSettings } from '../../server/enquiries/store/store.ts';
import { decide, type Outcome, type Submission, type SubmitRules } from '../../server/enquiries/submit.ts';
import { createDatabase } from './postgres.ts';
import { sampleFields, sampleForm, sampleTopics } from './sample-enquiry.ts';

/** The moment at which all tests take place, unless they say otherwise. */
export const start = Date.UTC(2026, 10, 20, 10);

/** Without limits that a test would meet. */
const rules: SubmitRules = {
  limitPerSender: 1_000_000,
  limitOverall: 1_000_000,
  limitHeld: 1_000_000,
  limitHeldMb: 1_000_000,
  notifyUnverified: false,
  smtpUrl: 'smtp://mail.example',
  enquiryWebhookUrl: 'https://chat.example/hook',
};

export const open = (settings: StoreSettings): Store => openStore(settings);

export type DatabaseName = 'SQLite' | 'PostgreSQL';

const databases = {
  SQLite: async () => ({ dataDir: mkdtempSync(join(tmpdir(), 'store-')) }),
  PostgreSQL: async () => ({ dataDir: '', databaseUrl: await createDatabase() }),
} satisfies Record<DatabaseName, () => Promise<StoreSettings>>;

export function onBothDatabases(define: (bench: StoreBench) => void): void {
  onDatabase('SQLite', define);
  onDatabase('PostgreSQL', define);
}

export function onDatabase(database: DatabaseName, define: (bench: StoreBench) => void): void {
  describe(database, () => {
    const bench = new StoreBench(databases[database]);
    beforeEach(async () => {
      await bench.setUp();
      return () => bench.tearDown();
    });
    define(bench);
  });
}

export const noAnswer = { verified: false, failure: 'captcha-missing' } as const;

/** One store, and the short ways to use it. */
export class StoreBench {
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
    // Connections take time to open; requests that should meet must not queue for them.
    await Promise.all(Array.from({ length: 12 }, () => this.all()));
  }

  async tearDown(): Promise<void> {
    await this.store.close();
    if (this.settings.dataDir) rmSync(this.settings.dataDir, { recursive: true });
  }

  /** Another database in the place of this one, by default a fresh one without tables. */
  async replace(settings?: StoreSettings): Promise<StoreSettings> {
    await this.tearDown();
    this.settings = settings ?? (await this.createDatabase());
    this.store = open(this.settings);
    return this.settings;
  }

  /** What a command is told of the store. */
  get environment(): Record<string, string> {
    const { dataDir, databaseUrl } = this.settings;
    return databaseUrl ? { DATABASE_URL: databaseUrl } : { DATA_DIR: dataDir };
  }

  /** A verified enquiry like no other before, unless told otherwise. */
  submission(changes: Partial<Submission> = {}, fields: Record<string, string> = {}): Submission {
    const { enquiry } = validateEnquiry(sampleFields(fields), sampleTopics, sampleForm.labels);
    if (enquiry === null) throw new Error('The sample is not valid.');
    this.#sent += 1;
    return {
      enquiry,
      consentVersion: sampleForm.consentVersion,
      identity: { key: null, content: `content-${this.#sent}` },
      sender: 'sender:one',
      answer: { verified: true, answer: { key: `captcha-${this.#sent}`, expiresAt: start + 3_600_000 } },
      honeypot: false,
      now: start,
      ...changes,
    };
  }

  submit(submission = this.submission(), changed: Partial<SubmitRules> = {}): Promise<Outcome> {
    return decide(this.store, { ...rules, ...changed }, submission);
  }

  async acceptedId(submission = this.submission(), changed: Partial<SubmitRules> = {}): Promise<string> {
    const outcome = await this.submit(submission, changed);
    if (outcome.kind !== 'accepted') throw new Error(outcome.kind);
    return outcome.id;
  }

  async all(filter: ListFilter = {}): Promise<StoredEnquiry[]> {
    const found: StoredEnquiry[] = [];
    for await (const enquiry of listEnquiries(this.store, filter)) found.push(enquiry);
    return found;
  }
}
