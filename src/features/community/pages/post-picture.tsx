import type { Picture } from '../post-view.ts';
import type { Links } from '../../site/links.ts';

type Props = {
  picture: Picture;
  links: Links;
  /** In a list it leads to the post; `label` names the link where the picture has no words of its own. */
  href?: string;
  label?: string;
};

/** The picture of a post: fetched when it comes near, in a place that is kept for it. */
export function PostPicture({ picture, links, href, label }: Props) {
  const drawn = (
    <img
      src={links.circlePicture(picture.id)}
      alt={picture.alt === '' && href !== undefined ? label : picture.alt}
      width={picture.width}
      height={picture.height}
      loading="lazy"
      decoding="async"
      className="max-h-[32rem] w-auto max-w-full rounded-md border border-line object-contain"
    />
  );
  return href === undefined ? (
    drawn
  ) : (
    <a href={href} className="justify-self-start">
      {drawn}
    </a>
  );
}
