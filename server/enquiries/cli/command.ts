/** What every command gets, which options there are, and how a command finds one enquiry. */
import type { parseArgs } from 'node:util';
import type { Settings } from '../../../contract/settings/read-settings.ts';
import type { SiteManifest } from '../../../contract/site-manifest.ts';
import { OperatorNeeded } from '../../errors.ts';
import { findBuild, readManifest } from '../../site/load-site.ts';
import { unknownOffice } from '../office-time.ts';
import { findByIdStart, type StoredEnquiry } from '../repository.ts';
import type { Store } from '../store/store.ts';

/** Of all commands. Each names those that it takes. */
export const options = {
  json: { type: 'boolean' },
  csv: { type: 'boolean' },
  open: { type: 'boolean' },
  failed: { type: 'boolean' },
  quarantined: { type: 'boolean' },
  new: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  send: { type: 'boolean' },
  since: { type: 'string' },
  topic: { type: 'string' },
  search: { type: 'string' },
  email: { type: 'string' },
} as const;

export type CommandContext = {
  store: Store;
  settings: Settings;
  values: ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];
  /** What follows the command, apart from options; `first` is the first of them. */
  positionals: readonly string[];
  first: string;
  now: number;
  /** The person at the terminal, for the record of what was removed and exported. */
  who: string;
  /** Throws where the person at the terminal does not agree; without a terminal everything goes on. */
  confirm(question: string): Promise<void>;
  /** Writes one line for the operator. */
  print(line: string): void;
};

/** The command or its arguments were not understood: exit code 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** On a machine that has no site, messages call the fields by their names in commands. */
const unknownForm: SiteManifest['form'] = {
  labels: {
    ...{ name: 'name', email: 'email', message: 'message', company: 'company' },
    ...{ phone: 'phone', topic: 'topic', plan: 'plan', history: 'history' },
  },
  consentVersion: '',
};

export type BuiltSite = Pick<SiteManifest, 'topics' | 'office' | 'form'> & { builtAt: string | null };

/** What the newest build says of itself: little on a machine that has the store and no site. */
export async function builtSite(): Promise<BuiltSite> {
  return await findBuild('dist')
    .then(readManifest)
    .catch(() => ({ builtAt: null, topics: [], office: unknownOffice, form: unknownForm }));
}

/** By its id, or a beginning of it that no other has. */
export async function findOne(store: Store, given: string): Promise<StoredEnquiry> {
  const [enquiry, other] = await findByIdStart(store, given.toLowerCase());
  if (!enquiry) throw new OperatorNeeded(`There is no enquiry ${given}.`);
  const advice = 'Give more characters of the id.';
  if (other) throw new OperatorNeeded(`Several enquiries begin with ${given}. ${advice}`);
  return enquiry;
}
