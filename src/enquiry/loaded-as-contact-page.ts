/** Whether this document, with its policy, was loaded as the contact page. */
import { paths } from '../content/paths.ts';

/** False where the visitor came by a link from another page of the site, without a new document. */
export function loadedAsContactPage(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  if (!loaded) return true;
  return [paths.contact, '/api/enquiries'].includes(new URL(loaded.name).pathname);
}
