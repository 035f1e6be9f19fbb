/** When staff look for transfers, as buyers read it: 'twice a day, before 12:00 and before 18:00, Monday to Saturday'. */
import type { Checks } from '../../../src/features/transfers/claims.staff.ts';
import { weekdayName } from '../hours/week.ts';
import { formatTags, type ConsoleLocale } from '../locale.ts';
import type { ConsoleWords } from '../words/words.ts';

type Texts = { claims: Pick<ConsoleWords['claims'], 'checks'>; locale: ConsoleLocale };

function daysIn({ kind, days }: Checks['week'], { claims: { checks }, locale }: Texts): string {
  const names = days.map((day) => weekdayName(day, locale));
  const [first = '', last = ''] = names;
  if (kind === 'all') return checks.all;
  if (kind === 'but') return checks.but(first);
  if (kind === 'run') return checks.run(first, last);
  if (names.length === 1) return checks.one(first);
  const listed = new Intl.ListFormat(formatTags[locale]).format(names);
  return names.length === 2 ? checks.two(listed) : checks.some(listed);
}

/** Two hours each get their own 'before'; more share one. A single day of the week comes first. */
export function checksInWords({ times, week }: Checks, t: Texts): string {
  const { checks } = t.claims;
  const list = new Intl.ListFormat(formatTags[t.locale]);
  const inOrder = times.toSorted();
  const at =
    inOrder.length <= 2 ? list.format(inOrder.map(checks.before)) : checks.before(list.format(inOrder));
  const on = daysIn(week, t);
  const isOneDay = week.kind === 'some' && week.days.length === 1;
  return (isOneDay ? [on, at] : [checks.often[times.length - 1] ?? '', at, on]).join(checks.comma);
}
