/** The instrument of an offer's page. */
import type { InstrumentData } from '../content/page-data.ts';
import { loadedView } from './load-instrument.tsx';

export function Instrument({ data }: { data: InstrumentData }) {
  const View = loadedView(data.name);
  return <View data={data} />;
}
