import { data, redirect } from 'react-router';
import { inLanguage, openingOfText } from '../community-text.ts';
import { dateOf, formatDate } from '../../../platform/time/calendar-date.ts';
import type { ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { Badge } from '../../../platform/ui/badge.tsx';
import { Button } from '../../../platform/ui/button.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { BackLink } from '../../../platform/ui/navigation.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import { type DataOf, postedForm } from '../../../platform/forms/read-form.ts';
import { CommunityFrame, MissingPage } from './community-frame.tsx';
import { shownAs } from './post-card.tsx';
import { communityHead, openCommunity } from './open-community.ts';
import { SprintBadges } from './sprint-sections.tsx';
import { MemberText } from '../../../platform/ui/member-text.tsx';

type Args = ScreenArgs & { params: { id?: string } };

export async function loader(args: Args) {
  const community = await openCommunity(args);
  if (community.elsewhere) return community.elsewhere;
  const { academy, member, t, links, locale, url } = community;
  const id = args.params.id ?? '';
  const read = await academy.safety.memberPage({ member, id });
  const shared = { words: t.communitySafety, communityWords: t.communityInside };
  if (!read.ok)
    return data(
      { ...communityHead(t.communityInside.missing.title, community), ...shared, found: null },
      { status: 404 },
    );
  const { shown, isMe, isBlocked, texts, finished } = read;
  const found = {
    ...shown,
    ...shownAs(shown, t.communityInside),
    isMe,
    isBlocked,
    since: shared.words.member.since(dateOf(shown.joinedAt, locale)),
    texts: texts.map(({ postId, replyId, space, createdAt, ...text }) => ({
      href: replyId === null ? links.communityPost(postId) : links.communityReply(postId, replyId),
      place:
        t.communityInside.spaces[space].name +
        (replyId === null ? '' : ` · ${t.communityInside.search.inReply}`),
      day: dateOf(createdAt, locale),
      opening: openingOfText(inLanguage(locale, text)),
    })),
    badges: finished.map((date) => shared.words.badges.sprint(formatDate(date, locale))),
    self: links.communityMember(id),
    report: links.communityReport('member', id),
    profile: links.communityProfile(),
    justBlocked: url.searchParams.has('blocked'),
  };
  return data({ ...communityHead(found.name, community), ...shared, found }, { status: 200 });
}

export async function action(args: Args) {
  const community = await openCommunity(args);
  if (community.elsewhere) return community.elsewhere;
  const { academy, member, links } = community;
  const id = args.params.id ?? '';
  const form = await postedForm(args.request);
  if (form.get('act') === 'unblock') {
    await academy.safety.unblock({ member, id });
    return redirect(links.communityMember(id), 303);
  }
  const blocked = await academy.safety.block({ member, id });
  if (blocked.ok) return redirect(`${links.communityMember(id)}?blocked`, 303);
  const refused = blocked.reason === 'team' || blocked.reason === 'self' ? blocked.reason : null;
  return data({ refused }, { status: refused === null ? 404 : 409 });
}

type Loaded = DataOf<typeof loader>;
type Found = NonNullable<Loaded['found']>;
type Parts = { found: Found; words: Loaded['words'] };

function Texts({ found, words: { member: t } }: Parts) {
  return (
    <section aria-labelledby="texts" className="grid gap-3">
      <Heading level={2} size={3} id="texts">
        {t.texts}
      </Heading>
      {found.texts.length === 0 && <p className="text-ink-soft">{t.noTexts}</p>}
      <ul className="grid gap-3">
        {found.texts.map(({ href, place, day, opening }) => (
          <li key={href} className="card relative grid gap-1 p-4 hover:border-link">
            <p className="text-xs text-ink-soft">
              {place} · {day}
            </p>
            <a href={href} dir="auto" className="break-words after:absolute after:inset-0">
              {opening}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Blocking and reporting; the other member is not notified. */
function Safety({ found, words: { member: t, blocked } }: Parts) {
  return (
    <section aria-labelledby="safety" className="grid gap-4 border-t border-line pt-6">
      {!found.isBlocked && !found.isTeam && (
        <div className="grid max-w-2xl gap-1">
          <Heading level={2} size={4} id="safety">
            {t.blockTitle}
          </Heading>
          <p className="text-ink-soft">{t.blockText}</p>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {!found.isTeam && (
          <form method="post" action={found.self}>
            <Button kind="secondary" name="act" value={found.isBlocked ? 'unblock' : 'block'}>
              {found.isBlocked ? blocked.unblock : t.block}
            </Button>
          </form>
        )}
        <a href={found.report} className="circle-act">
          <Icon name="flag" size={17} />
          {t.report}
        </a>
      </div>
    </section>
  );
}

type Props = { loaderData: Loaded; actionData?: DataOf<typeof action> };

/** The page of a member. */
export default function MemberPage({ loaderData, actionData }: Props) {
  const { frame, words, communityWords, found } = loaderData;
  if (found === null) return <MissingPage frame={frame} words={communityWords} />;
  const { member: t } = words;
  const refused = actionData?.refused ?? null;
  return (
    <CommunityFrame
      frame={frame}
      back={<BackLink href={frame.home} label={communityWords.feed.title} />}
      title={<bdi>{found.name}</bdi>}
    >
      {refused !== null && <Notice tone="warning">{t.noBlock[refused]}</Notice>}
      {found.isBlocked && <Notice tone="info">{found.justBlocked ? t.blockedNow : t.isBlocked}</Notice>}
      <div className="grid gap-4">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-soft">
          {found.isTeam && <Badge tone="info">{communityWords.authors.team}</Badge>}
          {found.isHost && <Badge tone="info">{communityWords.authors.host}</Badge>}
          {!found.isBlocked && found.city !== '' && (
            <span className="inline-flex items-center gap-1.5">
              <Icon name="pin" size={17} />
              <bdi>{found.city}</bdi>
            </span>
          )}
          <span>{found.since}</span>
        </p>
        {found.isHost && <p className="text-sm text-ink-soft">{communityWords.authors.hostText}</p>}
        {!found.isBlocked && found.about !== '' && (
          <div className="text-lg">
            <MemberText body={found.about} />
          </div>
        )}
        {found.badges.length > 0 && <SprintBadges labels={found.badges} />}
      </div>
      {found.isMe && (
        <Notice tone="info">
          {t.mine}{' '}
          <a href={found.profile} className="font-semibold text-link underline">
            {t.change}
          </a>
        </Notice>
      )}
      {!found.isBlocked && <Texts found={found} words={words} />}
      {!found.isMe && <Safety found={found} words={words} />}
    </CommunityFrame>
  );
}
