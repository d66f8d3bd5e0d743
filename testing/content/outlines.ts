/** For tests: the fixture's brand, with its letters. */
import { openOutlines } from '../../src/pictures/outlines.ts';
import { brandIn } from './brand-in.ts';
import { fixtureContent } from './fixture-content.ts';

export const outlines = await openOutlines(await brandIn(fixtureContent));
