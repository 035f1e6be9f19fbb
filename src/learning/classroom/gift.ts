/**
 * Questions in GIFT, the plain text format that teachers paste from other platforms: single and multiple choice, true or
 * false, short answers and numbers. Questions that cannot be represented are refused, each with its first line; the rest is
 * accepted.
 */
import type { Locale } from '../../platform/i18n/locale.ts';
import { saysSomething } from '../../platform/text/typed-text.ts';
import { questionSchema, type Question } from './quiz.ts';

export const giftRefusals = [
  /** '=Fes -> Morocco': pairs. */
  'matching',
  /** '{}': an essay, which a person has to mark. */
  'essay',
  /** A text without an answer block. */
  'no-answers',
  'no-right-answer',
  /** An answer that is worth a fraction, where answers here are right or wrong. */
  'part-of-a-point',
  /** More than one right answer beside wrong ones, where one is chosen. */
  'two-right',
  /** An answer without a word. */
  'empty-answer',
  /** A picture, a link, a table: a question is text here. */
  'tags',
  /** A block that does not end, or an invalid number. */
  'unreadable',
  /** Longer, or with more choices, than a question may be. */
  'too-long',
] as const;
export type GiftRefusal = (typeof giftRefusals)[number];

export type GiftReading = {
  questions: Question[];
  /** `line`: from 1. */
  refused: { line: number; reason: GiftRefusal }[];
};

type Block = { line: number; text: string; tags: readonly string[] };

/** As Moodle writes them into the comment before a question. */
const tagsIn = (comment: string): string[] =>
  [...comment.matchAll(/\[tag:([^\]]{1,40})\]/g)].flatMap(([, tag = '']) => tag.trim() || []);

