/** The instrument of an offer's page. */
import type { InstrumentData } from '../content/page-data.ts';
import { loadedView } from './load-instrument.ts';

export function Instrument({ data }: { data: InstrumentData }) {
  switch (data.name) {
    case 'ai-cost': {
      const View = loadedView(data.name);
      return <View data={data} />;
    }
    case 'double-typing': {
      const View = loadedView(data.name);
      return <View data={data} />;
    }
    case 'legacy-choice': {
      const View = loadedView(data.name);
      return <View data={data} />;
    }
    case 'runway': {
      const View = loadedView(data.name);
      return <View data={data} />;
    }
    case 'rescue-check': {
      const View = loadedView(data.name);
      return <View data={data} />;
    }
    case 'ledger-test': {
      const View = loadedView(data.name);
      return <View data={data} />;
    }
  }
}
