/** The parts of a page that React has in the browser: where a visitor writes or computes. */
import { type IslandName, islandDataId, type Mount, type Navigate } from '../components/island-data.ts';
import { loadWithin } from './page-file.ts';

const loaders: Readonly<Record<IslandName, () => Promise<{ mount: Mount }>>> = {
  form: () => import('../enquiry/enquiry.island.tsx'),
  calculator: () => import('../calculators/calculator.island.tsx'),
  planner: () => import('../calculators/planner.island.tsx'),
};

const mounted = new Set<() => void>();

export function mountIslands(main: HTMLElement, navigate: Navigate): void {
  const data = document.getElementById(islandDataId)?.textContent;
  for (const place of main.querySelectorAll<HTMLElement>('[data-island]'))
    void mountIn(place, data, navigate);
}

async function mountIn(place: HTMLElement, data: string | undefined, navigate: Navigate): Promise<void> {
  try {
    const { island = '' } = place.dataset;
    if (!isIslandName(island))
      throw new Error(`There’s no island “${island}”: add it to the loaders in src/browser/islands.ts`);
    if (data === undefined)
      throw new Error(
        `The island “${island}” has no data: put <IslandData value={…}> at the end of the page’s template`,
      );
    const { mount } = await loadWithin(loaders[island]);
    // The visitor may have left the page meanwhile.
    if (place.isConnected) mounted.add(mount(place, data, navigate));
  } catch (error) {
    // Visitors need no message of ours: the form posts without scripts, and a calculator says that it couldn't be loaded.
    reportError(error);
    place.dataset['failed'] = '';
  }
}

function isIslandName(name: string): name is IslandName {
  return Object.hasOwn(loaders, name);
}

/** Before what they're in is replaced. */
export function unmountIslands(): void {
  for (const unmount of mounted) unmount();
  mounted.clear();
}
