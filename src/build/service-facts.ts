/** What the server needs to know of the site for its form. */
import type { SiteManifest } from '../../contract/site-manifest.ts';
import { paths } from '../content/paths.ts';
import { topics } from '../pages/contact/page.ts';
import type { Content } from '../site/read-content.ts';

type ServiceFacts = Pick<SiteManifest, 'office' | 'contact' | 'topics' | 'form'>;

export function serviceFacts(content: Content): ServiceFacts {
  const { labels, consent } = content.pages[paths.contact].form;
  const { timeZone, language, phone, email } = content.provider;
  return {
    office: { timeZone, language },
    contact: { phone, email },
    topics: topics(content),
    form: { labels, consentVersion: consent.version },
  };
}
