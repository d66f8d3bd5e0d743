/** Who is in a crew, by discipline. */
import type { DisciplineData } from '../../content/page-data.ts';
import { ChartPicture } from '../../ui/chart-picture.tsx';
import { Reveal } from '../../ui/reveal.tsx';

export function Disciplines({ disciplines }: { disciplines: readonly DisciplineData[] }) {
  return (
    <ul className="disciplines">
      {disciplines.map(({ image, name, description }, index) => (
        <Reveal as="li" key={name} index={index} className="discipline">
          <ChartPicture picture={image} />
          <h3>{name}</h3>
          <p>{description}</p>
        </Reveal>
      ))}
    </ul>
  );
}
