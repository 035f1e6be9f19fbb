import { classNames } from './class-names.ts';
import { groundColour, type Ground } from './ground.ts';
import { portraitOf } from './art/portraits.ts';
import { readPictureName } from '../files/picture.ts';
import { LibraryPicture } from './library-picture.tsx';
import { Zellige } from './zellige.tsx';

type PortraitProps = {
  /** Key of a drawing in app/art/people, or the name of a picture of the library. */
  name: string;
  /** A ground makes it a whole picture; without one only the person is drawn (inside a door). */
  ground?: Ground;
  /**
   * Empty where the picture is decoration: it stands beside a title or a name that says as much, as in every list and card, or
   * it is a drawn person, who is nobody in particular. The large cover on a record's own page carries something when it is a
   * picture of the library: there its words are the library's (`coverAlt`).
   */
  alt: string;
  className?: string;
  /** Below the first screen: fetched when it comes near. */
  lazy?: boolean;
};

/** A drawn person standing at the foot of its frame, or a picture that fills it. */
export function Portrait({ name, ground, alt, className, lazy = true }: PortraitProps) {
  const picture = readPictureName(name);
  const person = picture ? (
    <LibraryPicture picture={picture} alt={alt} sizes="24rem" lazy={lazy} className="portrait-picture" />
  ) : (
    <img
      src={portraitOf(name)}
      alt={alt}
      width={400}
      height={400}
      loading={lazy ? 'lazy' : 'eager'}
      fetchPriority="low"
      decoding="async"
      className="portrait-person"
    />
  );
  return (
    <div className={classNames('portrait', ground && groundColour[ground], className)}>
      {ground !== undefined && <Zellige />}
      {person}
    </div>
  );
}
