import { data, redirect } from 'react-router';
import { accessForm } from '../../../catalogue/applicants/application-forms.ts';
import { open, type ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { fill } from '../../../platform/i18n/fill.ts';
import { MissingItem, missingItemHead } from '../../../academy/frame/closed-page.tsx';
import { Button, ButtonLink } from '../../../platform/ui/button.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import type { DataOf } from '../../../platform/forms/read-form.ts';
import { StepFrame } from '../../../academy/frame/pages/step-frame.tsx';
import { describeProduct, linkLife } from '../../../catalogue/shop/pages/product-view.ts';
import {
  answerForm,
  closeAfter,
  type Filled,
  nothingFilled,
} from '../../../catalogue/applicants/pages/applicant-form.tsx';
import type { Words } from '../../../words.ts';
import { EmailField, fieldsOf } from '../../../platform/ui/person-fields.tsx';

type AccessFormProps = {
  t: Words;
  action: string;
  productHref: string;
  isFree: boolean;
  filled: Filled;
};

/** One field: the address to send it to. */
function AccessForm(props: AccessFormProps) {
  const { t, action, productHref, isFree, filled } = props;
  const words = t.access;
  const refusals = { gone: t.common.errors.formFailed, 'many-forms': t.apply.manyForms };
  const field = fieldsOf(filled, t.common.fieldProblems);
  return (
    <form method="post" action={action} noValidate data-check="access" data-in-place className="grid gap-5">
      {filled.refused !== null && <Notice tone="error">{refusals[filled.refused]}</Notice>}
      <EmailField field={field} label={words.email} hint={words.emailHint} />
      <Button full>{isFree ? words.submit.free : words.submit.paid}</Button>
      <p className="text-sm text-ink-soft">{words.privacy}</p>
      <p className="in-page">
        <ButtonLink href={productHref} kind="quiet">
          {words.back}
        </ButtonLink>
      </p>
    </form>
  );
}

type Args = ScreenArgs & { params: { slug?: string } };

/** The URL holds no personal data: only whether it was sent or recorded. */
const mark = 'done';

export async function loader(args: Args) {
  const { academy, t, locale, links, url } = open(args);
  const slug = args.params.slug ?? '';
  const around = { t, shopHref: links.shop(), action: links.productAccess(slug) };
  const product = await academy.product(slug);
  if (product === null) {
    const { title, text } = t.product.missing;
    return data({ ...around, head: missingItemHead(title, text), asked: null }, { status: 404 });
  }
  const view = describeProduct(product, { t, locale, links });
  if (view.isSold) return redirect(view.getHref, 303);
  const words = t.access;
  const values = { product: view.name, price: view.price, linkLife: linkLife({ t, locale }) };
  // A free product without a file is only recorded, like a paid one.
  const isFree = product.isFree && product.files !== null;
  const done = url.searchParams.get(mark);
  return data(
    {
      ...around,
      head: { title: words.title(view.name), description: words.description(view.name), index: false },
      asked: {
        view,
        isFree,
        text: fill(isFree ? words.free : words.paid, values),
        sent: done === 'link' && isFree ? { ...words.sent, text: fill(words.sent.text, values) } : null,
        noted: done === 'interest' ? { ...words.noted, text: fill(words.noted.text, values) } : null,
      },
    },
    { status: 200 },
  );
}

export function action(args: Args) {
  const { academy, locale, links } = open(args);
  const productSlug = args.params.slug ?? '';
  return answerForm(
    { request: args.request, schema: accessForm },
    (wish, address) => academy.requestAccess({ locale, productSlug, address, ...wish }),
    ({ delivery }) => `${links.productAccess(productSlug)}?${mark}=${delivery}`,
  );
}

type ScreenProps = { loaderData: DataOf<typeof loader>; actionData?: Filled };

/** Asks where to send a product: a page of its own, which also opens as a dialog over the product's page. */
export default function Access({ loaderData, actionData }: ScreenProps) {
  const { t, asked, shopHref, action } = loaderData;
  const words = t.access;
  if (asked === null) {
    const { title, text } = t.product.missing;
    return <MissingItem title={title} text={text} list={{ href: shopHref, label: t.product.back }} />;
  }
  const { view, isFree, text } = asked;
  const done = asked.sent ?? asked.noted;
  const { sent, noted, free, paid } = words.heading;
  const title = asked.sent !== null ? sent : asked.noted !== null ? noted : isFree ? free : paid;
  return (
    <StepFrame
      step="access"
      title={title}
      picture={{ portrait: null, ground: view.ground, drawing: view.drawing }}
      words={words}
    >
      <div className="space-y-5">
        <p className="text-lg font-semibold">{view.name}</p>
        {done !== null ? (
          <>
            <div data-close-after={closeAfter.access}>
              <Notice tone="success" title={done.title}>
                {done.text}
              </Notice>
            </div>
            <ButtonLink href={shopHref} kind="secondary">
              {words.otherProducts}
            </ButtonLink>
          </>
        ) : (
          <>
            <p className="text-ink-soft">{text}</p>
            <AccessForm
              t={t}
              action={action}
              productHref={view.href}
              isFree={isFree}
              filled={actionData ?? nothingFilled}
            />
          </>
        )}
      </div>
    </StepFrame>
  );
}
