/** A picture with its size known beforehand, so that nothing moves when it arrives. */
import type { Picture } from '../content/page-data.ts';

type ChartPictureProps = {
  picture: Picture;
  className?: string;
  /** Loaded at once and first: the picture of the first view. */
  eager?: boolean;
};

export function ChartPicture({ picture, className, eager = false }: ChartPictureProps) {
  return (
    <img
      {...picture}
      className={className}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
    />
  );
}
