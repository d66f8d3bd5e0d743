/** The disciplines and how they work together; real people too, once the provider names them. */

import { ChartPicture } from '../../components/chart-picture.tsx';
import { Reveal } from '../../components/reveal.tsx';
import type { HomeData } from '../../content/page-data.ts';
import { Disciplines } from '../about/disciplines.tsx';
import { SectionHeading } from '../common/section-heading.tsx';

export function Team({ team }: { team: HomeData['team'] }) {
  return (
    <section className="page-width team">
      <SectionHeading heading={team.heading} lead={team.lead} actions={[team.action]} />
      <Disciplines disciplines={team.disciplines} />
      {team.people.length > 0 && (
        <ul className="people">
          {team.people.map(({ name, role, portrait }, index) => (
            <Reveal as="li" key={name} index={index}>
              <ChartPicture picture={portrait} />
              <h3>{name}</h3>
              <p>{role}</p>
            </Reveal>
          ))}
        </ul>
      )}
    </section>
  );
}
