import { languages } from '../../platform/i18n/languages.ts';
import { createContext, createElement, Fragment, type ReactNode, useContext } from 'react';
import { directionOf, type Locale } from '../../platform/i18n/locale.ts';
import { deepOf, deliveredLook, lightOf, type Look } from '../settings/look.ts';
import type { Block, Fact, Piece } from './email-content.ts';

/** Colours, fonts and the dark colours of mails. The values are the site's tokens; mail programs know no variables. */
export const colour = {
  ink: '#1d1b2e',
  inkSoft: '#55526a',
  sand: '#fbf5ea',
  sandDeep: '#f4ead7',
  paper: '#ffffff',
  pale: '#eceafa',
  line: '#e7dcc8',
  white: '#ffffff',
} as const;

/** The academy's colours and logo, for everything within. */
export const EmailLook = createContext<Look>(deliveredLook);
export const useLook = (): Look => useContext(EmailLook);

/** Opens outside: a mail may be read inside a frame. */
export function EmailLink({
  href,
  dir,
  look,
  children,
}: {
  href: string;
  dir?: 'ltr';
  look?: object;
  children: ReactNode;
}) {
  const { primary } = useLook();
  return (
    <a
      className="link"
      dir={dir}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      style={{ color: primary, ...look }}
    >
      {children}
    </a>
  );
}

/** Fonts that the reader's device has; Arabic ones that draw Latin well too. */
export const fontOf = (locale: Locale): string =>
  directionOf(locale) === 'rtl'
    ? "'Segoe UI', 'SF Arabic', 'Geeza Pro', 'Noto Sans Arabic', Tahoma, Arial, sans-serif"
    : "'Segoe UI', -apple-system, 'Helvetica Neue', Roboto, Arial, sans-serif";

export const text = (size: number, weight: 400 | 600 | 700, shade: string) =>
  ({ fontSize: size, fontWeight: weight, color: shade }) as const;

/** Classes are only read here: a mail program that drops them shows the light e-mail. */
export const darkStyles = ({ primary }: Look) => `
:root{color-scheme:light dark;supported-color-schemes:light dark}
a{color:${primary}}
@media (max-width:620px){
.around{padding:16px 8px!important}
.card{padding:24px 20px 8px!important}
.head{padding:0 20px 18px!important}
.foot{padding:18px 20px 8px!important}
}
@media (prefers-color-scheme:dark){
.ground{background:#14121f!important}
.card{background:#1f1d30!important;border-color:#38354f!important}
.box{background:#282640!important;border-color:#38354f!important}
.ink,.brand{color:#f6efe2!important}
.soft{color:#b8b1c7!important}
.link{color:${lightOf(primary)}!important}
.row{border-color:#38354f!important}${primary === deliveredLook.primary ? '\n.go{background:#5256dc!important}\n.brand img{filter:brightness(1.3)}' : ''}
}`;

/** As wide as the text. The ground lies on the cell, so that Outlook draws it too. Opens outside: a mail may be read inside a frame. */
function EmailButton({ block, locale }: { block: Extract<Block, { kind: 'button' }>; locale: Locale }) {
  const { primary } = useLook();
  const { isOutline = false } = block;
  // An obsolete attribute that Outlook reads; React's types lack it.
  const outlookGround = isOutline ? {} : { bgcolor: primary };
  return (
    <BlockTable locale={locale} below={22}>
      <tr>
        <td
          align="center"
          className={isOutline ? 'row' : 'go'}
          {...outlookGround}
          style={{
            ...(isOutline
              ? { border: `1px solid ${colour.ink}` }
              : { background: primary, borderBottom: `3px solid ${deepOf(primary)}` }),
            borderRadius: 14,
          }}
        >
          <a
            href={block.href}
            target="_blank"
            rel="noopener noreferrer"
            className={isOutline ? 'ink' : undefined}
            style={{
              ...text(18, 700, isOutline ? colour.ink : colour.white),
              display: 'block',
              lineHeight: '26px',
              padding: '14px 16px',
              textDecoration: 'none',
            }}
          >
            {block.label}
          </a>
        </td>
      </tr>
    </BlockTable>
  );
}

