import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { Provider } from '../content/schema/brand.ts';
import type { SiteDocument } from '../content/site.ts';
import { renderDocument } from './documents.ts';

const provider: Provider = {
  name: 'Harbour Light',
  legalName: 'Harbour Light Pte. Ltd.',
  registrationNumber: '000000000X',
  address: {
    street: '1 Quay',
    unit: '#00-00',
    city: 'Singapore',
    postalCode: '000000',
  },
  position: { latitude: 1.3, longitude: 103.8 },
  email: 'hello@harbour.example',
  phone: '+65 0000 0000',
  officeHours: 'Monday to Friday',
  siteUrl: 'https://harbour.example',
  blogUrl: 'https://blog.harbour.example',
  socialProfiles: [],
  captchaSiteKey: null,
};

const run = (text: string) => ({ text, strong: false, accent: false, link: null });
const policy: SiteDocument = {
  title: 'A policy',
  subtitle: 'What it says',
  kind: 'policy',
  badge: 'Policy',
  sample: false,
  version: '1.0',
  updated: '2026-11-20',
  file: 'content/documents/a-policy.md',
  slug: 'a-policy',
  sections: [
    {
      heading: 'Scope',
      blocks: [
        { kind: 'paragraph', runs: [run('One sentence, '), { ...run('and a strong one.'), strong: true }] },
        { kind: 'list', ordered: true, items: [[run('First')], [run('Second')]] },
      ],
    },
  ],
};
const long = Array.from({ length: 60 }, () => run('A sentence that fills the page with its many words. '));

async function source(changes: Partial<SiteDocument> = {}): Promise<string> {
  return Buffer.from(await renderDocument({ ...policy, ...changes }, provider)).toString('latin1');
}

const count = (text: string, part: RegExp) => text.match(part)?.length ?? 0;

/** The drawing operators of every page, unpacked. */
function operators(pdf: string): string {
  return [...pdf.matchAll(/stream\n([\s\S]*?)\nendstream/g)]
    .map(([, packed = '']) => {
      try {
        return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
      } catch {
        return '';
      }
    })
    .join('\n');
}

describe('a document as PDF', () => {
  test('has the same bytes for the same words, and others for others', async () => {
    expect(await source()).toBe(await source());
    expect(await source({ title: 'Another policy' })).not.toBe(await source());
  });

  test('is tagged, names its language and shows its title', async () => {
    const pdf = await source();
    expect(pdf.startsWith('%PDF-1.7')).toBe(true);
    expect(pdf).toMatch(/\/Lang \(en-GB\)/);
    expect(pdf).toMatch(/\/Marked true/);
    expect(pdf).toMatch(/\/DisplayDocTitle true/);
    for (const tag of ['Document', 'H1', 'H2', 'P', 'L', 'LI']) expect(pdf).toContain(`/S /${tag}\n`);
  });

  test('is dated by its words, not by the day of the build', async () => {
    expect(await source()).toContain('(D:20261120000000Z)');
  });

  test('runs on to further pages, each with a frame and a foot', async () => {
    const sections = Array.from({ length: 3 }, (_, index) => ({
      heading: `Part ${index}`,
      blocks: [{ kind: 'paragraph' as const, runs: long }],
    }));
    const pages = count(await source({ sections }), /\/Type \/Page\n/g);
    expect(count(await source(), /\/Type \/Page\n/g)).toBe(1);
    expect(pages).toBeGreaterThan(1);
    expect(pages).toBeLessThan(6);
  });

  test('carries a stamp across every page only where it is a sample', async () => {
    const rotations = (pdf: string) => count(operators(pdf), /0\.788011 -?0\.615661/g);
    expect(rotations(await source())).toBe(0);
    const sections = [
      { heading: 'Long', blocks: [{ kind: 'paragraph' as const, runs: [...long, ...long] }] },
    ];
    const pdf = await source({ sample: true, sections });
    expect(rotations(pdf)).toBe(count(pdf, /\/Type \/Page\n/g));
    expect(pdf).toContain('Sample, not a certificate');
  });
});
