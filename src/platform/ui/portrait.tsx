import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { type Ground, groundColour } from './section.tsx';
import { type NamedPicture, pictureSources, readPictureName } from '../files/picture.ts';
import { Zellige } from './khatam.tsx';

/** The drawn people, by key. Made by tools/draw-people.ts; separate files, so that a page loads only those it shows. */
const files = import.meta.glob<string>('./art/people/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Still lifes of what is taught, made or sold, 480 by 300, and single objects of them. Without words, so never mirrored. */
const scenes = import.meta.glob<string>('./art/scenes/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});
const props = import.meta.glob<string>('./art/props/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});
const drawnProps = import.meta.glob<string>('./art/props/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Their text, from which a page continues a scene's wall and table to its edges. */
const drawn = import.meta.glob<string>('./art/scenes/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Where a scene is cut to a narrow frame, what it keeps: the side on which its subject stands, if not the middle. */
const cuts: Record<string, string> = {
  about: 'object-right',
  'article-price': 'object-right',
  content: 'object-left',
  ecommerce: 'object-[30%_50%]',
  photo: 'object-left',
  returns: 'object-[35%_50%]',
  'sewing-price': 'object-right',
  ugc: 'object-[15%_50%]',
  virtual: 'object-[75%_50%]',
};

/** Address of a scene; null for a key that names none: a person, or a picture of the library. */
const sceneOf = (key: string): string | null => scenes[`./art/scenes/${key}.svg`] ?? null;

/** Whether a record shows what it is about, and not a person. */
export const isScene = (name: string): boolean => sceneOf(name) !== null || readPictureName(name) !== null;

/** One drawn object, as decoration beside words that say the same. Give its size by `className`. */
export function Prop({ name, className }: { name: string; className?: string }) {
  const file = `./art/props/${name}.svg`;
  // Its shape is known before it is there: nothing below it moves.
  const [, width, height] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(drawnProps[file] ?? '') ?? [];
  return (
    <img
      src={props[file]}
      width={width}
      height={height}
      alt=""
      loading="lazy"
      decoding="async"
      className={classNames('prop', className)}
    />
  );
}

/** Address of a portrait; an unknown key shows Nour, so that a typo in a record never breaks a page. */
const portraitOf = (key: string): string =>
  files[`./art/people/${key}.svg`] ?? files['./art/people/nour.svg'] ?? '';

type LibraryPictureProps = {
  picture: NamedPicture;
  alt: string;
  /** Its width on the page, in the format of the `sizes` attribute. */
  sizes: string;
  className?: string;
  lazy?: boolean;
};

/** A picture of the picture library, in the width that the screen needs. */
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

type PortraitProps = {
  /** Key of a drawn scene or person (art/scenes, art/people), or the name of a picture of the library. */
  name: string;
  /** A background makes it a whole picture; without one only the person is drawn (inside an arch). */
  ground?: Ground;
  /**
   * Empty where the picture is decoration: next to a title or a name with the same information, as in every list and card, or a
   * drawn person, who is nobody in particular. The large cover on a record's own page has the library's description (`coverAlt`).
   */
  alt: string;
  className?: string;
  /** Below the first screen: fetched when it comes near. */
  lazy?: boolean;
};

/** A drawn person standing at the bottom of the frame, or a scene or picture that fills it. */
export function Portrait({ name, ground, alt, className, lazy = true }: PortraitProps) {
  const picture = readPictureName(name);
  const scene = sceneOf(name);
  const person = picture ? (
    <LibraryPicture picture={picture} alt={alt} sizes="24rem" lazy={lazy} className="portrait-picture" />
  ) : scene ? (
    <img
      src={scene}
      alt={alt}
      width={480}
      height={300}
      loading={lazy ? 'lazy' : 'eager'}
      decoding="async"
      className={classNames('portrait-picture', cuts[name])}
    />
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
      {ground !== undefined && scene === null && <Zellige />}
      {person}
    </div>
  );
}

/** The wall and the table of a scene, drawn on to the sides and the foot; a scene seen from above is one ground. */
function SceneGround({ scene }: { scene: string }) {
  const wall = /d="M0 0H480V300H0Z" fill="(#\w+)"/.exec(scene)?.[1];
  const [, top = '300', table = wall] = /d="M-6 (\d+)H486V306H-6Z" fill="(#\w+)"/.exec(scene) ?? [];
  return (
    <svg viewBox="0 0 480 300" preserveAspectRatio="none" aria-hidden="true" className="scene-band-ground">
      <path d="M0 0H480V300H0Z" fill={wall} />
      <path d={`M-9 ${top}H489V9999H-9Z`} fill={table} className="scene-band-table" />
    </svg>
  );
}

type SceneBandProps = Pick<PortraitProps, 'name' | 'alt'> & { ground: Ground; children: ReactNode };

/** A picture from edge to edge, and before it, on the scene's table, what the page says first. */
export function SceneBand({ name, ground, alt, children }: SceneBandProps) {
  const scene = drawn[`./art/scenes/${name}.svg`];
  return (
    <div className={classNames('scene-band', scene === undefined && groundColour[ground])}>
      <div className="scene-band-art">
        {scene !== undefined && <SceneGround scene={scene} />}
        <Portrait name={name} alt={alt} lazy={false} className="scene-band-picture" />
      </div>
      <div className="column">{children}</div>
    </div>
  );
}
