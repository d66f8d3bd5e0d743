/**
 * The instruments' views, each in a chunk of its own. A page that shows one is rendered once its view is there,
 * so that views need no place-holders, and the HTML no scripts that fill them.
 */
import type { ComponentType } from 'react';
import { loadChunk } from '../browser/load-chunk.ts';
import type { InstrumentData, InstrumentDataOf, InstrumentName } from '../content/page-data.ts';

type AnyView = ComponentType<{ data: InstrumentData }>;

const loaders: Readonly<Record<InstrumentName, () => Promise<AnyView>>> = {
  'ai-cost': async () => viewFor('ai-cost', (await import('./ai-cost/view.tsx')).AiCostView),
  'double-typing': async () =>
    viewFor('double-typing', (await import('./double-typing/view.tsx')).DoubleTypingView),
  'legacy-choice': async () =>
    viewFor('legacy-choice', (await import('./legacy-choice/view.tsx')).LegacyChoiceView),
  runway: async () => viewFor('runway', (await import('./runway/view.tsx')).RunwayView),
  'rescue-check': async () =>
    viewFor('rescue-check', (await import('./rescue-check/view.tsx')).RescueCheckView),
  'ledger-test': async () => viewFor('ledger-test', (await import('./ledger-test/view.tsx')).LedgerTestView),
  'plot-a-course': async () =>
    viewFor('plot-a-course', (await import('./plot-a-course/view.tsx')).PlotACourseView),
};

const loaded = new Map<InstrumentName, AnyView>();

/** Loads what the page shows, if it shows an instrument. */
export async function loadInstrumentOf(page: unknown): Promise<void> {
  const name = instrumentNameIn(page);
  if (name !== null && !loaded.has(name)) loaded.set(name, await loadChunk(loaders[name]));
}

/** @throws where the page was rendered before its instrument was loaded. */
export function loadedView(name: InstrumentName): AnyView {
  const view = loaded.get(name);
  if (!view) throw new Error(`The instrument ${name} is shown before it was loaded`);
  return view;
}

function viewFor<Name extends InstrumentName>(
  name: Name,
  View: ComponentType<{ data: InstrumentDataOf<Name> }>,
): AnyView {
  const isOwn = (data: InstrumentData): data is InstrumentData & InstrumentDataOf<Name> => data.name === name;
  return ({ data }) => (isOwn(data) ? <View data={data} /> : null);
}

function instrumentNameIn(page: unknown): InstrumentName | null {
  if (typeof page !== 'object' || page === null || !('instrument' in page)) return null;
  const { instrument } = page;
  if (typeof instrument !== 'object' || instrument === null || !('name' in instrument)) return null;
  const { name } = instrument;
  return typeof name === 'string' && isInstrumentName(name) ? name : null;
}

function isInstrumentName(name: string): name is InstrumentName {
  return Object.hasOwn(loaders, name);
}
