/** Draws what readMarkdown returned. React escapes every word, so that no text can become markup. */
import { cloneElement, createElement, Fragment, isValidElement, type ReactNode } from 'react';
import { directionOf as sideOf, type Locale } from '../i18n/locale.ts';
import { LibraryPicture } from './portrait.tsx';
import type { Block, Piece } from '../text/read-markdown.ts';

/** A run of Latin letters and numbers with the signs inside it: 'UGC', '12 + 30 = 42', '13\u202F500', 'ae.gov.ma', up to the end of a sentence. */
const latinRun =
  /([\p{Script=Latin}\d](?:(?:[^\p{Script=Arabic}\s()«»،؛؟]|(?<=\d)\u202F(?=\d)|(?<![.:!?]) (?=[\p{Script=Latin}\d+=*/–-]))*[\p{Script=Latin}\d%])?[?!]?)/gu;

/** Keeps a number on one line with its currency, and with the Arabic prefix written before it. */
const unbroken = (text: string): string =>
  text.replace(/(\d) (?=MAD\b|DH\b|درهم|دراهم)/gu, '$1\u00a0').replace(/\u0640 (?=\d)/gu, '\u0640\u00a0');

const isolate = (run: ReactNode) => <bdi dir="ltr">{run}</bdi>;

/** On an Arabic page Latin runs are isolated, so that each is read from left to right as a whole. */
export function IsolatedText({ text, locale }: { text: string; locale: Locale }) {
  const whole = unbroken(text);
  if (sideOf(locale) === 'ltr') return whole;
  // Split at a group, runs are at the odd indexes.
  const parts = whole.split(latinRun).map((part, place) => (place % 2 === 1 ? isolate(part) : part));
  return createElement(Fragment, null, ...parts);
}

const wordsIn = (pieces: readonly Piece[]): string =>
  pieces
    .map((piece) => ('pieces' in piece ? wordsIn(piece.pieces) : 'text' in piece ? piece.text : ' '))
    .join('');
/** Words of another script on an Arabic page, as in a course that teaches a language: they keep their own order. */
const isForeign = (words: string): boolean =>
  /\p{Script=Latin}/u.test(words) && !/[\p{Script=Arabic}]/u.test(words);
const allForeign = (blocks: readonly Block[]): boolean =>
  blocks.every((block) => 'pieces' in block && isForeign(wordsIn(block.pieces)));

type Part = { isLatin: boolean; text: string; drawn: ReactNode };

/** A line's parts, in which a Latin run is one part. */
const partsOf = (piece: Piece): Part[] => {
  if (piece.kind !== 'text') {
    const text = wordsIn([piece]);
    const isLatin = piece.kind !== 'code' && isForeign(text);
    return [{ isLatin, text, drawn: drawPiece(piece, isLatin ? 'en' : 'ar') }];
  }
  return unbroken(piece.text)
    .split(latinRun)
    .map((text, place) => ({ isLatin: place % 2 === 1, text, drawn: text }));
};

/** Latin runs of a line on an Arabic page; emphasis within one, and what joins two, do not cut it into pieces. */
function drawLatinRuns(pieces: readonly Piece[]): ReactNode {
  const parts = pieces.flatMap(partsOf);
  const drawn: ReactNode[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    if (!parts[at]?.isLatin) {
      drawn.push(parts[at]?.drawn);
      continue;
    }
    let end = at;
    for (let next = at + 1; next < parts.length; next += 1) {
      const part = parts[next];
      if (part?.isLatin) end = next;
      else if (part === undefined || !/^[\s,–—/…-]*$/u.test(part.text)) break;
    }
    const run = parts.slice(at, end + 1).map((part) => part.drawn);
    drawn.push(isolate(createElement(Fragment, null, ...run)));
    at = end;
  }
  return createElement(Fragment, null, ...drawn);
}

/** Parts of a text have no ids to be React keys: they are passed as separate children, as if written in the source. */
const each = <T,>(parts: readonly T[], draw: (part: T, place: number) => ReactNode): ReactNode =>
  createElement(Fragment, null, ...parts.map(draw));

function drawPiece(piece: Piece, locale: Locale): ReactNode {
  const within = (pieces: readonly Piece[]) => drawLine(pieces, locale);
  switch (piece.kind) {
    case 'strong':
      return <strong>{within(piece.pieces)}</strong>;
    case 'emphasis':
      return <em>{within(piece.pieces)}</em>;
    case 'code':
      return <code dir="auto">{piece.text}</code>;
    case 'break':
      return <br />;
    case 'link':
      return (
        <a href={piece.href} rel={piece.external ? 'noopener' : undefined}>
          {within(piece.pieces)}
        </a>
      );
    default:
      return <IsolatedText text={piece.text} locale={locale} />;
  }
}

