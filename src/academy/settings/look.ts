/** The academy's own logo and colours: what follows from the two colours it chooses, and whether people can read them. */
import { type NamedPicture, readPictureName } from '../../platform/files/picture.ts';
import type { AcademySettings } from './settings.ts';

/** What the academy looks like; colours as '#3b3fc4'. */
export type Look = { primary: string; accent: string; logo: NamedPicture | null };

export const deliveredLook: Look = { primary: '#3b3fc4', accent: '#f2b33d', logo: null };

export const lookOf = ({
  primaryColour,
  accentColour,
  logo,
}: Pick<AcademySettings, 'primaryColour' | 'accentColour' | 'logo'>): Look => ({
  primary: primaryColour ?? deliveredLook.primary,
  accent: accentColour ?? deliveredLook.accent,
  logo: logo ? readPictureName(logo) : null,
});

/** Whether anything of it is the academy's own. */
export const hasOwnLook = (of: Parameters<typeof lookOf>[0]): boolean =>
  (of.logo ?? of.primaryColour ?? of.accentColour ?? null) !== null;

/** Of the pages: the ground, and the ink on it. */
export const sand = '#fbf5ea';
export const ink = '#1d1b2e';
const white = '#ffffff';
const black = '#000000';

/** What a visitor may choose instead of what the phone is set to. */
export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** What a Cookie header says was chosen; null as the phone is set, and for any other value. */
export function themeIn(cookies: string | null | undefined): Theme | null {
  const chosen = /(?:^|;\s*)theme=(\w+)(?:;|$)/.exec(cookies ?? '')?.[1];
  return themes.find((theme) => theme === chosen) ?? null;
}

/** The value for Set-Cookie: for a year, or away with it. */
export const themeCookie = (theme: Theme | null, isHttps: boolean): string =>
  `theme=${theme ?? ''}; Max-Age=${theme === null ? 0 : 60 * 60 * 24 * 365}; Path=/; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`;

export const isColour = (typed: string): boolean => /^#[0-9a-f]{6}$/.test(typed);

const channelsOf = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

const inHex = (channels: readonly number[]): string =>
  `#${channels.map((one) => Math.round(one).toString(16).padStart(2, '0')).join('')}`;

/** `share`: how much of the other colour, from 0 to 1. */
function mixed(colour: string, other: string, share: number): string {
  const others = channelsOf(other);
  return inHex(channelsOf(colour).map((one, at) => one * (1 - share) + (others[at] ?? 0) * share));
}

/** Relative luminance, as WCAG 2 defines it. */
function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** What WCAG AA asks of text. */
export const leastContrast = 4.5;

const paleOf = (primary: string): string => mixed(primary, white, 0.86);

/** The primary colour is the colour of links on the ground and on its own pale; white letters stand on it. */
export const primaryContrast = (colour: string): number =>
  Math.min(contrastOf(colour, sand), contrastOf(colour, paleOf(colour)));

/** Dark letters stand on the accent, and it stands on dark ground. */
export const accentContrast = (colour: string): number => contrastOf(colour, ink);

/** The colour, darkened (or lightened) until it can be read on this ground. */
function readableOn(ground: string, colour: string, towards = black): string {
  const shades = Array.from({ length: 20 }, (_, step) => mixed(colour, towards, step / 20));
  return shades.find((shade) => contrastOf(shade, ground) >= leastContrast) ?? towards;
}

export const deepOf = (primary: string): string => mixed(primary, black, 0.28);
/** Of a link on dark ground. */
export const lightOf = (primary: string): string => mixed(primary, white, 0.64);

/** Of the pages in the dark. */
export const darkGround = '#14121f';

const declared = (colours: Record<string, string>): string =>
  Object.entries(colours)
    .map(([name, colour]) => `--color-${name}:${colour}`)
    .join(';');

/** The site's colours as declarations of its custom properties, in the light and, on screens, in the dark; '' as delivered. */
export function stylesOf({ primary, accent }: Look): string {
  const pale = mixed(accent, white, 0.78);
  const dim = mixed(accent, darkGround, 0.82);
  const ofPrimary = {
    majorelle: primary,
    link: primary,
    action: primary,
    'action-edge': deepOf(primary),
    'majorelle-deep': deepOf(primary),
    'majorelle-pale': paleOf(primary),
  };
  const ofAccent = {
    saffron: accent,
    'saffron-deep': mixed(accent, black, 0.22),
    'saffron-light': mixed(accent, white, 0.18),
    'saffron-pale': pale,
    'saffron-ink': readableOn(pale, accent),
  };
  const isOwn = { primary: primary !== deliveredLook.primary, accent: accent !== deliveredLook.accent };
  if (!isOwn.primary && !isOwn.accent) return '';
  const light = declared({ ...(isOwn.primary && ofPrimary), ...(isOwn.accent && ofAccent) });
  const dark = declared({
    ...(isOwn.primary && { link: lightOf(primary), 'majorelle-pale': mixed(primary, darkGround, 0.72) }),
    ...(isOwn.accent && {
      'saffron-pale': dim,
      'saffron-ink': readableOn(dim, accent, white),
    }),
  });
  return `:root{${light}}@media screen{:root[data-theme=dark]{${dark}}@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${dark}}}}`;
}
