import type { ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { Badge } from '../../../platform/ui/badge.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import type { DataOf } from '../../../platform/forms/read-form.ts';
import { BackLink } from '../../../platform/ui/navigation.tsx';
import { CommunityFrame } from './community-frame.tsx';
import { FoundCard } from './post-card.tsx';
import { communityHead, missingHere, openCommunity } from './open-community.ts';

export async function loader(args: ScreenArgs) {
  const community = await openCommunity(args);
  if (community.elsewhere) return community.elsewhere;
  const { academy, member, t, links, locale } = community;
  const read = await academy.community.mentions(member);
  if (!read.ok) throw missingHere();
  return {
    ...communityHead(t.communityInside.mentions.title, community),
    words: t.communityInside,
    links,
    locale,
    mentions: read.mentions,
  };
}

/** Texts that mention the member. */
export default function Mentions({ loaderData }: { loaderData: DataOf<typeof loader> }) {
  const { frame, words, links, locale, mentions } = loaderData;
  const { title, lead, empty } = words.mentions;
  return (
    <CommunityFrame
      frame={frame}
      back={<BackLink href={links.communityProfile()} label={words.frame.me} />}
      title={title}
      lead={lead}
    >
      {mentions.length === 0 && (
        <div className="grid gap-1 py-4">
          <Heading level={2} size={3}>
            {empty.title}
          </Heading>
          <p className="text-ink-soft">{empty.text}</p>
        </div>
      )}
      <ul className="grid gap-4">
        {mentions.map((mention) => (
          <FoundCard
            key={mention.replyId ?? mention.postId}
            text={mention}
            words={words}
            links={links}
            locale={locale}
            end={mention.isNew ? <Badge tone="highlight">{words.list.isNew}</Badge> : undefined}
          />
        ))}
      </ul>
    </CommunityFrame>
  );
}
