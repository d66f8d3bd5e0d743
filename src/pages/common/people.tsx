/** Who's who. */
import { Reveal } from '../../components/reveal.tsx';
import { SitePicture } from '../../components/site-picture.tsx';
import type { Picture } from '../../site/page-data.ts';
import './people.css';

type Person = { name: string; role: string; portrait: Picture | null };

export function People({ people }: { people: readonly Person[] }) {
  if (people.length === 0) return null;
  return (
    <ul className="grid as-fits ruled people">
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
