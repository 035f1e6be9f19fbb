/**
 * Pictures of the picture library, and how records name them: 'picture-<id>-1600x1067' in a field, '/pictures/<id>-1600x1067' in a
 * text. The size is in the name, so that a page reserves space for a picture without a lookup.
 */
/** Widths in which each picture is stored, up to its own. */
export const pictureWidths = [480, 960, 1600] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** Characters of a description, in each language. */
export const longestAlt = 300;

export type NamedPicture = { id: string; width: number; height: number };

const id = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const size = '([1-9]\\d{0,3})x([1-9]\\d{0,3})';
const whole = new RegExp(`^(?:picture-|/pictures/)(${id})-${size}$`);
const within = new RegExp(`(?:picture-|/pictures/)(${id})-`, 'g');
const file = new RegExp(`^/pictures/(${id})-(480|960|1600)\\.webp$`);

export const pictureName = ({ id: of, width, height }: NamedPicture): string =>
  `picture-${of}-${width}x${height}`;

/** The picture named by a field or an address; null for any other, such as a drawn person. */
export function readPictureName(named: string): NamedPicture | null {
  const [, of = '', width = '', height = ''] = whole.exec(named) ?? [];
  return of === '' ? null : { id: of, width: Number(width), height: Number(height) };
}

/** The drawn people, by key (src/platform/ui/art/people). Who gives something has the face of their own record; all else is a scene. */
export const drawnPeople: readonly string[] =
  'amina fatima hajar imane khadija mehdi nour salma sara yasmine youssef zineb'.split(' ');

/** The picture file of a path, or null. */
export function readPictureFile(pathname: string): { id: string; width: PictureWidth } | null {
  const [, of = '', width = ''] = file.exec(pathname) ?? [];
  const known = pictureWidths.find((one) => String(one) === width);
  return known === undefined ? null : { id: of, width: known };
}

/** How high the academy's own logo is, in points: in the bar of the site, in e-mails, on receipts and on certificates. */
export const logoHeights = { page: 44, email: 40, receipt: 46, certificate: 48 } as const;

/** Its size where it is so high, at most `widest`. */
export function sizeWithin(
  { width, height }: Pick<NamedPicture, 'width' | 'height'>,
  high: number,
  widest: number,
): { width: number; height: number } {
  const scale = Math.min(high / height, widest / width);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** The address of its file in a width; of a smaller picture the file is as wide as that. */
export const pictureFileOf = (of: string, width: PictureWidth): string => `/pictures/${of}-${width}.webp`;

/** The image's `src` in its own width, and the smaller files for `srcset`. */
export function pictureSources({ id: of, width }: NamedPicture): { src: string; srcSet: string } {
  const [smallest, , largest] = pictureWidths;
  const smaller = pictureWidths.filter((one) => one < width && one !== largest);
  const lines = [
    ...smaller.map((one) => `${pictureFileOf(of, one)} ${one}w`),
    `${pictureFileOf(of, largest)} ${width}w`,
  ];
  return { src: pictureFileOf(of, smaller.at(-1) ?? smallest), srcSet: lines.join(', ') };
}

/** Ids of all pictures named in a text, or in a whole record as JSON. */
export const picturesNamedIn = (text: string): string[] => [
  ...new Set([...text.matchAll(within)].map(([, of = '']) => of)),
];
