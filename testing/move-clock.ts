/** Imported by tests of either runner, before all else. */
import { clockAhead, moveClock } from './clock.ts';

moveClock(clockAhead);
