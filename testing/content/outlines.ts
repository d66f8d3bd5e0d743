/** For tests: the sample's brand, with its letters. */
import { readBrand } from '../../src/brand/read-brand.ts';
import { openOutlines } from '../../src/drawings/outlines.ts';
import { sample } from './sample.ts';

export const outlines = await openOutlines(readBrand(sample).brand);
