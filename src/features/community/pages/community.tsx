import { open, type ScreenArgs } from '../../site/academy-context.ts';
import { questionsData } from '../../site/questions.ts';
import { organizationData } from '../../site/organization.ts';
import { communityWords, waysToAsk } from './community-words.ts';
import { CommunityHero } from './community-hero.tsx';
import { DetailDoors } from './detail-doors.tsx';
import { ForWhom } from './for-whom.tsx';
import { Inside } from './inside.tsx';
import { MemberVoices } from './member-voices.tsx';
import { MembershipPrice } from './membership-price.tsx';
import { QuestionsBand } from './questions-band.tsx';
import { Safety } from './safety.tsx';
import { Week } from './week.tsx';

export { publicPage as headers } from '../../site/caching.ts';

export async function loader(args: ScreenArgs) {
  const { academy, say, locale, links, publicOrigin } = open(args);
  const settings = await academy.settings();
  const words = communityWords(say.community, say, settings, locale);
  return {
    head: {
      ...words.head,
      structuredData: [organizationData(settings, publicOrigin, locale), questionsData(words.faq.items)],
    },
    words,
    links,
    ways: waysToAsk(say, settings, links),
    newTab: say.common.chat.newTab,
  };
}

type CommunityData = Awaited<ReturnType<typeof loader>>;

export default function Community({ loaderData }: { loaderData: CommunityData }) {
  const { words, links, ways, newTab } = loaderData;
  return (
    <main id="main">
      <CommunityHero words={words} join={ways.offer} sprint={links.clarityDetails()} />
      <Inside words={words.inside} href={links.clarityDetails()} />
      <Week words={words.week} calls={words.calls} />
      <ForWhom words={words.whom} />
      <Safety words={words.safety} />
      <MemberVoices words={words.voices} />
      <MembershipPrice words={words.price} joinLabel={words.hero.join} ways={ways} newTab={newTab} />
      <DetailDoors
        words={words.details}
        clarity={links.clarityDetails()}
        accountability={links.accountabilityDetails()}
      />
      <QuestionsBand title={words.faq.title} items={words.faq.items} />
    </main>
  );
}
