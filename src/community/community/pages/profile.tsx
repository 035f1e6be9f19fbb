import { spokenIn } from '../../../platform/i18n/locale.ts';
import { data, redirect } from 'react-router';
import { asksAgain, profileForm } from '../profile-form.ts';
import { isQuiet } from '../../../academy/accounts/writing.ts';
import { mostOf } from '../space.ts';
import {
  type DataOf,
  type FieldProblems,
  postedForm,
  readForm,
  type Typed,
} from '../../../platform/forms/read-form.ts';
import { formatDate, formatDeadline } from '../../../platform/time/calendar-date.ts';
import type { ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { Button, ButtonLink } from '../../../platform/ui/button.tsx';
import { TextField, TickField } from '../../../platform/ui/field.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import { CommunityFrame, Unread } from './community-frame.tsx';
import { communityHead, missingHere, openCommunity, placesOfMine } from './open-community.ts';
import { Icon } from '../../../platform/ui/icon.tsx';
import { SprintBadges } from './sprint-sections.tsx';

export async function loader(args: ScreenArgs) {
  const community = await openCommunity(args);
  if (community.elsewhere) return community.elsewhere;
  const { academy, member, viewer, t, links, locale, url, clock } = community;
  const words = t.communitySafety;
  const own = await academy.safety.ownProfile(member);
  if (!own.ok) throw missingHere();
  const { quietUntil, ...profile } = own.profile;
  return {
    ...communityHead(words.profile.title, community),
    words,
    profile,
    blocked: own.blocked.map(({ memberId, name }) => ({ memberId, name })),
    badges: own.finished.map((date) => words.badges.sprint(formatDate(date, locale))),
    quiet:
      quietUntil !== null && isQuiet({ quietUntil }, clock()) ? formatDeadline(quietUntil, locale) : null,
    problemWords: t.common.fieldProblems,
    aboutHint: words.profile.aboutHint(mostOf.about),
    self: links.communityProfile(),
    own: links.communityMember(viewer.memberId),
    places: placesOfMine(community, spokenIn(await academy.settings())),
    done: url.searchParams.has('saved')
      ? words.profile.saved
      : url.searchParams.has('unblocked')
        ? words.blocked.done
        : null,
  };
}

export async function action(args: ScreenArgs) {
  const community = await openCommunity(args);
  if (community.elsewhere) return community.elsewhere;
  const { academy, member, links } = community;
  const form = await postedForm(args.request);
  const unblock = form.get('unblock');
  if (typeof unblock === 'string') {
    await academy.safety.unblock({ member, id: unblock });
    return redirect(`${links.communityProfile()}?unblocked#blocked`, 303);
  }
  const reading = readForm(profileForm, form);
  if (!reading.ok) return data({ typed: reading.typed, problems: reading.problems }, { status: 422 });
  const changed = await academy.safety.changeProfile({ member, profile: reading.value });
  if (!changed.ok && changed.reason === 'name-taken') {
    const problems: FieldProblems = { displayName: 'name-taken' };
    return data({ typed: reading.typed, problems }, { status: 409 });
  }
  return redirect(`${links.communityProfile()}?saved`, 303);
}

type Loaded = DataOf<typeof loader>;
type Props = { loaderData: Loaded; actionData?: { typed: Typed; problems: FieldProblems } };

const fields = ['displayName', 'city', 'about'] as const;

function ProfileForm({ loaderData, actionData }: Props) {
  const { words, profile, problemWords, self, aboutHint } = loaderData;
  const { profile: t } = words;
  const typed = actionData?.typed;
  const problems = actionData?.problems ?? {};
  const first = fields.find((name) => problems[name]);
  const field = (name: (typeof fields)[number]) => ({
    name,
    value: typed ? typed[name] : profile[name],
    problem: problems[name] && problemWords[problems[name]],
    isFirstWrong: name === first,
  });
  const ticked = (name: 'digest' | 'week', before: boolean) => (typed ? typed[name] === 'yes' : before);
  return (
    <form method="post" action={self} noValidate data-check="profile" className="card grid gap-5 p-5 md:p-6">
      <TextField
        {...field('displayName')}
        label={t.name}
        hint={t.nameHint}
        maxLength={mostOf.name}
        autoComplete="off"
        dir="auto"
        required
      />
      <TextField
        {...field('city')}
        label={t.city}
        hint={t.cityHint}
        maxLength={mostOf.city}
        autoComplete="off"
        dir="auto"
      />
      <TextField {...field('about')} label={t.about} hint={aboutHint} rows={4} dir="auto" />
      {fields.some((name) => asksAgain(problems[name])) && <TickField name="sure" label={t.sure} />}
      <TickField name="week" label={t.week} checked={ticked('week', profile.showsWeek)} />
      <TickField name="digest" label={t.digest} checked={ticked('digest', profile.wantsDigest)} />
      <div className="flex flex-wrap items-center gap-3">
        <Button>{t.save}</Button>
        <ButtonLink kind="quiet" href={loaderData.own}>
          {t.seen}
        </ButtonLink>
      </div>
    </form>
  );
}

function Blocked({ loaderData: { words, blocked, self } }: { loaderData: Loaded }) {
  const { blocked: t } = words;
  return (
    <section aria-labelledby="blocked" className="grid gap-3">
      <Heading level={2} size={3} id="blocked">
        {t.title}
      </Heading>
      <p className="text-ink-soft">{blocked.length === 0 ? t.none : t.text}</p>
      {blocked.length > 0 && (
        <ul className="card divide-y divide-line px-5">
          {blocked.map(({ memberId, name }) => (
            <li key={memberId} className="flex items-center justify-between gap-4 py-2">
              <bdi className="min-w-0 font-semibold break-words">{name}</bdi>
              <form method="post" action={self}>
                <Button kind="quiet" name="unblock" value={memberId} aria-label={t.unblockName(name)}>
                  {t.unblock}
                </Button>
              </form>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Mentions, the account outside the community, and the other languages. */
function Mine({ loaderData: { frame, places } }: { loaderData: Loaded }) {
  const { mentions, account, languages } = places;
  return (
    <ul className="flex flex-wrap gap-2">
      <li>
        <a href={mentions.href} className="circle-chip">
          <Icon name={mentions.icon} size={18} />
          {mentions.label}
          <Unread unread={mentions.unread} frame={frame} />
        </a>
      </li>
      <li>
        {/* It refuses to be framed. */}
        <a href={account.href} target="_top" className="circle-chip">
          <Icon name={account.icon} size={18} />
          {account.label}
        </a>
      </li>
      {languages.map(({ href, locale, name, invites }) => (
        <li key={locale}>
          <a href={href} className="circle-chip" hrefLang={locale}>
            <Icon name="language" size={18} />
            <span lang={locale}>
              {name}
              <span className="sr-only"> – {invites}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A member's own profile as others see it, and their blocked members. */
export default function Profile({ loaderData, actionData }: Props) {
  const { frame, words, badges, quiet, done } = loaderData;
  return (
    <CommunityFrame frame={frame} title={words.profile.title} lead={words.profile.lead}>
      <Mine loaderData={loaderData} />
      {done !== null && <Notice tone="success">{done}</Notice>}
      {quiet !== null && <Notice tone="warning">{words.profile.quiet(quiet)}</Notice>}
      <ProfileForm loaderData={loaderData} actionData={actionData} />
      {badges.length > 0 && (
        <section aria-labelledby="badges" className="grid gap-3">
          <Heading level={2} size={3} id="badges">
            {words.badges.title}
          </Heading>
          <SprintBadges labels={badges} />
        </section>
      )}
      <Blocked loaderData={loaderData} />
    </CommunityFrame>
  );
}
