/** For tests: the brand of some content. */
import { type Brand, readBrand } from '../../src/brand/brand.ts';
import { openContent } from '../../src/content/open-content.ts';

export function brandIn(folder: string): Brand {
  const opened = openContent(folder);
  const brand = readBrand(opened);
  if (!brand)
    throw new Error(`The brand in ${folder} has faults: ${JSON.stringify(opened.brandFile.faults)}`);
  return brand;
}
