import type { ScreenArgs } from '../../../academy/frame/academy-context.ts';
import type { DataOf } from '../../../platform/forms/read-form.ts';
import { CommunityFrame, SignOf, Unread } from './community-frame.tsx';
import { communityHead, openCommunity, placesInSpaces } from './open-community.ts';

export async function loader(args: ScreenArgs) {
  const community = await openCommunity(args);
  if (community.elsewhere) return community.elsewhere;
  const words = community.t.communityInside.spacesPage;
  return { ...communityHead(words.title, community), words, places: placesInSpaces(community) };
}

/** The five spaces, the calls and the search. */
export default function Spaces({ loaderData }: { loaderData: DataOf<typeof loader> }) {
  const { frame, words, places } = loaderData;
  return (
    <CommunityFrame frame={frame} title={words.title}>
      <ul className="grid gap-3 sm:grid-cols-2">
        {places.map(({ href, object, ground, label, text, unread }) => (
          <li key={href}>
            <a href={href} className="circle-teaser">
              <SignOf object={object} ground={ground} />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{label}</span>
                <span className="line-clamp-2 text-sm text-ink-soft">{text}</span>
              </span>
              <Unread unread={unread} frame={frame} />
            </a>
          </li>
        ))}
      </ul>
    </CommunityFrame>
  );
}
