/** A picture with its size known beforehand, so that nothing moves when it arrives. */
import type { Picture } from '../site/page-data.ts';

type SitePictureProps = {
  picture: Picture;
  className?: string | undefined;
  eager?: boolean;
};

export function SitePicture({ picture, className, eager = false }: SitePictureProps) {
  const { src, width, height, alt, srcSet } = picture;
  // For browsers that don't know `auto`.
  const sizes = eager ? '(min-width: 64rem) 48vw, 100vw' : 'auto, (min-width: 48rem) 50vw, 100vw';
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
      {...(srcSet !== undefined && { srcSet, sizes })}
    />
  );
}
