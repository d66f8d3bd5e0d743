/** The visitor's journeys in WebKit. */
import { inject } from 'vitest';
import { journeys } from './journeys.ts';
import { openWebkit } from './webkit.ts';

const programs = inject('webkit');
journeys('WebKit', programs && ((options) => openWebkit(programs, options)));
