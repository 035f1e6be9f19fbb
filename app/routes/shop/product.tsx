import { data, type Params } from 'react-router';
import { open, type ScreenArgs } from '../../academy-context.ts';
import { publicPage } from '../../layout/caching.ts';
import { BulletList, ItemPage, ItemQuestions, missingHead } from '../../layout/item-page.tsx';
import { whatsappLink } from '../../layout/whatsapp-link.ts';
import { fill } from '../../locale/fill.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Heading, Kicker } from '../../ui/section.tsx';
import { formatMad } from '../../../domain/money/money.ts';
import { formatDate } from '../../../domain/time/calendar-date.ts';

export const headers = publicPage;

export async function loader(args: ScreenArgs & { params: Params }) {
  const { academy, say, locale, links } = open(args);
  const words = say.shop;
  const product = await academy.product(args.params['slug'] ?? '');
  if (product === null) {
    return data(
      {
        head: missingHead(words.notFound),
        found: null,
        words,
        back: links.shop(),
      },
      { status: 404 },
    );
  }
  const own = product.words[locale];
  const settings = await academy.settings();
  const action = product.isFree ? words.getFree : words.getPaid;
  const found = {
    own,
    category: words.categories[product.category],
    price: product.isFree ? words.free : formatMad(product.priceCentimes, locale),
    updated: fill(words.updated, { date: formatDate(product.updatedOn, locale) }),
    guarantee: product.isFree ? null : fill(words.guarantee, settings.refundPolicy),
    action,
    href: whatsappLink(settings.whatsapp, `${action}: ${own.name}`),
  };
  return { head: { title: own.name, description: own.description }, found, words, back: links.shop() };
}

type Loaded = Exclude<Awaited<ReturnType<typeof loader>>, { type: string }>;

export default function Product({ loaderData }: { loaderData: Loaded }) {
  const { found, words, back } = loaderData;
  return (
    <ItemPage back={{ href: back, label: words.back }} missing={words.notFound}>
      {found && (
        <>
          <Kicker>{found.category}</Kicker>
          <Heading level={1} className="mt-4">
            {found.own.name}
          </Heading>
          <p className="mt-6 text-lg">{found.own.description}</p>
          <p className="mt-4 text-2xl font-bold">{found.price}</p>
          <p className="mt-2 text-sm text-ink-soft">
            {words.level} · {found.updated}
          </p>
          <BulletList heading={words.included} points={found.own.included} />
          <BulletList heading={words.howToUse} points={found.own.steps} />
          <ItemQuestions heading={words.faq} items={found.own.faq} />
          <p className="mt-8">{words.soon}</p>
          {found.guarantee !== null && <p className="mt-2">{found.guarantee}</p>}
          <div className="mt-6">
            <ButtonLink href={found.href} kind="primary">
              {found.action}
            </ButtonLink>
          </div>
        </>
      )}
    </ItemPage>
  );
}
