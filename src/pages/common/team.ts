/** The people and disciplines of the home page's content, with their pictures. */
import type { Site } from '../../site/site.ts';

export function peopleOf({ content: { home, pictures } }: Site) {
  return home.team.people.map((person) => ({
    ...person,
    portrait: person.portrait === undefined ? null : pictures.find(person.portrait, person.name),
  }));
}

export function disciplinesOf({ content: { home, pictures } }: Site) {
  return home.team.disciplines.map((item) => ({ ...item, image: pictures.find(item.image) }));
}
