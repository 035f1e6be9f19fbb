import { inLatin } from '../../platform/text/in-latin.ts';

/** 'L’art du thé à Fès' → 'l-art-du-the-a-fes', 'فن الشاي' → 'fn-alchai'. Empty for a name without letters or digits. */
export const slugOf = (name: string): string =>
  name
    .split(/\s+/u)
    .map(inLatin)
    .join(' ')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, '');