type Of<K extends Block['kind']> = Extract<Block, { kind: K }>;

/** What a stranger typed may have no gap at all: it breaks rather than widen the e-mail. Programs know one or the other. */
const breaking = { overflowWrap: 'anywhere', wordBreak: 'break-word' } as const;

const bodySize = (locale: Locale): number => languages[locale].email.size;

function FactRow({ fact, last }: { fact: Fact; last: boolean }) {
  const line = {
    lineHeight: 1.5,
    borderBottom: last ? undefined : `1px solid ${colour.line}`,
    padding: '10px 0',
    verticalAlign: 'top',
  } as const;
  // An account is read from the first digit to the last: on one line of its own.
  if (fact.ltr && /^[A-Z0-9 ]{24,}$/.test(fact.value))
    return (
      <tr>
        <td
          className="ink row"
          colSpan={3}
          style={{ ...text(fact.value.length > 30 ? 14 : 16, 600, colour.ink), ...line }}
        >
          <span className="soft" style={{ ...text(15, 400, colour.inkSoft), display: 'block' }}>
            {fact.label}
          </span>
          <span dir="ltr" style={{ unicodeBidi: 'isolate', whiteSpace: 'nowrap' }}>
            {fact.value}
          </span>
        </td>
      </tr>
    );
  return (
    <tr>
      <td className="soft row" style={{ ...text(15, 400, colour.inkSoft), ...line, width: '36%' }}>
        {fact.label}
      </td>
      <td className="row" width={14} style={line}>
        &nbsp;
      </td>
      <td className="ink row" style={{ ...text(16, 600, colour.ink), ...line, ...breaking }}>
        {fact.ltr ? (
          <span dir="ltr" style={{ unicodeBidi: 'isolate' }}>
            {fact.value}
          </span>
        ) : (
          <bdi>{fact.value}</bdi>
        )}
      </td>
    </tr>
  );
}

/** Rows of a block as mail programs want them: a table that only lays out. `below` is the space after it, in pixels. */
function BlockTable({ locale, below, children }: { locale: Locale; below: number; children: ReactNode }) {
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      dir={directionOf(locale)}
      style={{ margin: `0 0 ${below}px`, tableLayout: 'fixed', width: '100%' }}
    >
      <tbody>{children}</tbody>
    </table>
  );
}

function Facts({ block, locale }: { block: Of<'facts'>; locale: Locale }) {
  return (
    <BlockTable locale={locale} below={22}>
      {block.rows.map((fact, index) => (
        <FactRow key={fact.label} fact={fact} last={index === block.rows.length - 1} />
      ))}
    </BlockTable>
  );
}

/** One cell on a ground of its own: the code to type, or what somebody wrote. */
function Box({ block, locale }: { block: Of<'code' | 'quote'>; locale: Locale }) {
  return (
    <BlockTable locale={locale} below={22}>
      <tr>
        <td
          className="box"
          style={{
            background: block.kind === 'code' ? colour.pale : colour.sandDeep,
            border: `1px solid ${colour.line}`,
            borderRadius: 14,
            textAlign: block.kind === 'code' ? 'center' : undefined,
            padding: '16px 20px',
          }}
        >
          <p className="soft" style={{ ...text(15, 400, colour.inkSoft), margin: '0 0 6px' }}>
            {block.label}
          </p>
          {block.kind === 'code' && block.isAmount ? (
            <p className="ink" style={{ ...text(34, 700, colour.ink), lineHeight: 1.2, margin: 0 }}>
              <bdi>{block.code}</bdi>
            </p>
          ) : block.kind === 'code' ? (
            <p
              className="ink"
              dir="ltr"
              style={{
                ...text(block.code.length > 10 ? 20 : 28, 700, colour.ink),
                letterSpacing: block.code.length > 10 ? 0.5 : 3,
                lineHeight: 1.2,
                margin: 0,
                ...breaking,
              }}
            >
              {block.code}
            </p>
          ) : (
            <p
              className="ink"
              dir="auto"
              style={{
                ...text(bodySize(locale), 400, colour.ink),
                lineHeight: 1.6,
                margin: 0,
                whiteSpace: 'pre-line',
                textAlign: 'start',
                ...breaking,
              }}
            >
              {block.text}
            </p>
          )}
        </td>
      </tr>
    </BlockTable>
  );
}

