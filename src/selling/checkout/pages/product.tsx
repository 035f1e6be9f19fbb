import { data, redirect } from 'react-router';
import { downloadDays, mostDownloads } from '../../../catalogue/shop/download-rules.ts';
import { policyValues } from '../../../academy/legal/policy-values.ts';
import { count } from '../../../platform/i18n/count.ts';
import { open, type ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { MissingItem, missingItemHead } from '../../../academy/frame/closed-page.tsx';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { describeFile, describeProduct } from '../../../catalogue/shop/pages/product-view.ts';
import type { DataOf } from '../../../platform/forms/read-form.ts';
import { FirstStep } from './first-step.tsx';
import { begunOrder, messagesBox, paymentBox, prefilledDetails } from './open-enrolment.ts';
import { placeFromForm } from './place-from-form.ts';
import { StepFrame } from '../../../academy/frame/pages/step-frame.tsx';

type Args = ScreenArgs & { params: { slug?: string } };

const itemOf = ({ params }: Args) => ({ kind: 'product' as const, slug: params.slug ?? '' });

/** Enough to recognise it; the product's page, over which this step opens, lists all. */
const mostIncluded = 3;

export async function loader(args: Args) {
  const { academy, t, locale, links } = open(args);
  const item = itemOf(args);
  const [product, settings] = await Promise.all([academy.product(item.slug), academy.settings()]);
  const around = { t, words: t.enrol, common: t.common, locale, shop: links.shop() };
  if (product === null) {
    const { title, text } = t.product.missing;
    return data(
      { ...around, head: missingItemHead(title, text), state: 'missing' as const },
      { status: 404 },
    );
  }
  if (product.isFree) return redirect(links.productAccess(item.slug), 303);
  const view = describeProduct(product, { t, locale, links });
  const productWords = t.enrol.product;
  const head = {
    title: productWords.details.title(view.name),
    description: productWords.details.description(view.name),
    index: false,
  };
  if (product.files === null) return { ...around, head, state: 'closed' as const, view };
  const file = describeFile(product.files[locale], product, { t, locale, links });
  const prefilled = await prefilledDetails(args);
  const box = await paymentBox(args, item, prefilled);
  const { shopDays, paidBack } = policyValues(settings, t.refunds, locale);
  return {
    ...around,
    head,
    state: 'open' as const,
    view,
    file: { type: file.type, size: file.size },
    included: product.words[locale].included.slice(0, mostIncluded),
    fetched: productWords.fetched(
      count(mostDownloads, productWords.downloads, locale),
      count(downloadDays, t.refunds.days, locale),
    ),
    offer: { centimes: product.priceCentimes, beforeCentimes: null },
    begun: await begunOrder(args, item),
    asksMessages: await messagesBox(args),
    ...box,
    promises: { right: `${shopDays} ${t.refunds.since.payment}`, paidBack },
    beginsSoon: 'yes',
    newKey: crypto.randomUUID(),
    self: links.productOrder(item.slug),
  };
}

export const action = (args: Args) => placeFromForm(args, itemOf(args));

type Props = { loaderData: DataOf<typeof loader>; actionData?: DataOf<typeof action> };

/** The first screen: the buyer, and what they get. Also the first screen in the dialog of a product's page. */
export default function OrderProduct({ loaderData, actionData }: Props) {
  const { t, words, shop, state } = loaderData;
  if (state === 'missing') {
    const { title, text } = t.product.missing;
    return <MissingItem title={title} text={text} list={{ href: shop, label: t.product.back }} />;
  }
  const { view } = loaderData;
  const productWords = words.product;
  const picture = { portrait: null, ground: view.ground, drawing: view.drawing };
  if (state === 'closed')
    return (
      <StepFrame step="closed" title={productWords.closed.title} picture={picture} words={words}>
        <p className="mb-6">{productWords.closed.text(view.name)}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={view.accessHref} data-step-link>
            {productWords.closed.tellMe}
          </ButtonLink>
          <ButtonLink kind="secondary" href={shop}>
            {t.product.back}
          </ButtonLink>
        </div>
      </StepFrame>
    );
  const { file, included, fetched, ...step } = loaderData;
  return (
    <FirstStep
      {...step}
      kind="product"
      title={productWords.details.title(view.name)}
      picture={picture}
      name={view.name}
      lines={[`\u2068${file.type}\u2069 · \u2068${file.size}\u2069`]}
      more={[...included, fetched].map((text) => (
        <p key={text}>{text}</p>
      ))}
      answer={actionData}
    />
  );
}
