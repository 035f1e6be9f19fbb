import { pictureSources, type NamedPicture } from '../files/picture.ts';

type LibraryPictureProps = {
  picture: NamedPicture;
  alt: string;
  /** How wide it stands there, as a browser reads it. */
  sizes: string;
  className?: string;
  lazy?: boolean;
};

/** A picture of the office's library, in the width that the screen needs. */
export function LibraryPicture({ picture, alt, sizes, className, lazy = true }: LibraryPictureProps) {
  const { src, srcSet } = pictureSources(picture);
  return (
    <img
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      alt={alt}
      width={picture.width}
      height={picture.height}
      loading={lazy ? 'lazy' : 'eager'}
      decoding="async"
      className={className}
    />
  );
}
