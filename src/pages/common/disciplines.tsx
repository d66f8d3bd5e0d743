/** Who's on a team, by discipline. */
import { Reveal } from '../../components/reveal.tsx';
import { SitePicture } from '../../components/site-picture.tsx';
import type { HomeData } from '../home/page.ts';
import './disciplines.css';

export function Disciplines({ disciplines }: Pick<HomeData['team'], 'disciplines'>) {
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
