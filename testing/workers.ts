/** How many files of tests run at once: as many as the machine has processors, but at least two, because tests also wait. */
import { availableParallelism } from 'node:os';

const most = 6;

export const workers = Math.min(Math.max(availableParallelism(), 2), most);
