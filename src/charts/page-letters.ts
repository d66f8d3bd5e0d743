/** Letters as text in the page's fonts, for a chart that the build draws into a page. */
import { measureText } from './lettering.ts';
import type { Letters } from './letters.ts';
import { plainLetters } from './plain-letters.ts';

/** Takes the room that outlines take, so that the page's chart and its picture are alike. */
export const pageLetters: Letters = { ...plainLetters, measure: measureText };
