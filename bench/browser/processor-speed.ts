/** How fast the slowed processor is: slowed four times, that of a fast machine is faster than that of a slow one. */
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import type { Browser } from 'playwright';
import { z } from 'zod';
import type { Finding } from '../report.ts';
import { repeat, spread } from '../statistics.ts';
import { slowProcessor, withPage } from './conditions.ts';

/** From the calibration of processors in Chrome's DevTools. */
const phones = 'a Pixel 5 has about 1,000, a Moto G Power of 2022 about 264';

/** In points of Lighthouse's benchmark, which counts how often a second some work is done. */
export async function processorSpeed(browser: Browser, times: number): Promise<Finding> {
  const points = await repeat(times, () =>
    withPage(browser, async (page, devtools) => {
      await slowProcessor(devtools);
      return z.number().parse(await page.evaluate(`(${pageFunctions.computeBenchmarkIndex})()`));
    }),
  );
  return { what: 'speed of the slowed processor', value: spread(points, 'points'), note: phones };
}
