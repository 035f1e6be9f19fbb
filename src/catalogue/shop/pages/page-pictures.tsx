import { readPictureName } from '../../../platform/files/picture.ts';
import { LibraryPicture } from '../../../platform/ui/portrait.tsx';

type PagePictureProps = { page: string; alt: string; lazy?: boolean };

/** One page of a file: a picture of the library, or of the site. */
export function PagePicture({ page, alt, lazy = true }: PagePictureProps) {
  const picture = readPictureName(page);
  if (picture !== null)
    return <LibraryPicture picture={picture} alt={alt} sizes="17rem" lazy={lazy} className="file-page" />;
  return (
    <img
      src={`${page}.webp`}
      alt={alt}
      width={540}
      height={720}
      loading={lazy ? 'lazy' : 'eager'}
      decoding="async"
      className="file-page"
    />
  );
}

type PagePicturesProps = { pages: readonly string[]; name: string; label: string };

/** Pages of the file, to swipe through. */
export const PagePictures = ({ pages, name, label }: PagePicturesProps) => (
  <ul className="file-pages" aria-label={label} tabIndex={0}>
    {pages.map((page, place) => (
      <li key={page}>
        <PagePicture page={page} alt={`${name}: ${place + 1}/${pages.length}`} lazy={place > 0} />
      </li>
    ))}
  </ul>
);
