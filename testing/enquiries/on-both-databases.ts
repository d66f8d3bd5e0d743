/** For tests: the same tests on SQLite and PostgreSQL, both real, each on an empty database. */
import { rmSync } from 'node:fs';
import { beforeEach, describe } from 'vitest';
import { validateEnquiry } from '../../contract/enquiry.ts';
import { openStore, type Store, type StoreSettings } from '../../server/enquiries/store/store.ts';
import {
  type ListFilter,
  listEnquiries,
  type StoredEnquiry,
} from '../../server/enquiries/store/stored-enquiries.ts';
import {
  type AcceptRules,
  accept,
  type Decision,
  type Incoming,
} from '../../server/enquiries/take/accept.ts';
import { newFolder } from '../new-folder.ts';
import { emptyDatabase } from './postgres.ts';
import { sampleFields, sampleForm, sampleTopics } from './sample-enquiry.ts';

/** When all tests take place, unless they say otherwise. */
export const start = Date.UTC(2026, 10, 20, 10);

export const rules: AcceptRules = {
  recipients: ['desk@straitworks.example', 'webhook'],
  limitUnverified: 1_000_000,
};

type DatabaseName = 'SQLite' | 'PostgreSQL';

const databases = {
  SQLite: async () => ({ DATA_DIR: newFolder('store') }),
  PostgreSQL: async () => ({ DATA_DIR: '', DATABASE_URL: await emptyDatabase() }),
} satisfies Record<DatabaseName, () => Promise<StoreSettings>>;

export function onBothDatabases(define: (tested: TestedStore) => void): void {
  onDatabase('SQLite', define);
  onDatabase('PostgreSQL', define);
}

export function onDatabase(database: DatabaseName, define: (tested: TestedStore) => void): void {
  describe(database, () => {
    const tested = new TestedStore(database);
    beforeEach(async () => {
      await tested.setUp();
      return () => tested.tearDown();
    });
    define(tested);
  });
}

export class TestedStore {
  readonly database: DatabaseName;
  settings: StoreSettings = { DATA_DIR: '' };
  store: Store = openStore(this.settings);
  #sent = 0;

  constructor(database: DatabaseName) {
    this.database = database;
  }

  async setUp(): Promise<void> {
    this.settings = await databases[this.database]();
    this.store = openStore(this.settings);
    // Makes the tables.
    await this.all();
  }

  /** Requests that should meet must not wait for connections to open. */
  async openConnections(): Promise<void> {
    await Promise.all(Array.from({ length: 12 }, () => this.all()));
  }

  async tearDown(): Promise<void> {
    await this.store.close();
    if (this.settings.DATA_DIR) rmSync(this.settings.DATA_DIR, { recursive: true });
  }

  /** Puts an empty database in this one's place, without tables. */
  async replace(): Promise<StoreSettings> {
    await this.tearDown();
    this.settings = await databases[this.database]();
    this.store = openStore(this.settings);
    return this.settings;
  }

  get environment(): Record<string, string> {
    const { DATA_DIR, DATABASE_URL } = this.settings;
    return DATABASE_URL ? { DATABASE_URL } : { DATA_DIR };
  }

  /** Verified, and unlike any other. */
  incoming(changes: Partial<Incoming> = {}, fields: Record<string, string> = {}): Incoming {
    this.#sent += 1;
    const name = `Visitor ${this.#sent}`;
    const { enquiry } = validateEnquiry(sampleFields({ name, ...fields }), sampleTopics, sampleForm);
    if (enquiry === null) throw new Error('The sample is not valid.');
    return {
      enquiry,
      consentVersion: sampleForm.consentVersion,
      captchaHash: `captcha-${this.#sent}`,
      honeypot: false,
      now: start,
      ...changes,
    };
  }

  accept(incoming = this.incoming(), changed: Partial<AcceptRules> = {}): Promise<Decision> {
    return accept(this.store, { ...rules, ...changed }, incoming, () => null);
  }

  async acceptedId(incoming = this.incoming(), changed: Partial<AcceptRules> = {}): Promise<string> {
    const accepted = await this.accept(incoming, changed);
    if (!('id' in accepted)) throw new Error(accepted.kind);
    return accepted.id;
  }

  async all(filter: ListFilter = {}): Promise<StoredEnquiry[]> {
    const found: StoredEnquiry[] = [];
    for await (const enquiry of listEnquiries(this.store, filter)) found.push(enquiry);
    return found;
  }
}
