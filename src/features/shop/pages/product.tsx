import { data, type Params } from 'react-router';
import { open, type ScreenArgs } from '../../site/academy-context.ts';
import { publicPage } from '../../site/caching.ts';
import { MissingItem, missingItemHead } from '../../site/missing-item.tsx';
import { toldIn } from '../../../platform/i18n/told-in.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { ProductBody } from './product-body.tsx';
import { ProductHero } from './product-hero.tsx';
import { productPage } from './product-page.ts';
import { ProductSide } from './product-side.tsx';

export const headers = publicPage;

export async function loader(args: ScreenArgs & { params: Params }) {
  const opened = open(args);
  const { academy, links, publicOrigin } = opened;
  const product = await academy.product(args.params['slug'] ?? '');
  const { say, locale } = toldIn(product ?? {}, opened);
  const around = { say, shopHref: links.shop() };
  if (product === null) {
    const { title, text } = say.product.missing;
    return data({ ...around, head: missingItemHead(title, text), page: null }, { status: 404 });
  }
  const [products, settings] = await Promise.all([academy.products(), academy.settings()]);
  const telling = { say, locale, links };
  return data(
    { ...around, ...productPage({ product, products, settings, publicOrigin, telling }) },
    { status: 200 },
  );
}

type LoaderData = Awaited<ReturnType<typeof loader>>['data'];

export default function Product({ loaderData }: { loaderData: LoaderData }) {
  const { page, say, shopHref } = loaderData;
  const words = say.product;
  if (page === null)
    return (
      <MissingItem
        title={words.missing.title}
        text={words.missing.text}
        list={{ href: shopHref, label: words.back }}
      />
    );
  const { view } = page;
  return (
    <main id="main">
      <div className="column grid items-end gap-x-14 gap-y-10 pt-6 pb-16 lg:grid-cols-[minmax(0,1fr)_23rem] lg:pt-10 lg:pb-20">
        <div className="self-center">
          <ProductHero view={view} updated={page.updated} shopHref={shopHref} url={page.url} say={say} />
        </div>
        <ProductSide view={view} file={page.file} twin={page.twin} guarantee={page.guarantee} words={words} />
      </div>
      <ProductBody
        included={page.included}
        steps={page.steps}
        questions={page.questions}
        related={page.related}
        say={say}
      />
      <aside aria-label={words.bar} className="action-bar">
        <p className="text-lg font-bold">{view.price}</p>
        <ButtonLink href={view.getHref} data-dialog="" className="shrink-0">
          {view.isFree ? words.getFree : words.getPaid}
        </ButtonLink>
      </aside>
    </main>
  );
}
