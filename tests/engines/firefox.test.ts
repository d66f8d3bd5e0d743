/** The visitor's journeys in Firefox. */
import { inject } from 'vitest';
import { openFirefox } from './firefox.ts';
import { journeys } from './journeys.ts';

const program = inject('firefox');
journeys('Firefox', program === null ? null : (options) => openFirefox(program, options));
