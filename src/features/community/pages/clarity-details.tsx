import { open, type ScreenArgs } from '../../site/academy-context.ts';
import { breadcrumbsData } from '../../site/breadcrumbs.ts';
import { questionsData } from '../../site/questions.ts';
import { CallsBand } from './calls-band.tsx';
import { communityWords, waysToAsk } from './community-words.ts';
import { CommunityClosing } from './community-closing.tsx';
import { QuestionsBand } from './questions-band.tsx';
import { Rules } from './rules.tsx';
import { Spaces } from './spaces.tsx';
import { SprintHero } from './sprint-hero.tsx';
import { SprintWeeks } from './sprint-weeks.tsx';

export { publicPage as headers } from '../../site/caching.ts';

export async function loader(args: ScreenArgs) {
  const { academy, say, locale, links, publicOrigin } = open(args);
  const settings = await academy.settings();
  const words = communityWords(say.clarityDetails, say, settings, locale);
  const trail = [
    { name: say.common.navigation.home, href: links.home() },
    { name: words.back, href: links.community() },
    { name: words.head.title, href: links.clarityDetails() },
  ];
  return {
    head: {
      ...words.head,
      structuredData: [breadcrumbsData(publicOrigin, trail), questionsData(words.faq.items)],
    },
    words,
    calls: communityWords(say.community.calls, say, settings, locale),
    joinLabel: say.community.hero.join,
    locale,
    community: links.community(),
    ways: waysToAsk(say, settings, links),
  };
}

type ClarityData = Awaited<ReturnType<typeof loader>>;

export default function ClarityDetails({ loaderData }: { loaderData: ClarityData }) {
  const { words, calls, joinLabel, locale, community, ways } = loaderData;
  return (
    <main id="main">
      <SprintHero words={words} community={community} />
      <SprintWeeks words={words} locale={locale} />
      <CallsBand words={words.calls} calls={calls} />
      <Spaces words={words.spaces} />
      <Rules words={words.rules} />
      <QuestionsBand title={words.faq.title} items={words.faq.items} />
      <CommunityClosing
        words={words.closing}
        join={{ href: ways.offer, label: joinLabel }}
        community={community}
        portrait="nour"
      />
    </main>
  );
}
