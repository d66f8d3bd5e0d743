/**
 * What the privacy page says, held to what the site does: each sentence, and the place that makes it true. Another
 * company's page has its own words, so this runs on Straitworks' alone.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { enquiryFields } from '../../contract/enquiry.ts';
import { settingNotes, settingTable } from '../../contract/settings/table.ts';
import * as storageKeys from '../../src/browser/storage-keys.ts';
import { period } from '../../src/content/facts.ts';
import { inWords } from '../../src/content/in-words.ts';
import { isStraitworks } from '../support/built-site.ts';

const shipped = (file: string) => readFileSync(file, 'utf8');
const policy = shipped('content/pages/privacy.md');
const fallback = (setting: keyof typeof settingTable.shape) =>
  Number(settingNotes.get(settingTable.shape[setting])?.fallback);

describe.skipIf(!isStraitworks())('the privacy page', () => {
  test('names every field that an enquiry has', () => {
    const words: Readonly<Record<keyof typeof enquiryFields, string>> = {
      ...{ name: 'name', email: 'email address', message: 'message', company: 'company', phone: 'phone' },
      ...{ topic: 'topic', history: 'the pages you have read', plan: 'the result of our planner' },
      consent: 'the version of the consent wording',
    };
    const [, section = ''] = policy.split('## When you send the contact form');
    for (const name of Object.keys(enquiryFields))
      expect(section, name).toContain(words[name as keyof typeof words]);
  });

  test('names everything that the site keeps in a browser', () => {
    const words: Readonly<Record<string, string>> = {
      palette: 'your browser remembers your choice',
      'visit-history': 'a list of up to 500 pages',
      'enquiry-draft': 'keeps a draft',
      'enquiry-plan': 'A result that you attach',
      'enquiry-receipt': 'the reference and time',
      'scroll-positions': 'how far you had scrolled',
    };
    for (const key of Object.values(storageKeys))
      expect(policy, key).toContain(words[key] ?? `${key}, which this test doesn't know`);
  });

  test('says for how long enquiries and their copies are kept', () => {
    expect(shipped('content/facts.yaml')).toContain(`retention: ${period(fallback('RETENTION_DAYS'))}\n`);
    expect(policy).toContain('after {{retention}}');
    const here = fallback('BACKUP_DAYS');
    const elsewhere = Number(/--keep-within (\d+)d/.exec(shipped('deploy/straitworks-offsite.service'))?.[1]);
    expect(policy).toContain(
      `up to ${inWords(here + elsewhere)} days more: ${inWords(here)} on our server, and ${inWords(elsewhere)} on another machine`,
    );
  });

  test('is right about the proxy’s log: part of an address, and no query', () => {
    const [, format = ''] = /log_format straitworks ([\s\S]*?);/.exec(shipped('deploy/nginx.conf')) ?? [];
    expect(format.match(/\$\w+/g)).toEqual([
      ...['$straitworks_network', '$time_local', '$request_method', '$straitworks_path', '$server_protocol'],
      ...['$status', '$body_bytes_sent', '$http_user_agent', '$request_id', '$upstream_cache_status'],
    ]);
  });
});
