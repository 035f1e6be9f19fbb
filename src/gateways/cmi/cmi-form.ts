/** Parses what CMI posts: a form whatever its header claims, its values normalised as before the hash, and the hash itself. */
import { cmiHash, isSameHash, withDocumentRule, type CmiFields } from './hash.ts';
/** Decodes HTML 4 entities in CMI's forms, like its merchant kit. The names from U+00A0 on, in the order of Latin 1. */
const latin1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para ' +
  'middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute ' +
  'Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml ' +
  'Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml ' +
  'eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';

/** Without `&apos;`, which is not in HTML 4. */
const named: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['OElig', 'Œ'],
  ['oelig', 'œ'],
  ['Yuml', 'Ÿ'],
  ['euro', '€'],
  ['hellip', '…'],
  ['ndash', '–'],
  ['mdash', '—'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['bull', '•'],
  ['trade', '™'],
  ...latin1.split(' ').map((name, place) => [name, String.fromCodePoint(0xa0 + place)] as const),
]);

/** Numeric entities outside of these stay as they are written. */
const isAllowed = (code: number): boolean =>
  [0x09, 0x0a, 0x0d].includes(code) ||
  (code >= 0x20 && code <= 0x7e) ||
  (code >= 0xa0 && code <= 0xd7ff) ||
  (code >= 0xe000 && code <= 0x10ffff);

/** Decodes once: a decoded text is not decoded again. */
export const withoutEntities = (value: string): string =>
  value.replace(
    /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|(\w{2,8}));/g,
    (whole: string, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return named.get(name) ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      return isAllowed(code) ? String.fromCodePoint(code) : whole;
    },
  );

const mostFields = 300;
const longestPart = 4_096;

/** The body as a form. Null when it is larger than CMI ever sends, or has a name twice: which of the two was hashed is unknown. */
export function fieldsIn(body: Uint8Array): CmiFields | null {
  const fields = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(new TextDecoder().decode(body))) {
    if (name.length > longestPart || value.length > longestPart) return null;
    if (fields.has(name) || fields.size === mostFields) return null;
    fields.set(name, value);
  }
  return fields;
}

/** White space as the merchant kit (in PHP) trims it, which leaves the no-break space. */
const around = /^[ \t\n\r\0\v]+|[ \t\n\r\0\v]+$/g;

/** Removes one newline of a notification, or all white space around a value of the browser's return. Then decodes entities. */
export const normalised = (fields: CmiFields, from: 'notification' | 'return'): CmiFields =>
  new Map(
    [...fields].map(([name, value]) => [
      name,
      withoutEntities(from === 'return' ? value.replace(around, '') : value.replace(/\r?\n$/, '')),
    ]),
  );

/** A field by its name in any case; undefined when it is missing, or there twice in different cases. */
export function valueOf(fields: CmiFields, wanted: string): string | undefined {
  const found = [...fields].filter(([name]) => name.toLowerCase() === wanted.toLowerCase());
  return found.length === 1 ? found[0]?.[1] : undefined;
}

/** Plus signs that a form loses are put back. */
export const hashIn = (fields: CmiFields): string | undefined =>
  valueOf(fields, 'hash')?.trim().replaceAll(' ', '+');

/** Whether CMI wrote it, which knows the store key. Without a hash or key: no. */
export function isFromCmi(meant: CmiFields, storeKey: string): boolean {
  const given = hashIn(meant);
  if (given === undefined || storeKey === '') return false;
  const plain = isSameHash(cmiHash(meant, storeKey), given);
  return plain || isSameHash(cmiHash(withDocumentRule(meant), storeKey), given);
}
