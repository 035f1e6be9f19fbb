import { formatMad } from '../../../platform/money/money.ts';
import { formatMoment } from '../../../platform/time/calendar-date.ts';
import type { UsersPage } from '../../account/account.service.ts';
import type { ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { Badge } from '../../../platform/ui/badge.tsx';
import { Pager } from '../../../platform/ui/navigation.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import type { DataOf } from '../../../platform/forms/read-form.ts';
import { openTestScreen, TestFrame } from './test-frame.tsx';

function instantFrom(text: string | null): Date | null {
  const at = new Date(text ?? '');
  return Number.isNaN(at.getTime()) ? null : at;
}

/** Null when the table could not be read: the page reports it instead of failing. */
async function read(users: () => Promise<UsersPage>): Promise<UsersPage | null> {
  try {
    return await users();
  } catch {
    return null;
  }
}

export async function loader(args: ScreenArgs) {
  const { academy, t, links, locale, url, nav } = await openTestScreen(args);
  const before = instantFrom(url.searchParams.get('before'));
  const page = await read(() => academy.staff.users({ before, search: '' }));
  const { title, description } = t.testScreens.users;
  const self = links.usersTest();
  return {
    head: { title, description, index: false },
    words: t.testScreens.users,
    nav,
    locale,
    rows: page?.rows ?? null,
    newest: before === null ? null : self,
    older: page?.next ? `${self}?before=${encodeURIComponent(page.next.toISOString())}` : null,
  };
}

type Loaded = DataOf<typeof loader>;

function Rows({ rows, loaded: { words, locale } }: { rows: UsersPage['rows']; loaded: Loaded }) {
  return (
    <ul className="grid gap-3" aria-label={words.title}>
      {rows.map((row) => (
        <li key={row.orderNumber} className="card grid gap-1 p-4 md:px-6">
          <p className="font-semibold break-words">
            <bdi>{row.name}</bdi>
          </p>
          <p className="text-sm break-words text-ink-soft">
            <bdi dir="ltr">{row.email}</bdi>
          </p>
          <p className="break-words">
            <bdi>{row.product}</bdi> · {formatMad(row.amountCentimes, locale)}
          </p>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
            <Badge tone={row.status === 'Payment Confirmed' ? 'success' : 'plain'}>
              <bdi dir="ltr">{row.status}</bdi>
            </Badge>
            <time dateTime={row.orderedAt.toISOString()}>{formatMoment(row.orderedAt, locale)}</time>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** One row for each order, as other programs see the users table. */
export default function Users({ loaderData }: { loaderData: Loaded }) {
  const { words, nav, rows, newest, older } = loaderData;
  return (
    <TestFrame nav={nav} title={words.title} lead={words.lead}>
      {rows === null && <Notice tone="error">{words.error(words.failed)}</Notice>}
      {rows?.length === 0 && <p>{words.none}</p>}
      {rows !== null && rows.length > 0 && <Rows rows={rows} loaded={loaderData} />}
      <Pager
        ways={[
          { href: newest, label: words.newest },
          { href: older, label: words.older },
        ]}
      />
    </TestFrame>
  );
}
