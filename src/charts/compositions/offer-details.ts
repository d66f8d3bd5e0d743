/** What makes each offer's chart its own, cut out of it for lists, where the whole chart would be too small. */
import type { Box } from '../sheet.ts';
import { offers } from './offers.ts';

const details: Readonly<Record<string, Box>> = {
  'services-web-application-development': [560, 60, 400, 300],
  'services-mobile-application-development': [340, 110, 480, 360],
  'services-product-design': [370, 170, 480, 360],
  'services-team-augmentation': [440, 240, 400, 300],
  'services-project-rescue': [430, 130, 400, 300],
  'services-dev-ops': [200, 120, 400, 300],
  'services-blockchain-development': [420, 250, 400, 300],
  'services-artificial-intelligence': [280, 70, 400, 300],
  'enterprises-application-development': [520, 100, 440, 330],
  'enterprises-legacy-application': [440, 120, 440, 330],
  'enterprises-software-integration': [420, 170, 440, 330],
  'startups-mvp': [270, 270, 480, 360],
};

export const offerDetails: Readonly<Record<string, () => string>> = Object.fromEntries(
  Object.entries(offers).map(([name, draw]) => [name, () => cut(draw(), name)]),
);

function cut(svg: string, name: string): string {
  const box = details[name];
  if (!box) throw new Error(`${name} has no detail: add its box to src/charts/compositions/offer-details.ts`);
  const [, , width, height] = box;
  return svg.replace(
    /viewBox="[^"]*" width="\d+" height="\d+"/,
    `viewBox="${box.join(' ')}" width="${width}" height="${height}"`,
  );
}
