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
    if (!isIslandName(island)) throw new Error(`No loader in islands.ts for the island “${island}”`);
    if (data === undefined) throw new Error(`The page has no <IslandData> for the island “${island}”`);
    const { mount } = await loadWithin(loaders[island]);
    // The visitor may have left the page meanwhile.
    if (place.isConnected) mounted.add(mount(place, data, navigate));
  } catch (error) {
    reportError(error);
    place.dataset['failed'] = '';
    const message = place.querySelector<HTMLElement>('.island-failed');
    if (!message) return;
    message.hidden = false;
    message.textContent = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
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
