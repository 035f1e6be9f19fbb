import { open, type ScreenArgs } from '../../academy-context.ts';
import { fill } from '../../locale/fill.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Portrait } from '../../ui/portrait.tsx';
import { Heading, Kicker, Section } from '../../ui/section.tsx';
import { formatDate, hasPassed } from '../../../domain/time/calendar-date.ts';

export { publicPage as headers } from '../../layout/caching.ts';

export async function loader(args: ScreenArgs) {
  const { academy, say, locale, links, clock } = open(args);
  const words = say.workshops;
  const workshops = (await academy.workshops()).map(({ workshop }) => workshop);
  return {
    head: { title: words.title, description: words.description },
    words,
    cards: workshops.map((workshop) => ({
      slug: workshop.slug,
      href: links.workshop(workshop.slug),
      portrait: workshop.portrait,
      ground: workshop.ground,
      title: workshop.words[locale].title,
      description: workshop.words[locale].description,
      when: fill(hasPassed(workshop.heldOn, clock()) ? words.past : words.upcoming, {
        date: formatDate(workshop.heldOn, locale),
      }),
    })),
  };
}

export default function Workshops({ loaderData }: { loaderData: Awaited<ReturnType<typeof loader>> }) {
  const { words, cards } = loaderData;
  return (
    <main id="main">
      <Section tone="sand">
        <Kicker>{words.kicker}</Kicker>
        <Heading level={1} className="mt-4">
          {words.heading}
        </Heading>
        <p className="mt-6 max-w-[40rem] text-lg">{words.lead}</p>
        <ul className="mt-10 grid gap-6 md:grid-cols-3">
          {cards.map((card) => (
            <li key={card.slug} className="card flex flex-col overflow-hidden">
              <Portrait name={card.portrait} ground={card.ground} alt="" />
              <div className="flex flex-1 flex-col gap-3 p-5">
                <Heading level={2} size={3}>
                  {card.title}
                </Heading>
                <p>{card.description}</p>
                <p className="mt-auto text-sm text-ink-soft">{card.when}</p>
                <ButtonLink href={card.href} kind="secondary">
                  {words.learnMore}
                  <span className="sr-only">: {card.title}</span>
                </ButtonLink>
              </div>
            </li>
          ))}
        </ul>
      </Section>
    </main>
  );
}
