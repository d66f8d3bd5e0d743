/** How many files of tests run at once: at least two, because tests also wait. */
import { availableParallelism } from 'node:os';

const most = 6;

export const workers = Math.min(Math.max(availableParallelism(), 2), most);

/** One more, because each waits for its browser, and its browser for it. */
export const browserWorkers = workers + 1;
