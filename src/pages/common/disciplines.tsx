/** Who's on a team, by discipline. */
import { Reveal } from '../../components/reveal.tsx';
import { SitePicture } from '../../components/site-picture.tsx';
import type { Picture } from '../../site/page-data.ts';
import './disciplines.css';

type Discipline = { image: Picture; name: string; description: string };

export function Disciplines({ disciplines }: { disciplines: readonly Discipline[] }) {
  return (
    <div className="container">
      <ul className="grid pairs ruled disciplines">
        {disciplines.map(({ image, name, description }, index) => (
          <Reveal as="li" key={name} index={index} className="grid discipline">
            <SitePicture picture={image} />
            <h3>{name}</h3>
            <p className="note">{description}</p>
          </Reveal>
        ))}
      </ul>
    </div>
  );
}
