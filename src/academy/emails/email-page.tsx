/**
 * The HTML of an e-mail: tables and inline styles, because mail programs know little else; its one picture goes with it, and no
 * font. Reads without its style element, which only adds the dark colours and the phone's measures.
 */
import { Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { directionOf, type Locale } from '../../platform/i18n/locale.ts';
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
import { logoId } from './logo-mark.ts';

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

function Part({ part }: { part: EmailPart }) {
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
          borderRadius: 22,
          padding: '32px 32px 12px',
          fontFamily: fontOf(locale),
          textAlign: locale === 'ar' ? 'right' : 'left',
        }}
      >
        <h1
          className="ink"
          style={{ ...text(locale === 'ar' ? 27 : 26, 700, colour.ink), lineHeight: 1.3, margin: '0 0 20px' }}
        >
          {part.heading}
        </h1>
        {part.blocks.map((block) => (
          <EmailBlock key={JSON.stringify(block)} block={block} locale={locale} />
        ))}
      </td>
    </tr>
  );
}

const Gap = () => (
  <tr>
    <td height={16} style={{ fontSize: 0, lineHeight: 0 }}>
      &nbsp;
    </td>
  </tr>
);

function Foot({ lines, locale }: { lines: EmailContent['foot']; locale: Locale }) {
  return (
    <tr>
      <td
        className="soft head"
        style={{
          ...text(14, 400, colour.inkSoft),
          fontFamily: fontOf(locale),
          lineHeight: 1.6,
          padding: '20px 32px 8px',
        }}
      >
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
                    {content.parts.map((part, place) => (
                      <Fragment key={part.locale}>
                        {place > 0 && <Gap />}
                        <Part part={part} />
                      </Fragment>
                    ))}
                    <Foot lines={content.foot} locale={locale} />
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
