/**
 * Pictures of the picture library, and how records name them: in a field of a picture as 'picture-<id>-1600x1067', in a text
 * as '/pictures/<id>-1600x1067'. The sizes stand in the name, so that a page leaves room for a picture without looking it up.
 */

/** Each picture lies there in these widths, or in its own where that is less. */
export const pictureWidths = [480, 960, 1600] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** Signs of what is on a picture, in each language. */
export const longestAlt = 300;

export type NamedPicture = { id: string; width: number; height: number };

const id = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const size = '([1-9]\\d{0,3})x([1-9]\\d{0,3})';
const whole = new RegExp(`^(?:picture-|/pictures/)(${id})-${size}$`);
const within = new RegExp(`(?:picture-|/pictures/)(${id})-`, 'g');
const file = new RegExp(`^/pictures/(${id})-(480|960|1600)\\.webp$`);

export const pictureName = ({ id: of, width, height }: NamedPicture): string =>
  `picture-${of}-${width}x${height}`;

/** The picture that a field or an address in a text names; null for any other, such as a drawn person. */
export function readPictureName(named: string): NamedPicture | null {
  const [, of = '', width = '', height = ''] = whole.exec(named) ?? [];
  return of === '' ? null : { id: of, width: Number(width), height: Number(height) };
}

/** The file that an address of the site asks for, or null. */
export function readPictureFile(pathname: string): { id: string; width: PictureWidth } | null {
  const [, of = '', width = ''] = file.exec(pathname) ?? [];
  const known = pictureWidths.find((one) => String(one) === width);
  return known === undefined ? null : { id: of, width: known };
}

const fileOf = (of: string, width: PictureWidth): string => `/pictures/${of}-${width}.webp`;

/** What a page needs to draw it: the smaller files, and the one in its own width. */
export function pictureSources({ id: of, width }: NamedPicture): { src: string; srcSet: string } {
  const [smallest, , largest] = pictureWidths;
  const smaller = pictureWidths.filter((one) => one < width && one !== largest);
  const lines = [...smaller.map((one) => `${fileOf(of, one)} ${one}w`), `${fileOf(of, largest)} ${width}w`];
  return { src: fileOf(of, smaller.at(-1) ?? smallest), srcSet: lines.join(', ') };
}

/** Ids of all pictures that a text, or a whole record as JSON, names. */
export const picturesNamedIn = (text: string): string[] => [
  ...new Set([...text.matchAll(within)].map(([, of = '']) => of)),
];