function Steps({ block, locale }: { block: Of<'steps'>; locale: Locale }) {
  return (
    <BlockTable locale={locale} below={18}>
      {block.items.map((item, index) => (
        <tr key={item}>
          <td width={40} style={{ padding: '4px 0', verticalAlign: 'top' }}>
            <span
              className="ink box"
              style={{
                ...text(15, 700, colour.ink),
                background: colour.pale,
                borderRadius: 14,
                display: 'inline-block',
                lineHeight: '28px',
                textAlign: 'center',
                width: 28,
              }}
            >
              {index + 1}
            </span>
          </td>
          <td className="ink" style={{ ...text(16, 400, colour.ink), lineHeight: 1.6, padding: '4px 0 8px' }}>
            {item}
          </td>
        </tr>
      ))}
    </BlockTable>
  );
}

function drawn({ text: words, bold, italic, href }: Piece): ReactNode {
  if (words === '\n') return <br />;
  const inItalic = italic ? <em>{words}</em> : words;
  const inBold = bold ? <strong>{inItalic}</strong> : inItalic;
  if (href === undefined) return inBold;
  return <EmailLink href={href}>{inBold}</EmailLink>;
}

/** Pieces have no ids to be keys: they are separate children, as if written in the source. */
const Pieces = ({ pieces }: { pieces: readonly Piece[] }) =>
  createElement(Fragment, null, ...pieces.map(drawn));

function ListBlock({ block: { items, ordered }, locale }: { block: Of<'list'>; locale: Locale }) {
  const look = { ...text(bodySize(locale), 400, colour.ink), lineHeight: 1.6, paddingBottom: 6 };
  const row = (item: readonly Piece[], index: number) => (
    <tr>
      <td className="ink" width={26} style={{ ...look, verticalAlign: 'top' }}>
        {ordered ? `${index + 1}.` : '•'}
      </td>
      <td className="ink" style={{ ...look, ...breaking }}>
        <Pieces pieces={item} />
      </td>
    </tr>
  );
  return (
    <BlockTable locale={locale} below={18}>
      {createElement(Fragment, null, ...items.map(row))}
    </BlockTable>
  );
}

const unbroken = (piece: Piece): Piece =>
  piece.bold ? { ...piece, text: piece.text.replaceAll(' ', '\u00a0') } : piece;

export function EmailBlock({ block, locale }: { block: Block; locale: Locale }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p
          className={block.soft ? 'soft' : 'ink'}
          style={{
            ...text(block.soft ? 15 : bodySize(locale), 400, block.soft ? colour.inkSoft : colour.ink),
            lineHeight: languages[locale].email.lineHeight,
            margin: '0 0 18px',
          }}
        >
          {block.text}
        </p>
      );
    case 'heading':
      return (
        <h2 className="ink" style={{ ...text(19, 700, colour.ink), lineHeight: 1.4, margin: '10px 0 10px' }}>
          {block.text}
        </h2>
      );
    case 'facts':
      return <Facts block={block} locale={locale} />;
    case 'code':
    case 'quote':
      return <Box block={block} locale={locale} />;
    case 'rich':
      return (
        <p
          className={block.boxed ? 'ink box' : 'ink'}
          style={{
            ...text(bodySize(locale), 400, colour.ink),
            lineHeight: languages[locale].email.lineHeight,
            margin: '0 0 18px',
            ...breaking,
            ...(block.boxed && { background: colour.pale, borderRadius: 14, padding: '14px 20px' }),
          }}
        >
          <Pieces pieces={block.boxed ? block.pieces.map(unbroken) : block.pieces} />
        </p>
      );
    case 'list':
      return <ListBlock block={block} locale={locale} />;
    case 'steps':
      return <Steps block={block} locale={locale} />;
    case 'button':
      return <EmailButton block={block} locale={locale} />;
    case 'link':
      return (
        <p style={{ margin: '0 0 22px' }}>
          <EmailLink href={block.href} look={{ fontSize: 16, fontWeight: 600 }}>
            {block.label}
          </EmailLink>
        </p>
      );
  }
}
