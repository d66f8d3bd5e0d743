/** Who the provider is: `content/pages/company.md`. */
import { paths } from '../../content/paths.ts';
import type { Provider } from '../../content/schema/brand-schema.ts';
import { addressLines, registeredName } from '../../site/address.ts';
import { closingChart } from '../common/closing-chart.ts';
import { disciplinesOf, peopleOf } from '../common/team.ts';
import { type DataOf, definePage } from '../page-kind.ts';

export const company = definePage({
  route: paths.company,
  load: ({ office }, site) => {
    const { pictures, provider } = site.content;
    const { email, phone, officeHours, position } = provider;
    return {
      provider: {
        ...{ email, phone, officeHours },
        registeredName: registeredName(provider),
        address: addressLines(provider).join(', '),
        position,
        about: aboutUs(provider.about, office.about),
      },
      team: { heading: site.content.home.team.heading, people: peopleOf(site) },
      disciplines: disciplinesOf(site),
      strait: pictures.find('company-strait'),
      image: pictures.findHero('index-company'),
      chart: closingChart(site, 'company'),
    };
  },
});

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

export type CompanyData = DataOf<typeof company>;