/** A line that nothing else gives a direction: a cell, an item of a list in two scripts. */
const drawWhole = (pieces: readonly Piece[], locale: Locale): ReactNode => {
  const { dir, inside } = directionOf(isForeign(wordsIn(pieces)), locale);
  return dir === undefined ? drawLine(pieces, locale) : isolate(drawLine(pieces, inside));
};

const drawLine = (pieces: readonly Piece[], locale: Locale): ReactNode =>
  sideOf(locale) === 'rtl' ? drawLatinRuns(pieces) : each(pieces, (piece) => drawPiece(piece, locale));

/** A block without Arabic on an Arabic page is written from left to right, as a whole. */
const directionOf = (isOther: boolean, locale: Locale) =>
  sideOf(locale) === 'rtl' && isOther
    ? ({ dir: 'ltr', inside: 'en' } as const)
    : { dir: undefined, inside: locale };

function List({ block, locale }: { block: Extract<Block, { kind: 'list' }>; locale: Locale }) {
  const { dir, inside } = directionOf(block.items.every(allForeign), locale);
  const items = each(block.items, (item) => (
    <li>
      {each(item, (inner) =>
        block.tight && inner.kind === 'paragraph'
          ? drawWhole(inner.pieces, inside)
          : drawBlock(inner, inside),
      )}
    </li>
  ));
  return block.ordered ? (
    <ol start={block.start} dir={dir}>
      {items}
    </ol>
  ) : (
    <ul dir={dir}>{items}</ul>
  );
}

/** Figures never break. */
function Table({ rows, locale }: { rows: Extract<Block, { kind: 'table' }>['rows']; locale: Locale }) {
  const [head = [], ...body] = rows;
  const words = (pieces: readonly Piece[]) => drawWhole(pieces, locale);
  return (
    <div className="prose-table">
      <table>
        <thead>
          <tr>
            {each(head, ({ pieces }) => (
              <th scope="col">{words(pieces)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {each(body, (cells) => (
            <tr>
              {each(cells, ({ pieces, numeric }) => (
                <td data-figure={numeric ? '' : undefined}>
                  {numeric && sideOf(locale) === 'rtl' ? isolate(words(pieces)) : words(pieces)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A quote of nothing but bold words is a sentence pulled out of the text. */
const isOneStress = ([first, ...others]: readonly Block[]): boolean =>
  others.length === 0 &&
  first?.kind === 'paragraph' &&
  first.pieces.length === 1 &&
  first.pieces[0]?.kind === 'strong';

function drawBlock(block: Block, locale: Locale): ReactNode {
  switch (block.kind) {
    case 'paragraph': {
      const { dir, inside } = directionOf(allForeign([block]), locale);
      return <p dir={dir}>{drawLine(block.pieces, inside)}</p>;
    }
    case 'heading': {
      const Tag = `h${block.level}` as const;
      return <Tag id={block.id}>{drawWhole(block.pieces, locale)}</Tag>;
    }
    case 'list':
      return List({ block, locale });
    case 'quote':
      return (
        <blockquote className={isOneStress(block.blocks) ? 'pull-quote' : undefined}>
          {each(block.blocks, (inner) => drawBlock(inner, locale))}
        </blockquote>
      );
    case 'code':
      return (
        <pre dir="auto" tabIndex={0}>
          {block.text}
        </pre>
      );
    case 'table':
      return Table({ rows: block.rows, locale });
    case 'picture':
      return (
        <LibraryPicture
          picture={block.picture}
          alt={block.alt}
          sizes="(min-width: 44rem) 41rem, 92vw"
          className="prose-picture"
        />
      );
    default:
      return <hr />;
  }
}

type TextProps = {
  blocks: readonly Block[];
  locale: Locale;
  /** The anchor of a block by its place, for pages that lead to one. */
  anchor?: (place: number) => string;
};

/** A whole text. Its typography is the class 'prose' (blog.css). */
export function MarkdownText({ blocks, locale, anchor }: TextProps) {
  const draw = (block: Block, place: number): ReactNode => {
    const drawn = drawBlock(block, locale);
    return anchor && isValidElement<{ id?: string }>(drawn)
      ? cloneElement(drawn, { id: anchor(place) })
      : drawn;
  };
  return <div className="prose">{each(blocks, draw)}</div>;
}
