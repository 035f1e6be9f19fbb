/** The text of a few lines of HTML, as editors of other platforms write them for bold words and paragraphs. */

const named: Readonly<Record<string, string>> = {
  nbsp: ' ',
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: '’',
  laquo: '«',
  raquo: '»',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  middot: '·',
  bull: '•',
  deg: '°',
  euro: '€',
  copy: '©',
  reg: '®',
  times: '×',
  divide: '÷',
  plusmn: '±',
  frac12: '½',
  sup2: '²',
  sup3: '³',
  rarr: '→',
  larr: '←',
  zwnj: '\u200c',
  zwj: '\u200d',
  shy: '',
  lrm: '',
  rlm: '',
  ccedil: 'ç',
  szlig: 'ß',
  oelig: 'œ',
  aelig: 'æ',
  oslash: 'ø',
  aring: 'å',
  ntilde: 'ñ',
};
/** '&eacute;' is e with an acute. */
const accents: Readonly<Record<string, string>> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
};

/** Null for a name that says nothing here. */
function signOf(entity: string): string | null {
  const [, hex, decimal] = /^#(?:x([0-9a-f]{1,6})|(\d{1,7}))$/i.exec(entity) ?? [];
  if (hex !== undefined || decimal !== undefined) {
    const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    const isSign = point > 0x1f && point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff);
    if (isSign) return String.fromCodePoint(point);
    return point === 9 || point === 10 || point === 13 ? ' ' : null;
  }
  const [, letter = '', accent = ''] = /^([a-z])([a-z]+)$/i.exec(entity) ?? [];
  const mark = accents[accent];
  const upper = named[entity.toLowerCase()]?.toUpperCase();
  return (
    named[entity] ??
    (mark === undefined ? null : (letter + mark).normalize('NFC')) ??
    (/^[A-Z]/.test(entity) ? (upper ?? null) : null)
  );
}

const breaking = new Set('p div br li ul ol tr h1 h2 h3 h4 h5 h6 blockquote pre'.split(' '));
const within = new Set(
  'b strong i em u s sub sup span font small big code mark del ins abbr bdi tt q cite'.split(' '),
);
const tag = /<(\/?)([a-z][a-z0-9]*)(?:\s[^<>]*)?\/?>/gi;

/**
 * Without its tags and with the signs that its entities stand for; null where a tag means more than a look (a picture, a link, a
 * table). `isHtml`: it says so of itself; else only what is surely a tag counts as one, since 'a <b' is a sum, too.
 */
export function plainOfHtml(text: string, isHtml: boolean): string | null {
  let isUnderstood = true;
  const bare = text
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(tag, (whole, closing: string, name: string) => {
      // '<b and c>' is a comparison.
      if (!isHtml && /\s[^=/]*>$/.test(whole)) return whole;
      const known = name.toLowerCase();
      if (breaking.has(known)) return known === 'li' && closing === '' ? '\n– ' : '\n';
      if (within.has(known)) return '';
      const isTag =
        isHtml ||
        /^(?:a|img|table|td|th|tbody|thead|video|audio|iframe|script|style|object|embed|math|svg|form|input|hr)$/.test(
          known,
        );
      isUnderstood &&= !isTag;
      return isTag ? '' : whole;
    })
    .replace(/&(#?\w{2,10});/g, (whole, entity: string) => {
      const sign = signOf(entity);
      if (sign === null && isHtml) isUnderstood = false;
      return sign ?? whole;
    });
  if (!isUnderstood) return null;
  return bare
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();
}
