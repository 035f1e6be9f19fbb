import { data, type Params } from 'react-router';
import { open, type ScreenArgs } from '../../academy-context.ts';
import { publicPage } from '../../layout/caching.ts';
import { BulletList, ItemFacts, ItemPage, ItemQuestions, missingHead } from '../../layout/item-page.tsx';
import { whatsappLink } from '../../layout/whatsapp-link.ts';
import { count } from '../../locale/count.ts';
import { fill } from '../../locale/fill.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Heading, Kicker } from '../../ui/section.tsx';
import { formatDate, hasPassed } from '../../../domain/time/calendar-date.ts';

export const headers = publicPage;

export async function loader(args: ScreenArgs & { params: Params }) {
  const { academy, say, locale, links, clock } = open(args);
  const words = say.workshops;
  const workshop = (await academy.workshop(args.params['slug'] ?? ''))?.workshop ?? null;
  if (workshop === null) {
    return data(
      {
        head: missingHead(words.notFound),
        found: null,
        words,
        back: links.workshops(),
      },
      { status: 404 },
    );
  }
  const own = workshop.words[locale];
  const settings = await academy.settings();
  const when = hasPassed(workshop.heldOn, clock()) ? words.past : words.upcoming;
  const found = {
    own,
    when: fill(when, { date: formatDate(workshop.heldOn, locale) }),
    facts: [
      { label: words.facts.duration, value: own.duration },
      { label: words.facts.instructor, value: workshop.instructor[locale] },
      { label: words.facts.location, value: own.location },
      { label: words.facts.capacity, value: count(workshop.capacity, words.spots, locale) },
    ],
    rating: fill(words.rating, { rating: workshop.rating }),
    register: whatsappLink(settings.whatsapp, `${words.register}: ${own.title}`),
  };
  return { head: { title: own.title, description: own.description }, found, words, back: links.workshops() };
}

type Loaded = Exclude<Awaited<ReturnType<typeof loader>>, { type: string }>;

export default function Workshop({ loaderData }: { loaderData: Loaded }) {
  const { found, words, back } = loaderData;
  return (
    <ItemPage back={{ href: back, label: words.back }} missing={words.notFound}>
      {found && (
        <>
          <Kicker>{found.when}</Kicker>
          <Heading level={1} className="mt-4">
            {found.own.title}
          </Heading>
          <p className="mt-6 text-lg">{found.own.description}</p>
          <p className="mt-3 text-ink-soft">{found.rating}</p>
          <ItemFacts facts={found.facts} />
          <BulletList heading={words.whatYouLearn} points={found.own.whatYouWillLearn} />
          <BulletList heading={words.prerequisites} points={found.own.prerequisites} />
          <ItemQuestions heading={words.faq} items={found.own.faq} />
          <div className="mt-10">
            <ButtonLink href={found.register} kind="primary">
              {words.register}
            </ButtonLink>
          </div>
        </>
      )}
    </ItemPage>
  );
}
