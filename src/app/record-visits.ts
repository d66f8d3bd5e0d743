/** Adds a visit for every change of route; the first page's visit is recorded by `boot`. */
import type { DataRouter } from 'react-router';
import { addVisit } from '../components/visit-history.ts';

export function recordVisits(router: DataRouter): void {
  const shown = () => router.state.location.pathname + router.state.location.search;
  let last = shown();
  router.subscribe(({ navigation }) => {
    if (navigation.state !== 'idle' || shown() === last) return;
    last = shown();
    addVisit(window.location.href, Date.now());
  });
}
