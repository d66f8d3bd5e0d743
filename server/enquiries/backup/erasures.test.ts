import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { onDatabase } from '../../../testing/enquiries/on-both-databases.ts';
import { insertEnquiry } from '../../../testing/enquiries/sample-enquiry.ts';
import { temporaryFolder } from '../../../testing/temporary.ts';
import { eraseListed } from './erasures.ts';

onDatabase('SQLite', (bench) => {
  test('lines with an address alone, as lists had them first, still count', async () => {
    const list = join(temporaryFolder(), 'erasures-2026-11');
    const salt = '0'.repeat(32);
    const hash = '20ace10d9fe9480e1595a7047462f2b4faad3ff7e43d79bcdaaaa760c69aa080';
    writeFileSync(list, `2026-11-25T00:00:00.000Z ${salt} ${hash}\n`);
    await insertEnquiry(bench.store, { email: 'Forget@Visitor.example' });
    expect(await eraseListed(bench.store, [list], { who: 'test', now: Date.now() })).toBe(1);
    expect(await bench.all()).toEqual([]);
  });
});
