import type { Words } from '../../../words.ts';
import { open, type ScreenArgs } from '../../site/academy-context.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Door } from '../../../platform/ui/door.tsx';
import { StepsInARow } from '../../../platform/ui/numbered-steps.tsx';
import { Portrait } from '../../../platform/ui/portrait.tsx';
import { Heading, Kicker, Section } from '../../../platform/ui/section.tsx';
import { ComingWorkshops } from './coming-workshops.tsx';
import { PastWorkshops } from './past-workshops.tsx';
import { describeWorkshop, type WorkshopView } from './workshop-view.ts';

export { publicPage as headers } from '../../site/caching.ts';

/** Those who teach stand in as many doors. */
const doorsShown = 3;

export async function loader(args: ScreenArgs) {
  const { academy, say, locale, links } = open(args);
  const words = say.workshops;
  const telling = { words, links, locale };
  const views = (await academy.workshops()).map((onOffer) => describeWorkshop(onOffer, telling));
  const people = views.filter(
    ({ portrait }, index) => views.findIndex((other) => other.portrait === portrait) === index,
  );
  return {
    head: { title: words.title, description: words.description },
    words,
    hostHref: links.hostCourse(),
    people: people.slice(0, doorsShown),
    coming: views.filter(({ standing }) => standing !== 'past'),
    past: views.filter(({ standing }) => standing === 'past'),
  };
}

function Opening({ words, people }: { words: Words['workshops']; people: readonly WorkshopView[] }) {
  return (
    <section className="workshops-opening">
      <div className="column workshops-opening-grid">
        <div className="workshops-opening-words">
          <Kicker>{words.kicker}</Kicker>
          <Heading level={1}>{words.heading}</Heading>
          <p className="max-w-[34rem] text-lg">{words.lead}</p>
        </div>
        <div className="workshops-doors" aria-hidden="true">
          {people.map(({ portrait, ground }) => (
            <Door key={portrait} ground={ground}>
              <Portrait name={portrait} alt="" lazy={false} />
            </Door>
          ))}
        </div>
      </div>
    </section>
  );
}

function HowItGoes({ words, hostHref }: { words: Words['workshops']; hostHref: string }) {
  return (
    <Section tone="sand" labelledBy="how-title">
      <Heading level={2} id="how-title">
        {words.how.heading}
      </Heading>
      <StepsInARow steps={words.how.steps} />
      <p className="mt-12 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-6">
        {words.host.text}
        <ButtonLink href={hostHref} kind="quiet">
          {words.host.action}
        </ButtonLink>
      </p>
    </Section>
  );
}

export default function Workshops({ loaderData }: { loaderData: Awaited<ReturnType<typeof loader>> }) {
  const { words, people, coming, past, hostHref } = loaderData;
  return (
    <main id="main">
      <Opening words={words} people={people} />
      <ComingWorkshops workshops={coming} othersFollow={past.length > 0} words={words} />
      {past.length > 0 && <PastWorkshops workshops={past} words={words} />}
      <HowItGoes words={words} hostHref={hostHref} />
    </main>
  );
}