/** Questions are separated by empty lines; comments and categories are skipped, but for the tags in a comment. */
function blocksOf(source: string): Block[] {
  const blocks: Block[] = [];
  let open: Block | null = null;
  let tags: string[] = [];
  for (const [index, written] of source
    .replace(/^\ufeff/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    const line = written.trim();
    if (line === '') open = null;
    else if (line.startsWith('//')) tags.push(...tagsIn(line));
    else if (/^\$CATEGORY:/i.test(line)) continue;
    else if (open === null) {
      open = { line: index + 1, text: written, tags: [...new Set(tags)].slice(0, 5) };
      tags = [];
      blocks.push(open);
    } else open.text += `\n${written}`;
  }
  return blocks;
}

/** Escaped characters are moved to the private use area while the rest is parsed. */
const aside = 0xe000;
const hide = (text: string): string =>
  text
    .replaceAll('\\n', '\n')
    .replace(/\\([~=#{}:\\])/g, (_, sign: string) => String.fromCharCode(aside + sign.charCodeAt(0)));
const show = (text: string): string =>
  text
    .replace(/[\ue000-\ue07f]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - aside))
    .replace(/[^\S\n]+/g, ' ')
    .trim();

const formatMark = /^\s*\[(html|plain|markdown|moodle)\]/;

/** What a text says, and null where it holds what cannot be shown. Moodle's own format, which is also the usual one, has tags too. */
type Reader = (text: string) => string | null;
/* The text of a few lines of HTML, as editors of other platforms write them for bold words and paragraphs. */

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
function plainOfHtml(text: string, isHtml: boolean): string | null {
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

const readerOf =
  (usual: string): Reader =>
  (hidden) => {
    const [mark = '', format = usual] = formatMark.exec(hidden) ?? [];
    const text = show(hidden.slice(mark.length));
    if (format === 'plain' || format === 'markdown') return text;
    return plainOfHtml(text, format === 'html');
  };

type Answer = { isRight: boolean; weight: number | null; text: string | null; why: string | null };

/** Within an address a sign is a sign, whether or not it was escaped. */
function isInAddress(inner: string, at: number): boolean {
  const word = /\S*$/.exec(inner.slice(0, at))?.[0] ?? '';
  if (!/^[=~]?(?:%-?[\d.]+%)?https?:\/\//i.test(word)) return false;
  return inner[at] === '=' || word.endsWith('/');
}

/** Where answers begin: at every sign, or, where each stands behind a space, at those alone. */
function beginsOf(inner: string, isSpaced: boolean): number[] {
  return [...inner.matchAll(/[=~]/g)]
    .map(({ index }) => index)
    .filter((at) => !isInAddress(inner, at) && (!isSpaced || at === 0 || /\s/.test(inner[at - 1] ?? '')));
}

/** '=right#why', '~wrong', '~%50%half' of an answer block. */
function answersOf(inner: string, read: Reader): Answer[] {
  const spaced = beginsOf(inner, true).filter((at) => inner[at] === '~').length;
  const all = beginsOf(inner, false);
  const isSpaced = spaced > 0 && spaced === all.filter((at) => inner[at] === '~').length;
  const parted = isSpaced ? beginsOf(inner, true) : all;
  const begins = parted.some((at) => inner[at] === '=') ? parted : all;
  return begins.map((at, place) => {
    const rest = inner.slice(at + 1, begins[place + 1]);
    const [, weight, body = rest] = /^\s*%(-?\d+(?:\.\d+)?)%([\s\S]*)$/.exec(rest) ?? [];
    // The number of an entity is no feedback.
    const [text = '', ...why] = body.split(/(?<!&)#/);
    return {
      isRight: inner[at] === '=',
      weight: weight === undefined ? null : Number(weight),
      text: read(text),
      why: read(why.join('#')),
    };
  });
}

type Refused = { refused: GiftRefusal };
type Made = Record<string, unknown> | Refused;
type Texts = (text: string) => { en: string; ar: string };

const optional = (why: string, t: Texts) => (why === '' ? {} : { why: t(why) });

function readNumber(inner: string): Made {
  const spelt = inner.trim().slice(1);
  const answers: Answer[] = /[=~]/.test(spelt)
    ? answersOf(spelt, show)
    : [{ isRight: true, weight: null, text: show(spelt.split('#')[0] ?? ''), why: '' }];
  const right = answers.filter((one) => one.isRight);
  if (right.some(({ weight }) => weight !== null && weight !== 100)) return { refused: 'part-of-a-point' };
  const [only] = right;
  if (only === undefined) return { refused: 'no-right-answer' };
  const number = '(-?\\d+(?:[.,]\\d+)?)';
  const value = (text: string | undefined): number => Number((text ?? '').replace(',', '.'));
  const range = new RegExp(`^${number}\\s*\\.\\.\\s*${number}$`).exec(only.text ?? '');
  const exact = new RegExp(`^${number}(?:\\s*:\\s*${number})?$`).exec(only.text ?? '');
  if (right.length > 1 || (range === null && exact === null)) return { refused: 'unreadable' };
  const [least, most] = range === null ? [0, 0] : [value(range[1]), value(range[2])];
  return {
    kind: 'short',
    accepted: [],
    number:
      range === null
        ? { value: value(exact?.[1]), tolerance: Math.abs(value(exact?.[2] ?? '0')) }
        : { value: (least + most) / 2, tolerance: Math.abs(most - least) / 2 },
  };
}

function readTrueFalse(inner: string, t: Texts): Made | null {
  const [, truth, rest = ''] = /^\s*(T|TRUE|F|FALSE)\s*(#[\s\S]*)?$/i.exec(inner) ?? [];
  if (truth === undefined) return null;
  const why = rest.split('#').map(show).filter(Boolean).join(' ');
  return { kind: 'true-false', isTrue: truth.toUpperCase().startsWith('T'), ...optional(why, t) };
}

/** Answers that are all text. */
type Plain = Answer & { text: string; why: string };
const isPlain = (answer: Answer): answer is Plain => answer.text !== null && answer.why !== null;

function readChoices(answers: readonly Plain[], t: Texts): Made {
  const byWeight = answers.some(({ weight, isRight }) => !isRight && weight !== null && weight > 0);
  const isSingle = answers.some(({ isRight }) => isRight);
  if (isSingle && (byWeight || answers.some(({ weight, isRight }) => isRight && (weight ?? 100) !== 100)))
    return { refused: 'part-of-a-point' };
  if (!isSingle && !byWeight) return { refused: 'no-right-answer' };
  if (answers.filter(({ isRight }) => isRight).length > 1) return { refused: 'two-right' };
  return {
    kind: isSingle ? 'single' : 'multiple',
    choices: answers.map(({ text, why, weight, isRight }, index) => ({
      id: `c${index + 1}`,
      text: t(text),
      isRight: isSingle ? isRight : (weight ?? 0) > 0,
      ...optional(why, t),
    })),
  };
}

function readShort(answers: readonly Plain[], t: Texts): Made {
  if (answers.some(({ weight }) => weight !== null && weight !== 100)) return { refused: 'part-of-a-point' };
  const why = [...new Set(answers.map((one) => one.why).filter(Boolean))].join(' ');
  return { kind: 'short', accepted: answers.map(({ text }) => text), number: null, ...optional(why, t) };
}

function readAnswerBlock(inner: string, t: Texts, read: Reader): Made {
  if (inner.trim() === '') return { refused: 'essay' };
  if (inner.trim().startsWith('#')) return readNumber(inner);
  const trueFalse = readTrueFalse(inner, t);
  if (trueFalse !== null) return trueFalse;
  const answers = answersOf(inner, read);
  if (answers.length === 0) return { refused: 'unreadable' };
  if (!answers.every(isPlain)) return { refused: 'tags' };
  if (answers.some(({ text }) => !saysSomething(text))) return { refused: 'empty-answer' };
  if (answers.every(({ isRight, text }) => isRight && text.includes('->'))) return { refused: 'matching' };
  return answers.every(({ isRight }) => isRight) ? readShort(answers, t) : readChoices(answers, t);
}

function readBlock({ line, text, tags }: Block, t: Texts): { question: Question } | Refused {
  const hidden = hide(text)
    .trim()
    .replace(/^::[\s\S]*?::/, '')
    .trim();
  const [begin, end] = [hidden.indexOf('{'), hidden.indexOf('}')];
  if (begin === -1 && end === -1) return { refused: 'no-answers' };
  if (begin === -1 || end < begin || hidden.indexOf('{', begin + 1) !== -1) return { refused: 'unreadable' };
  const [inner = '', general = ''] = hidden.slice(begin + 1, end).split('####');
  const after = hidden.slice(end + 1).trim();
  // Text continues after the answers where a word is to be filled in.
  const read = readerOf(formatMark.exec(hidden)?.[1] ?? 'moodle');
  const asked = read(`${hidden.slice(0, begin)}${after === '' ? '' : ` _____ ${after}`}`);
  const made = readAnswerBlock(inner, t, read);
  if ('refused' in made) return { refused: made['refused'] as GiftRefusal };
  const why = read(general);
  if (asked === null || why === null) return { refused: 'tags' };
  const question = questionSchema.safeParse({
    ...optional(why, t),
    ...made,
    ...(tags.length > 0 && { tags }),
    id: `q${line}`,
    text: t(asked),
  });
  if (question.success && asked !== '') return { question: question.data };
  return { refused: question.success ? 'unreadable' : 'too-long' };
}

/** `locale`: the language it is written in; the other one stays empty until it is translated. */
export function readGift(source: string, locale: Locale): GiftReading {
  const t: Texts = (text) => ({ en: '', ar: '', [locale]: text });
  const reading: GiftReading = { questions: [], refused: [] };
  for (const block of blocksOf(source)) {
    const read = readBlock(block, t);
    if ('question' in read) reading.questions.push(read.question);
    else reading.refused.push({ line: block.line, reason: read.refused });
  }
  return reading;
}
