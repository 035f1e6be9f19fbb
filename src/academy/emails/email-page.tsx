/**
 * The HTML of an e-mail: tables and inline styles, because mail programs know little else; its one picture goes with it, and no
 * font. Reads without its style element, which only adds the dark colours and the phone's measures.
 */
import { Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { directionOf } from '../../platform/i18n/locale.ts';
import { logoHeights, sizeWithin } from '../../platform/files/picture.ts';
import { deliveredLook } from '../settings/look.ts';
import {
  colour,
  darkStyles,
  EmailBlock,
  EmailLink,
  EmailLook,
  fontOf,
  text,
  useLook,
} from './email-block.tsx';
import type { EmailContent, EmailPart } from './email-content.ts';
import { emailWords } from '../../email-words.ts';
import { logoId, tileRowId } from './logo-mark.ts';

/** White space that keeps mail programs from showing the e-mail's beginning after a short preview. */
const padding = '\u00a0\u200c'.repeat(80);

function Table({ children, ...rest }: { children: ReactNode; className?: string; width?: number | string }) {
  return (
    <table
      role="presentation"
      cellPadding={0}
      cellSpacing={0}
      {...rest}
      style={{ borderCollapse: 'separate', maxWidth: 600, width: '100%' }}
    >
      <tbody>{children}</tbody>
    </table>
  );
}

/** As in the header of the site: the academy's own logo says its name. */
function Logo({ siteName }: { siteName: string }) {
  const { logo } = useLook();
  const size = logo === null ? { width: 36, height: 36 } : sizeWithin(logo, logoHeights.email, 220);
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0}>
      <tbody>
        <tr>
          <td className="brand" style={text(22, 700, colour.ink)}>
            <img
              src={`cid:${logoId}`}
              loading="lazy"
              alt={logo === null ? '' : siteName}
              {...size}
              style={{ border: 0, verticalAlign: 'middle' }}
            />
            {logo === null && `\u00a0 ${siteName}`}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** The upper edge of the card. */
const Tiles = () => (
  <tr>
    <td aria-hidden="true" style={{ fontSize: 0, lineHeight: 0 }}>
      <img
        src={`cid:${tileRowId}`}
        loading="lazy"
        alt=""
        width={600}
        height={25}
        style={{ border: 0, borderRadius: '22px 22px 0 0', display: 'block', height: 'auto', width: '100%' }}
      />
    </td>
  </tr>
);

function Part({ part, underTiles }: { part: EmailPart; underTiles: boolean }) {
  const { locale } = part;
  return (
    <tr>
      <td
        lang={locale}
        dir={directionOf(locale)}
        className="card"
        style={{
          background: colour.paper,
          border: `1px solid ${colour.line}`,
          borderRadius: underTiles ? '0 0 22px 22px' : 22,
          padding: '28px 32px 12px',
          fontFamily: fontOf(locale),
          textAlign: directionOf(locale) === 'rtl' ? 'right' : 'left',
        }}
      >
        <h1 className="ink" style={{ ...text(28, 700, colour.ink), lineHeight: 1.3, margin: '0 0 16px' }}>
          {part.heading}
        </h1>
        {part.blocks.map((block) => (
          <EmailBlock key={JSON.stringify(block)} block={block} locale={locale} />
        ))}
      </td>
    </tr>
  );
}

const cutAddress = (href: string): string => {
  const shown = href.replace(/^https?:\/\//, '');
  return shown.length > 36 ? `${shown.slice(0, 35)}…` : shown;
};

/** Where each button leads, for programs that show none; the plain text has the whole address. */
function Addresses({ parts: [{ blocks, locale }] }: Pick<EmailContent, 'parts'>) {
  const addresses = new Set(blocks.flatMap((block) => (block.kind === 'button' ? [block.href] : [])));
  if (addresses.size === 0) return null;
  return (
    <p style={{ margin: '0 0 14px' }}>
      {emailWords[locale].frame.orCopy}
      {[...addresses].map((href) => (
        <Fragment key={href}>
          <br />
          <EmailLink href={href} dir="ltr">
            {cutAddress(href)}
          </EmailLink>
        </Fragment>
      ))}
    </p>
  );
}

function Foot({ content: { foot: lines, parts } }: { content: EmailContent }) {
  const { locale } = parts[0];
  return (
    <tr>
      <td
        className="soft foot"
        style={{
          ...text(14, 400, colour.inkSoft),
          fontFamily: fontOf(locale),
          lineHeight: 1.6,
          padding: '20px 32px 8px',
        }}
      >
        <Addresses parts={parts} />
        {lines.map((line) =>
          typeof line === 'string' ? (
            <p key={line} style={{ margin: '0 0 6px' }}>
              {line}
            </p>
          ) : (
            <p key={line.href} style={{ margin: '0 0 6px' }}>
              <EmailLink href={line.href}>{line.label}</EmailLink>
            </p>
          ),
        )}
      </td>
    </tr>
  );
}

function EmailDocument({ content }: { content: EmailContent }) {
  const { locale } = content.parts[0];
  const direction = directionOf(locale);
  const look = useLook();
  return (
    <html lang={locale} dir={direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>{content.subject}</title>
        <style>{darkStyles(look)}</style>
      </head>
      <body className="ground" dir={direction} style={{ background: colour.sand, margin: 0, padding: 0 }}>
        <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden', opacity: 0 }}>
          {content.preview}
          {padding}
        </div>
        <div role="main" lang={locale} dir={direction}>
          <table
            role="presentation"
            cellPadding={0}
            cellSpacing={0}
            width="100%"
            className="ground"
            dir={direction}
            style={{ background: colour.sand }}
          >
            <tbody>
              <tr>
                <td align="center" className="around" style={{ padding: '28px 16px' }}>
                  <Table width={600}>
                    <tr>
                      <td className="head" style={{ padding: '0 32px 18px', fontFamily: fontOf(locale) }}>
                        <Logo siteName={content.siteName} />
                      </td>
                    </tr>
                    {content.tiles && <Tiles />}
                    <Part part={content.parts[0]} underTiles={content.tiles === true} />
                    <Foot content={content} />
                  </Table>
                </td>
              </tr>
            </tbody>
          </table>
        </div>
      </body>
    </html>
  );
}

/** A whole document, '<!doctype html>' included. All text is escaped. */
export const emailPage = (content: EmailContent): string =>
  `<!doctype html>${renderToStaticMarkup(
    <EmailLook value={content.look ?? deliveredLook}>
      <EmailDocument content={content} />
    </EmailLook>,
  )}`;
