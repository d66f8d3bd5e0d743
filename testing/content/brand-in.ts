/** For tests: the brand of some content. */
import type { Brand } from '../../src/brand/brand.ts';
import { readBrand } from '../../src/brand/read-brand.ts';
import { openContent } from '../../src/content/open-content.ts';

export async function brandIn(folder: string): Promise<Brand> {
  const { brand, faults } = await readBrand(openContent(folder));
  if (!brand) throw new Error(`The brand in ${folder} has faults: ${JSON.stringify(faults)}`);
  return brand;
}
