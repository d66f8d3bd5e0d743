/**
 * What the browser itself knows of this visit: read from its performance timeline, for `/this-site` to show, and sent
 * nowhere.
 */

/** Not in this browser; or in it, and not of this visit. */
export type Missing = 'unsupported' | 'absent';

export type Sounding = {
  /** Since the page was opened: asked for, or shown where the browser had drawn it ahead. 0 for what came before. */
  ms: number;
  /** That had arrived by then: files, and the bytes of their bodies as they were sent. */
  requests: number;
  bytes: number | null;
};

export const stationNames = ['painted', 'largest', 'loaded', 'sign', 'awake'] as const;
export type StationName = (typeof stationNames)[number];

export type VisitTimings = {
  stations: Readonly<Record<StationName, Sounding | Missing>>;
  shift: number | Missing;
  /** Of all requests, those that the browser's own store has answered. */
  requests: number;
  stored: number;
  /** Whether the browser had drawn the page before it was opened. */
  isAhead: boolean;
  /** The page that was opened first, from which the browser counts. */
  openedAt: string;
};

/** What browsers tell of a file; older ones leave sizes out. */
type Timing = { responseEnd: number; transferSize?: number; encodedBodySize?: number };
type Transfer = { end: number; bytes: number | null; isStored: boolean };

export function readVisitTimings(): VisitTimings {
  const [opening] = entriesOf('navigation') ?? [];
  const navigation = opening instanceof PerformanceNavigationTiming ? opening : null;
  const files = (entriesOf('resource') ?? []).filter((entry) => entry instanceof PerformanceResourceTiming);
  const transfers = [...(navigation ? [navigation] : []), ...files].map(transferOf);
  const opened = navigation?.activationStart ?? 0;
  const at = (time: number | undefined): Sounding | Missing =>
    time ? soundingAt(time, transfers, opened) : 'absent';
  const lastOf = (type: string, name = '') => {
    const entries = entriesOf(type);
    if (!entries) return 'unsupported';
    return at(entries.filter((entry) => entry.name.includes(name)).at(-1)?.startTime);
  };
  const shifts = entriesOf('layout-shift');
  const client = document.querySelector<HTMLElement>('[data-client]')?.dataset['client'] ?? '';
  return {
    stations: {
      painted: lastOf('paint', 'first-contentful-paint'),
      largest: lastOf('largest-contentful-paint'),
      loaded: at(navigation?.loadEventEnd),
      // `boot` asks for it at the first sign, and at no other time.
      sign: at(files.find(({ name }) => new URL(name).pathname === client)?.startTime),
      awake: at(performance.getEntriesByName('awake')[0]?.startTime),
    },
    shift:
      shifts?.reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0) ?? 'unsupported',
    requests: transfers.length,
    stored: transfers.filter(({ isStored }) => isStored).length,
    isAhead: opened > 0,
    openedAt: new URL(navigation?.name ?? location.href).pathname,
  };
}

/** Those from before anyone asked, too; null where the browser has none of the kind. */
function entriesOf(type: string): PerformanceEntryList | null {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return null;
  const listed = performance.getEntriesByType(type);
  if (listed.length > 0) return listed;
  // Some kinds only an observer is given.
  const observer = new PerformanceObserver(() => undefined);
  observer.observe({ type, buffered: true });
  const entries = observer.takeRecords();
  observer.disconnect();
  return entries;
}

export function transferOf({ responseEnd, transferSize, encodedBodySize }: Timing): Transfer {
  const end = responseEnd;
  if (transferSize === undefined || encodedBodySize === undefined)
    return { end, bytes: null, isStored: false };
  // Of a file that is confirmed as unchanged, headers alone are transferred.
  const isStored = transferSize < encodedBodySize || transferSize === 0;
  return { end, bytes: isStored ? 0 : encodedBodySize, isStored };
}

/** @param time milliseconds since the document was asked for, like `opened`. */
export function soundingAt(time: number, transfers: readonly Transfer[], opened = 0): Sounding {
  const seen = Math.max(time, opened);
  const arrived = transfers.filter(({ end }) => end > 0 && end <= seen);
  const bytes = arrived.reduce<number | null>(
    (sum, transfer) => (sum === null || transfer.bytes === null ? null : sum + transfer.bytes),
    0,
  );
  return { ms: seen - opened, requests: arrived.length, bytes };
}
