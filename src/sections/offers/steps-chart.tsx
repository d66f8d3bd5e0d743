/** An offer's steps on a chart from edge to edge; the steps themselves are told below, so it says nothing aloud. */
import type { Picture } from '../../content/page-data.ts';
import { ChartPicture } from '../../ui/chart-picture.tsx';

export function StepsChart({ picture }: { picture: Picture }) {
  return (
    <div className="steps-chart">
      <ChartPicture picture={picture} />
    </div>
  );
}
