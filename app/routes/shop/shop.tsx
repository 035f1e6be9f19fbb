import { open, type ScreenArgs } from '../../academy-context.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Heading, Kicker, Section } from '../../ui/section.tsx';
import { formatMad } from '../../../domain/money/money.ts';

export { publicPage as headers } from '../../layout/caching.ts';

export async function loader(args: ScreenArgs) {
  const { academy, say, locale, links } = open(args);
  const words = say.shop;
  const products = await academy.products();
  return {
    head: { title: words.title, description: words.description },
    words,
    cards: products.map((product) => ({
      slug: product.slug,
      href: links.product(product.slug),
      name: product.words[locale].name,
      description: product.words[locale].description,
      category: words.categories[product.category],
      price: product.isFree ? words.free : formatMad(product.priceCentimes, locale),
      isFree: product.isFree,
      isFeatured: product.isFeatured,
    })),
  };
}

export default function Shop({ loaderData }: { loaderData: Awaited<ReturnType<typeof loader>> }) {
  const { words, cards } = loaderData;
  return (
    <main id="main">
      <Section tone="sand">
        <Kicker>{words.kicker}</Kicker>
        <Heading level={1} className="mt-4">
          {words.heading}
        </Heading>
        <p className="mt-6 max-w-[40rem] text-lg">{words.lead}</p>
        <ul className="mt-10 grid gap-6 md:grid-cols-2 lg:grid-cols-3">
          {cards.map((card) => (
            <li key={card.slug} className="card flex flex-col gap-3 p-6">
              <p className="flex flex-wrap gap-2">
                <Badge tone="info">{card.category}</Badge>
                {card.isFeatured && <Badge tone="warning">{words.featured}</Badge>}
              </p>
              <Heading level={2} size={3}>
                {card.name}
              </Heading>
              <p>{card.description}</p>
              <p className="mt-auto text-xl font-bold">{card.price}</p>
              <ButtonLink href={card.href} kind="secondary">
                {words.seeProduct}
                <span className="sr-only">: {card.name}</span>
              </ButtonLink>
            </li>
          ))}
        </ul>
      </Section>
    </main>
  );
}
