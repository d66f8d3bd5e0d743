/** Who's on a team, by discipline. */
import { ChartPicture } from '../../components/chart-picture.tsx';
import { Reveal } from '../../components/reveal.tsx';
import type { HomeData } from '../../content/page-data.ts';
import './disciplines.css';

export function Disciplines({ disciplines }: { disciplines: HomeData['team']['disciplines'] }) {
  return (
    <ul className="disciplines">
      {disciplines.map(({ image, name, description }, index) => (
        <Reveal as="li" key={name} index={index} className="stack discipline">
          <ChartPicture picture={image} />
          <h3>{name}</h3>
          <p className="note">{description}</p>
        </Reveal>
      ))}
    </ul>
  );
}
