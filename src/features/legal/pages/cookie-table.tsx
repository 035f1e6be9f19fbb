import { Fragment } from 'react';
import type { Words } from '../../../words.ts';
import { RichText } from '../../../platform/ui/rich-text.tsx';

type CookieWords = Words['cookiePolicy'];

const groupOf = (group: string, words: CookieWords['table']): string =>
  group === 'staff' ? words.staff : group === 'choice' ? words.choice : words.needed;

/** A long name may break after its full stop. */
function CookieName({ name }: { name: string }) {
  const [first = '', ...rest] = name.split('.');
  return (
    <code dir="ltr">
      {first}
      {rest.map((part) => (
        <Fragment key={part}>
          .<wbr />
          {part}
        </Fragment>
      ))}
    </code>
  );
}

/** Everything the site keeps in a browser, a row each; on a phone each row is a card of its own. */
export function CookieTable({ words: { table, cookies } }: { words: CookieWords }) {
  return (
    <div className="fact-table cookie-table">
      <table>
        <caption className="sr-only">{table.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{table.name}</th>
            <th scope="col">{table.purpose}</th>
            <th scope="col">{table.kept}</th>
          </tr>
        </thead>
        <tbody>
          {cookies.map((cookie) => (
            <tr key={cookie.name}>
              <th scope="row">
                <CookieName name={cookie.name} />
                <span className="block text-sm font-normal text-ink-soft">
                  {cookie.where === 'cookie' ? table.cookie : table.sessionStorage} ·{' '}
                  {groupOf(cookie.group, table)}
                </span>
              </th>
              <td data-label={table.purpose}>
                <RichText text={cookie.purpose} />
              </td>
              <td data-label={table.kept}>{cookie.kept}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-sm text-ink-soft">{table.changed}</p>
    </div>
  );
}
