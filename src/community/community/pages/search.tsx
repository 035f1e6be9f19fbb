import { cutText, oneLine } from '../../../platform/text/typed-text.ts';
import { longestSearch } from '../../../platform/text/fold-for-search.ts';
import { count } from '../../../platform/i18n/count.ts';
import type { ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { fill } from '../../../platform/i18n/fill.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { TextField } from '../../../platform/ui/field.tsx';
import type { DataOf } from '../../../platform/forms/read-form.ts';
import { BackLink } from '../../../platform/ui/navigation.tsx';
import { CommunityFrame } from './community-frame.tsx';
import { FoundCard } from './post-card.tsx';
import { communityHead, missingHere, openCommunity } from './open-community.ts';

export async function loader(args: ScreenArgs) {
  const community = await openCommunity(args);
  if (community.elsewhere) return community.elsewhere;
  const { academy, member, t, links, locale, url } = community;
  const query = cutText(oneLine(url.searchParams.get('q') ?? ''), longestSearch);
  const read = await academy.community.search({ member, query });
  if (!read.ok) throw missingHere();
  return {
    ...communityHead(t.communityInside.search.title, community),
    words: t.communityInside,
    links,
    locale,
    query,
    found: read.found,
    isMore: read.isMore,
    self: links.communitySearch(),
  };
}

type Loaded = DataOf<typeof loader>;

function Found({ words, links, locale, query, found, isMore }: Loaded) {
  if (query === '') return null;
  const { search } = words;
  return (
    <>
      <p role="status" className="font-semibold">
        {found.length === 0
          ? fill(search.none, { query: `\u2068${query}\u2069` })
          : isMore
            ? search.most(found.length)
            : count(found.length, search.found, locale)}
      </p>
      <ul className="grid gap-4">
        {found.map((text) => (
          <FoundCard
            key={text.replyId ?? text.postId}
            text={text}
            words={words}
            links={links}
            locale={locale}
          />
        ))}
      </ul>
    </>
  );
}

/** Searches every text that the member may read. */
export default function Search({ loaderData }: { loaderData: Loaded }) {
  const { frame, words, links, query, self } = loaderData;
  const { search } = words;
  return (
    <CommunityFrame
      frame={frame}
      back={<BackLink href={links.communitySpaces()} label={words.spacesPage.title} />}
      title={search.title}
      lead={search.lead}
    >
      <form role="search" action={self} className="flex items-end gap-3">
        <div className="min-w-0 flex-1">
          <TextField
            name="q"
            type="search"
            label={search.label}
            value={query}
            dir="auto"
            maxLength={longestSearch}
          />
        </div>
        <Button>{search.submit}</Button>
      </form>
      <Found {...loaderData} />
    </CommunityFrame>
  );
}
