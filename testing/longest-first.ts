/** The order of Vitest's files: what takes longest begins first, so that nothing long is left for one worker at the end. */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** By the time that each takes on two cores. Any other file takes a few seconds. */
const longest = [
  'scripts/install.test.ts',
  'server/enquiries/faults/outages.test.ts',
  'server/main.test.ts',
  'server/enquiries/backup/backup.test.ts',
  'server/enquiries/faults/slow-clients.test.ts',
  'server/enquiries/faults/sqlite-outage.test.ts',
  'server/enquiries/deliveries.test.ts',
  'src/pictures/photo-content.test.ts',
  'src/content/read-content.test.ts',
  'scripts/launch-check/open-points.test.ts',
  'scripts/new/write-draft.test.ts',
  'src/brand/read-brand.test.ts',
];

const place = ({ moduleId }: TestSpecification) => {
  const at = longest.findIndex((file) => moduleId.endsWith(`/${file}`));
  return at === -1 ? longest.length : at;
};

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => place(one) - place(other));
  }
}
