import { open, type ScreenArgs } from '../../site/academy-context.ts';
import { breadcrumbsData } from '../../site/breadcrumbs.ts';
import { questionsData } from '../../site/questions.ts';
import { ChatHero } from './chat-hero.tsx';
import { Circles } from './circles.tsx';
import { communityWords, waysToAsk } from './community-words.ts';
import { CommunityClosing } from './community-closing.tsx';
import { GonePartner } from './gone-partner.tsx';
import { Limits } from './limits.tsx';
import { Pairs } from './pairs.tsx';
import { QuestionsBand } from './questions-band.tsx';
import { Rhythm } from './rhythm.tsx';

export { publicPage as headers } from '../../site/caching.ts';

export async function loader(args: ScreenArgs) {
  const { academy, say, locale, links, publicOrigin } = open(args);
  const settings = await academy.settings();
  const words = communityWords(say.accountabilityDetails, say, settings, locale);
  const trail = [
    { name: say.common.navigation.home, href: links.home() },
    { name: words.back, href: links.community() },
    { name: words.head.title, href: links.accountabilityDetails() },
  ];
  return {
    head: {
      ...words.head,
      structuredData: [breadcrumbsData(publicOrigin, trail), questionsData(words.faq.items)],
    },
    words,
    joinLabel: say.community.hero.join,
    locale,
    community: links.community(),
    ways: waysToAsk(say, settings, links),
  };
}

type AccountabilityData = Awaited<ReturnType<typeof loader>>;

export default function AccountabilityDetails({ loaderData }: { loaderData: AccountabilityData }) {
  const { words, joinLabel, locale, community, ways } = loaderData;
  return (
    <main id="main">
      <ChatHero words={words} community={community} />
      <Pairs words={words.pairs} />
      <Rhythm words={words.rhythm} />
      <Circles words={words.circles} locale={locale} />
      <GonePartner words={words.gone} />
      <Limits words={words.limits} />
      <QuestionsBand title={words.faq.title} items={words.faq.items} tone="paper" />
      <CommunityClosing
        words={words.closing}
        join={{ href: ways.offer, label: joinLabel }}
        community={community}
        portrait="fatima"
      />
    </main>
  );
}
