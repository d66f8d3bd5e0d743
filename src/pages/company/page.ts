/** Who the provider is: `content/pages/company.md`. */
import { paths } from '../../content/paths.ts';
import type { Provider } from '../../content/schema/brand-schema.ts';
import { addressLines, registeredName } from '../../site/postal-address.ts';
import type { Site } from '../../site/site.ts';
import { closingChart } from '../common/closing-chart.ts';
import { disciplinesOf, peopleOf } from '../common/team.ts';
import { makePage } from '../make-page.ts';

export function company(site: Site) {
  const { pages, pictures, provider, home } = site.content;
  const page = pages[paths.company];
  const { email, phone, officeHours, position } = provider;
  return makePage(site, 'company', page, {
    provider: {
      email,
      phone,
      officeHours,
      registeredName: registeredName(provider),
      address: addressLines(provider).join(', '),
      position,
      about: aboutUs(provider.about, page.office.about),
    },
    team: { heading: home.team.heading, people: peopleOf(site) },
    disciplines: disciplinesOf(site),
    strait: pictures.find('company-strait'),
    image: pictures.findHero('index-company'),
    chart: closingChart(site, 'company'),
  });
}

function aboutUs(facts: Provider['about'], names: Readonly<Record<keyof Provider['about'], string>>) {
  const { founded, people, directors, places, insurance, liability, certificates, data } = facts;
  return [
    { name: names.founded, fact: founded },
    { name: names.people, fact: people },
    { name: names.directors, fact: directors },
    { name: names.places, fact: places },
    { name: names.insurance, fact: insurance },
    { name: names.liability, fact: liability },
    { name: names.certificates, fact: certificates },
    { name: names.data, fact: data },
  ].filter(({ fact }) => fact !== null);
}

export type CompanyData = ReturnType<typeof company>['data'];
