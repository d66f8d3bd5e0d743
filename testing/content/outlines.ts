/** For tests: the site's own brand, with its letters. */
import { readBrand } from '../../src/brand/read-brand.ts';
import { openOutlines } from '../../src/drawings/outlines.ts';

export const outlines = await openOutlines(readBrand('content').brand);
