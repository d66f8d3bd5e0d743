/**
 * The instruments' views, each in a chunk of its own. A page that shows one is rendered once its view is there,
 * so that views need no place-holders, and the HTML no scripts that fill them.
 */
import type { ComponentType } from 'react';
import { loadChunk } from '../browser/load-chunk.ts';
import type { InstrumentDataOf, InstrumentName } from '../content/page-data.ts';

type View<Name extends InstrumentName> = ComponentType<{ data: InstrumentDataOf<Name> }>;
type Views = { [Name in InstrumentName]: View<Name> };

const loaders: { [Name in InstrumentName]: () => Promise<View<Name>> } = {
  'ai-cost': async () => (await import('./ai-cost/view.tsx')).AiCostView,
  'double-typing': async () => (await import('./double-typing/view.tsx')).DoubleTypingView,
  'legacy-choice': async () => (await import('./legacy-choice/view.tsx')).LegacyChoiceView,
  runway: async () => (await import('./runway/view.tsx')).RunwayView,
  'rescue-check': async () => (await import('./rescue-check/view.tsx')).RescueCheckView,
  'ledger-test': async () => (await import('./ledger-test/view.tsx')).LedgerTestView,
};

const loaded: Partial<Views> = {};

/** Loads what the page shows, if it shows an instrument. */
export async function loadInstrumentOf(page: unknown): Promise<void> {
  const name = instrumentNameIn(page);
  if (name !== null && !loaded[name]) await load(name);
}

export function loadedView<Name extends InstrumentName>(name: Name): Views[Name] {
  const view: Partial<Views>[Name] = loaded[name];
  if (!view) throw new Error(`The instrument ${name} is shown before it was loaded`);
  return view;
}

async function load<Name extends InstrumentName>(name: Name): Promise<void> {
  loaded[name] = await loadChunk<Views[Name]>(loaders[name]);
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
