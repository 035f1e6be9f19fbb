import { redirect } from 'react-router';
import { isCallOpen } from '../live-calls.ts';
import { type DataOf, postedForm, typedIn } from '../../../platform/forms/read-form.ts';
import { count } from '../../../platform/i18n/count.ts';
import { dateParts, formatDay, isoInMorocco, timeInMorocco } from '../../../platform/time/calendar-date.ts';
import type { ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { Button, ButtonLink } from '../../../platform/ui/button.tsx';
import { Badge } from '../../../platform/ui/badge.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { BackLink } from '../../../platform/ui/navigation.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import { CommunityFrame } from './community-frame.tsx';
import { communityHead, missingHere, openCommunity } from './open-community.ts';

export async function loader(args: ScreenArgs) {
  const community = await openCommunity(args);
  if (community.elsewhere) return community.elsewhere;
  const { academy, member, t, links, locale, clock, url } = community;
  const words = t.communityCalls;
  const now = clock();
  const read = await academy.communityHome.comingSessions(member);
  if (!read.ok) throw missingHere();
  return {
    ...communityHead(words.title, community),
    words,
    back: { href: links.communitySpaces(), label: t.communityInside.spacesPage.title },
    self: links.communityCalls(),
    wasOver: url.searchParams.has('over'),
    calls: read.calls.map(({ id, time, coming, isMine }) => ({
      id,
      isMine,
      coming: coming === 0 ? null : count(coming, words.coming, locale),
      ...time.call.words[locale],
      leaf: dateParts(time.date, locale),
      day: formatDay(time.date, locale),
      time: timeInMorocco(time.begins),
      begins: isoInMorocco(time.begins),
      length: count(time.call.minutes, words.minutes, locale),
      // The link leaves the server only around the time of the call.
      joinUrl: isCallOpen(time, now) ? time.call.joinUrl : null,
      calendar: links.communityCallCalendar(id),
    })),
  };
}

/** One press, with or without script: whoever comes is reminded, and whoever does not come after all takes it back. */
export async function action(args: ScreenArgs) {
  const community = await openCommunity(args);
  if (community.elsewhere) return community.elsewhere;
  const { academy, member, links } = community;
  const { intent = '', call: id = '' } = typedIn(await postedForm(args.request));
  const home = links.communityCalls();
  const done =
    intent === 'come'
      ? await academy.communityHome.comeToCall({ member, id })
      : await academy.communityHome.stayAwayFromCall({ member, id });
  return redirect(done.ok ? `${home}#${encodeURIComponent(id)}` : `${home}?over`, 303);
}

type Loaded = DataOf<typeof loader>;
type Call = Loaded['calls'][number];

function When({ call, words }: { call: Call; words: Loaded['words'] }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 text-sm text-ink-soft">
      <span>{call.day}</span>
      <span className="inline-flex items-center gap-1.5">
        <Icon name="clock" size={16} />
        <bdi dir="ltr" className="font-semibold text-ink">
          {call.time}
        </bdi>
        <span>· {call.length}</span>
      </span>
      <time dateTime={call.begins} data-local-clock={words.yours} hidden />
    </p>
  );
}

type CardProps = { call: Call; words: Loaded['words']; self: string; isNext: boolean };

function CallCard({ call, words, self, isNext }: CardProps) {
  return (
    <li id={call.id} className="card grid grid-cols-[auto_1fr] gap-x-4 gap-y-3 p-4 md:gap-x-6 md:p-6">
      <p aria-hidden="true" className="call-leaf">
        <span className="text-xs">{call.leaf.month}</span>
        <span className="text-2xl leading-none font-bold">{call.leaf.day}</span>
      </p>
      <div className="grid min-w-0 gap-2">
        {isNext && (
          <p>
            <Badge tone="highlight">{call.joinUrl === null ? words.next : words.now}</Badge>
          </p>
        )}
        <Heading level={2} size={4}>
          {call.title}
        </Heading>
        <When call={call} words={words} />
        {isNext && <p>{call.text}</p>}
        {isNext && call.joinUrl === null && <p className="text-sm text-ink-soft">{words.opens}</p>}
        {call.coming !== null && <p className="text-sm text-ink-soft">{call.coming}</p>}
        {call.isMine && (
          <p className="flex items-center gap-2 text-sm font-semibold text-mint-ink">
            <Icon name="success" size={18} />
            {words.youCome}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-2">
          <form method="post" action={self}>
            <input type="hidden" name="call" value={call.id} />
            <Button
              kind={call.isMine ? 'quiet' : 'secondary'}
              name="intent"
              value={call.isMine ? 'stay-away' : 'come'}
            >
              {call.isMine ? words.stayAway : words.come}
              <span className="sr-only">
                {' '}
                {call.title}, {call.day}
              </span>
            </Button>
          </form>
          {call.joinUrl !== null && (
            <ButtonLink href={call.joinUrl} target="_blank" rel="noopener noreferrer">
              {words.join}
            </ButtonLink>
          )}
          <a href={call.calendar} type="text/calendar" className="circle-act -ms-2">
            <Icon name="calendar" size={18} />
            {words.calendar}
            <span className="sr-only">
              {' '}
              {call.title}, {call.day}
            </span>
          </a>
        </div>
      </div>
    </li>
  );
}

/** The calls of four weeks, with the link to join around the time of each. */
export default function Calls({ loaderData }: { loaderData: Loaded }) {
  const { frame, words, self, calls, back, wasOver } = loaderData;
  return (
    <CommunityFrame frame={frame} back={<BackLink {...back} />} title={words.title} lead={words.lead}>
      {wasOver && <Notice tone="info">{words.over}</Notice>}
      {calls.length === 0 ? (
        <p className="text-ink-soft">{words.none}</p>
      ) : (
        <>
          <ul className="grid gap-3">
            {calls.map((call, place) => (
              <CallCard
                key={call.id}
                call={call}
                words={words}
                self={self}
                isNext={place === 0 || call.joinUrl !== null}
              />
            ))}
          </ul>
          <p className="text-sm text-ink-soft">{words.zone}</p>
        </>
      )}
    </CommunityFrame>
  );
}
