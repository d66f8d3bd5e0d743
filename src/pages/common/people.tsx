/** Who's who. */
import { Reveal } from '../../components/reveal.tsx';
import { SitePicture } from '../../components/site-picture.tsx';
import type { HomeData } from '../home/page.ts';
import './people.css';

export function People({ people }: Pick<HomeData['team'], 'people'>) {
  if (people.length === 0) return null;
  return (
    <ul className="grid ruled people">
      {people.map(({ name, role, portrait }, index) => (
        <Reveal as="li" key={name} index={index} className="cluster">
          <div className="grow">
            <h3>{name}</h3>
            <p className="note">{role}</p>
          </div>
          {portrait && <SitePicture picture={portrait} className="portrait" />}
        </Reveal>
      ))}
    </ul>
  );
}
