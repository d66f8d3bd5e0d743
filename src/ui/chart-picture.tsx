/** A picture with its size known beforehand, so that nothing moves when it arrives. */
import type { Picture } from '../content/page-data.ts';

type ChartPictureProps = {
  picture: Picture;
  className?: string;
  /** Loaded at once and first: the picture of the first view. */
  eager?: boolean;
};

export function ChartPicture({ picture, className, eager = false }: ChartPictureProps) {
  const { src, width, height, alt } = picture;
  const urgency = eager ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const);
  return (
    <img
      src={src}
      width={width}
      height={height}
      alt={alt}
      className={className}
      decoding="async"
      {...urgency}
    />
  );
}
