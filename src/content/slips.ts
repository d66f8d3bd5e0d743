/** What can be right, and hardly ever is: warnings, because only the editor knows. */
import { join } from 'node:path';
import { type ContentFault, describeFault } from './content-error.ts';
import type { Home } from './page-kinds/home.ts';
import type { Provider } from './schema/brand.ts';
import type { Navigation } from './schema/navigation.ts';
import { faultAt } from './yaml-scalars.ts';

type Read = {
  provider: Pick<Provider, 'timeZone'>;
  home: Pick<Home, 'team'>;
  navigation: Navigation;
  dated: readonly { file: string; updated?: string | undefined }[];
};

export function slips({ provider, home, navigation, dated }: Read, folder: string): string[] {
  const people = home.team.people.map(({ name }, index) => ({
    key: name,
    field: `team.people.${index}.name`,
  }));
  const menus = [
    navigation.menu.map(({ path }, index) => ({ key: path, field: `menu.${index}.path` })),
    ...navigation.menu.map(({ items, links }, index) => [
      ...items.map(({ path }, place) => ({ key: path, field: `menu.${index}.items.${place}.path` })),
      ...links.map(({ path }, place) => ({ key: path, field: `menu.${index}.links.${place}.path` })),
    ]),
    navigation.legal.map(({ path }, index) => ({ key: path, field: `legal.${index}.path` })),
  ];
  // As the office's own calendar has it.
  const today = new Date().toLocaleDateString('sv', { timeZone: provider.timeZone });
  return [
    ...twice(people, join(folder, 'home.yaml')),
    ...menus.flatMap((entries) => twice(entries, join(folder, 'navigation.yaml'))),
    ...dated.flatMap(({ file, updated }) =>
      updated !== undefined && updated > today
        ? [
            faultAt(
              file,
              'updated',
              undefined,
              `${updated} is in the future, and the page would say that it changed then: correct it`,
            ),
          ]
        : [],
    ),
  ].map(describeFault);
}

function twice(entries: readonly { key: string; field: string }[], file: string): ContentFault[] {
  const keys = entries.map(({ key }) => key);
  return entries
    .filter(({ key }, index) => keys.indexOf(key) < index)
    .map(({ key, field }) =>
      faultAt(file, field, undefined, `${key} is here twice: remove one of the two, unless both are meant`),
    );
}
