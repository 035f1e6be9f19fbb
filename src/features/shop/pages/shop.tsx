import type { Words } from '../../../words.ts';
import { open, type ScreenArgs } from '../../site/academy-context.ts';
import { NothingYet } from '../../site/nothing-yet.tsx';
import { fill } from '../../../platform/i18n/fill.ts';
import { Door } from '../../../platform/ui/door.tsx';
import { Heading, Kicker, Section } from '../../../platform/ui/section.tsx';
import { ProductDrawing } from './product-drawing.tsx';
import { describeProduct, linkLife } from './product-view.ts';
import { ShopFilters } from './shop-filters.tsx';
import { asksForAll, chosenProducts, queryOf } from './shop-query.ts';
import { ShopResults } from './shop-results.tsx';
import { StepDoors } from './step-doors.tsx';

export { publicPage as headers } from '../../site/caching.ts';

export async function loader(args: ScreenArgs) {
  const { academy, say, locale, links, url } = open(args);
  const query = queryOf(url);
  const telling = { say, links, locale };
  const chosen = chosenProducts(await academy.products(), query);
  const { title, description, delivery } = say.shop;
  return {
    head: { title, description },
    words: say.shop,
    locale,
    query,
    path: links.shop(),
    wishHref: asksForAll(query) ? links.contact() : null,
    views: chosen.map((product) => describeProduct(product, telling)),
    steps: delivery.steps.map((step) => ({
      ...step,
      text: fill(step.text, { linkLife: linkLife(telling) }),
    })),
  };
}

const doors = [
  { kind: 'book', ground: 'mint' },
  { kind: 'plan', ground: 'majorelle' },
  { kind: 'phone', ground: 'clay' },
] as const;

function ShopHead({ words }: { words: Words['shop'] }) {
  return (
    <div className="column grid items-end gap-x-12 gap-y-8 pt-8 lg:grid-cols-[minmax(0,1fr)_26rem] lg:pt-12">
      <div className="space-y-5 lg:pb-14">
        <Kicker>{words.kicker}</Kicker>
        <Heading level={1}>{words.heading}</Heading>
        <p className="max-w-2xl text-lg text-ink-soft">{words.lead}</p>
      </div>
      <div className="shop-doors mx-auto w-full max-w-md" aria-hidden="true">
        {doors.map(({ kind, ground }) => (
          <Door key={kind} ground={ground} className="px-2 pb-3">
            <ProductDrawing kind={kind} className="w-full" />
          </Door>
        ))}
      </div>
    </div>
  );
}

type LoaderData = Awaited<ReturnType<typeof loader>>;

export default function Shop({ loaderData }: { loaderData: LoaderData }) {
  const { words, locale, query, path, views, steps, wishHref } = loaderData;
  return (
    <main id="main">
      <ShopHead words={words} />
      <div className="border-t-2 border-ink bg-paper">
        <div className="column space-y-6 pt-8 pb-20 lg:pt-10">
          {views.length === 0 && wishHref !== null ? (
            <NothingYet words={words.none} href={wishHref} />
          ) : (
            <>
              <ShopFilters words={words} path={path} query={query} />
              <ShopResults views={views} words={words} locale={locale} allHref={path} wishHref={wishHref} />
            </>
          )}
        </div>
      </div>
      <Section tone="ink">
        <Heading level={2}>{words.delivery.heading}</Heading>
        <StepDoors steps={steps} className="mt-10 lg:grid-cols-3" />
      </Section>
    </main>
  );
}
