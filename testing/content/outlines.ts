/** For tests: the fixture's brand, with its letters. */
import { readBrand } from '../../src/brand/read-brand.ts';
import { openOutlines } from '../../src/pictures/outlines.ts';
import { fixtureContent } from './fixture-content.ts';

export const outlines = await openOutlines(readBrand(fixtureContent).brand);
