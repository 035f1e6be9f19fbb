import { directionOf, type Locale } from '../../platform/i18n/locale.ts';
import type { Block } from './letter.ts';
import { colour, text } from './letter-style.ts';

/** An attribute of old that Outlook reads; React's types have forgotten it. */
const outlookGround = { bgcolor: colour.majorelle };

/** The ground lies on the cell, so that Outlook draws it too. Opens outside: a mail may be read inside a frame. */
export function LetterButton({
  block,
  locale,
}: {
  block: Extract<Block, { kind: 'button' }>;
  locale: Locale;
}) {
  return (
    <>
      <table
        role="presentation"
        cellPadding={0}
        cellSpacing={0}
        className="full"
        dir={directionOf(locale)}
        style={{ margin: '4px 0 14px' }}
      >
        <tbody>
          <tr>
            <td
              align="center"
              {...outlookGround}
              style={{ background: colour.majorelle, borderRadius: 14, borderBottom: '2px solid #2a2d94' }}
            >
              <a
                href={block.href}
                target="_blank"
                rel="noopener noreferrer"
                style={{
                  ...text(17, 700, colour.white),
                  display: 'inline-block',
                  padding: '14px 28px',
                  textDecoration: 'none',
                }}
              >
                {block.label}
              </a>
            </td>
          </tr>
        </tbody>
      </table>
      <p className="soft" style={{ ...text(14, 400, colour.inkSoft), lineHeight: 1.5, margin: '0 0 22px' }}>
        {block.orCopy}
        <br />
        <a
          className="link"
          dir="ltr"
          href={block.href}
          target="_blank"
          rel="noopener noreferrer"
          style={{ color: colour.majorelle, wordBreak: 'break-all' }}
        >
          {block.href}
        </a>
      </p>
    </>
  );
}
