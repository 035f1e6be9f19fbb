/** What comes next: the live call, and her sprint. */
import { sprintLength } from '../sprint.ts';
import { comingCalls } from '../live-calls.ts';

import { formatDate, formatMoment } from '../../../platform/time/calendar-date.ts';
import { fill } from '../../../platform/i18n/fill.ts';
import type { IconName } from '../../../platform/ui/icon.tsx';
import type { Circle } from './open-circle.ts';

export type Teaser = { href: string; icon: IconName; title: string; text: string };

const daysAhead = 14;

export async function teasersOf({ academy, member, say, links, locale, clock }: Circle): Promise<Teaser[]> {
  const words = say.circle.feed;
  const { liveCalls } = await academy.settings();
  const [next] = comingCalls(liveCalls, clock(), daysAhead);
  const call: Teaser[] = next
    ? [
        {
          href: links.circleCalls(),
          icon: 'video',
          title: words.call,
          text: formatMoment(next.begins, locale),
        },
      ]
    : [];
  const sprint = await academy.sprints.sprint(member);
  if (!sprint.ok) return call;
  const { mine, open: begins } = sprint;
  const text =
    mine !== null
      ? fill(words.sprintMine, { done: mine.done, of: sprintLength })
      : begins[0] !== undefined
        ? fill(words.sprintOpen, { date: formatDate(begins[0], locale) })
        : words.sprintNone;
  return [...call, { href: links.circleSprint(), icon: 'rocket', title: words.sprint, text }];
}
