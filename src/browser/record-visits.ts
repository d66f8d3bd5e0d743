/** Adds a visit for every change of route; the first page's visit is noted by `boot`. */
import type { DataRouter } from 'react-router';
import { addVisit } from './visit-history.ts';

export function recordVisits(router: DataRouter): void {
  let last = router.state.location.key;
  router.subscribe(({ location, navigation }) => {
    if (navigation.state !== 'idle' || location.key === last) return;
    last = location.key;
    addVisit(window.location.href, Date.now());
  });
}
