/** Draws what readMarkdown returned. React escapes every word, so that no text can become markup. */
import { createElement, Fragment, type ReactNode } from 'react';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { LibraryPicture } from '../../../platform/ui/portrait.tsx';
import type { Block, Piece } from './read-markdown.ts';

/** A run of Latin letters and numbers with the signs inside it: 'UGC', '12 + 30 = 42', '13\u202F500', 'ae.gov.ma', up to the end of a sentence. */
const latinRun =
  /([\p{Script=Latin}\d](?:(?:[^\p{Script=Arabic}\s()«»،؛؟]|(?<=\d)\u202F(?=\d)|(?<![.:!?]) (?=[\p{Script=Latin}\d+=*/–-]))*[\p{Script=Latin}\d%])?[?!]?)/gu;

/** Keeps a number on one line with its currency, and with the Arabic prefix written before it. */
const unbroken = (text: string): string =>
  text.replace(/(\d) (?=MAD\b|درهم|دراهم)/gu, '$1\u00a0').replace(/\u0640 (?=\d)/gu, '\u0640\u00a0');

const isolate = (run: string) => <bdi dir="ltr">{run}</bdi>;

/** On an Arabic page Latin runs are isolated, so that each is read from left to right as a whole. */
export function IsolatedText({ text, locale }: { text: string; locale: Locale }) {
  const whole = unbroken(text);
  if (locale !== 'ar') return whole;
  // Split at a group, runs are at the odd indexes.
  const parts = whole.split(latinRun).map((part, place) => (place % 2 === 1 ? isolate(part) : part));
  return createElement(Fragment, null, ...parts);
}

/** Parts of a text have no ids to be React keys: they are passed as separate children, as if written in the source. */
const each = <T,>(parts: readonly T[], draw: (part: T) => ReactNode): ReactNode =>
  createElement(Fragment, null, ...parts.map(draw));

function drawPiece(piece: Piece, locale: Locale): ReactNode {
  const within = (pieces: readonly Piece[]) => each(pieces, (inner) => drawPiece(inner, locale));
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

function List({ block, locale }: { block: Extract<Block, { kind: 'list' }>; locale: Locale }) {
  const items = each(block.items, (item) => (
    <li>
      {each(item, (inner) =>
        block.tight && inner.kind === 'paragraph'
          ? each(inner.pieces, (piece) => drawPiece(piece, locale))
          : drawBlock(inner, locale),
      )}
    </li>
  ));
  return block.ordered ? <ol start={block.start}>{items}</ol> : <ul>{items}</ul>;
}

/** Figures never break. */
function Table({ rows, locale }: { rows: Extract<Block, { kind: 'table' }>['rows']; locale: Locale }) {
  const [head = [], ...body] = rows;
  const words = (pieces: readonly Piece[]) => each(pieces, (piece) => drawPiece(piece, locale));
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
                <td data-figure={numeric ? '' : undefined}>{words(pieces)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function drawBlock(block: Block, locale: Locale): ReactNode {
  const line = (pieces: readonly Piece[]) => each(pieces, (piece) => drawPiece(piece, locale));
  switch (block.kind) {
    case 'paragraph':
      return <p>{line(block.pieces)}</p>;
    case 'heading': {
      const Tag = `h${block.level}` as const;
      return <Tag id={block.id}>{line(block.pieces)}</Tag>;
    }
    case 'list':
      return <List block={block} locale={locale} />;
    case 'quote':
      return <blockquote>{each(block.blocks, (inner) => drawBlock(inner, locale))}</blockquote>;
    case 'code':
      return (
        <pre dir="auto" tabIndex={0}>
          {block.text}
        </pre>
      );
    case 'table':
      return <Table rows={block.rows} locale={locale} />;
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

/** A whole text. Its typography is the class 'prose' (blog.css). */
export function MarkdownText({ blocks, locale }: { blocks: readonly Block[]; locale: Locale }) {
  return <div className="prose">{each(blocks, (block) => drawBlock(block, locale))}</div>;
}
