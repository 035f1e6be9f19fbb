import { data } from 'react-router';
import { formatMad } from '../../../domain/money/money.ts';
import { policyValues } from '../../../domain/catalogue/policy-values.ts';
import { detailsForm } from '../../../domain/orders/order-form.ts';
import { readForm, typedIn, type FieldProblems, type Typed } from '../../../domain/people/read-form.ts';
import { open, type ScreenArgs } from '../../academy-context.ts';
import { orderTokensOf, rememberOrder } from '../../order-cookie.ts';
import { Notice } from '../../ui/notice.tsx';
import { Price } from '../../ui/price.tsx';
import { BegunNotice } from './begun-notice.tsx';
import { ClosedCourse } from './closed-course.tsx';
import type { DataOf } from './data-of.ts';
import { DetailsForm } from './details-form.tsx';
import { goTo } from './open-step.ts';
import { begunOrder, whyClosed } from './open-enrolment.ts';
import { postedForm } from './posted-form.ts';
import { SalesIntro, salesIntroOf } from './sales-intro.tsx';
import { StepFrame } from './step-frame.tsx';
import { isStepOpen } from './step-for.ts';

type Args = ScreenArgs & { params: { slug?: string } };

export async function loader(args: Args) {
  const { academy, say, locale, links } = open(args);
  const slug = args.params.slug ?? '';
  const [found, settings] = await Promise.all([academy.course(slug), academy.settings()]);
  const words = { words: say.enrol, common: say.common, locale };
  if (!found) {
    const { title, text } = say.enrol.missing;
    return data(
      {
        ...words,
        head: { title, description: text, index: false },
        links: { courses: links.courses() },
        course: null,
      },
      { status: 404 },
    );
  }
  const { name } = found.course.words[locale];
  return {
    ...words,
    head: {
      title: say.enrol.details.title(name),
      description: say.enrol.details.description(name),
      index: false,
    },
    links: { self: links.enrol(slug), waitlist: links.waitlist(slug), courses: links.courses() },
    course: { name, portrait: found.course.portrait, ground: found.course.ground },
    intro: salesIntroOf(found, say),
    closed: whyClosed(found),
    offer: found.offer && { centimes: found.offer.priceCentimes, beforeCentimes: found.offer.beforeCentimes },
    begun: await begunOrder(args.request, academy, slug),
    promises: policyValues(settings, say.refunds, locale),
    newKey: crypto.randomUUID(),
  };
}

type Refused = {
  typed: Typed;
  problems: FieldProblems;
  refusal: null | 'price-changed' | 'closed' | 'old-form';
};
const refuse = (refused: Refused, status: number) => data(refused, { status });

/** The price the form showed. A form without one is treated as showing another price: it is asked again, never guessed. */
const seenPriceIn = (typed: Typed): number =>
  /^\d{1,9}$/.test(typed.seenPrice ?? '') ? Number(typed.seenPrice) : -1;

export async function action(args: Args) {
  const { academy, locale, links, publicOrigin } = open(args);
  const form = await postedForm(args.request);
  const reading = readForm(detailsForm, typedIn(form));
  const { typed } = reading;
  if (!reading.ok) return refuse({ typed, problems: reading.problems, refusal: null }, 422);
  const key = typed.idempotencyKey ?? '';
  if (!keyPattern.test(key)) return refuse({ typed, problems: {}, refusal: 'old-form' }, 409);
  const placed = await academy.placeOrder({
    idempotencyKey: key,
    courseSlug: args.params.slug ?? '',
    locale,
    details: reading.value,
    heldTokens: orderTokensOf(args.request),
    seenPriceCentimes: seenPriceIn(typed),
  });
  if (placed.ok) {
    const next = goTo(isStepOpen('method', placed.order) ? 'method' : 'order', placed.order, links);
    next.headers.append('Set-Cookie', rememberOrder(args.request, placed.order.token, publicOrigin));
    return next;
  }
  switch (placed.reason) {
    case 'price-changed':
      return refuse({ typed, problems: {}, refusal: 'price-changed' }, 409);
    case 'key-used-for-another-item':
      return refuse({ typed, problems: {}, refusal: 'old-form' }, 409);
    case 'course-not-found':
      return refuse({ typed, problems: {}, refusal: 'closed' }, 404);
    case 'not-on-sale':
    case 'sold-out':
      return refuse({ typed, problems: {}, refusal: 'closed' }, 409);
  }
}

const keyPattern = /^[\w-]{16,128}$/;
const untouched: Refused = { typed: {}, problems: {}, refusal: null };

type DetailsProps = { loaderData: DataOf<typeof loader>; actionData?: DataOf<typeof action> };

/** Step 1 of 2: the buyer's details. Also the first thing the dialog of a course page shows. */
export default function Details({ loaderData, actionData }: DetailsProps) {
  const { words, common, locale } = loaderData;
  if (loaderData.course === null)
    return <ClosedCourse reason="missing" links={loaderData.links} words={words} />;
  const { course, intro, offer, links, closed, begun, promises, newKey } = loaderData;
  if (closed !== null || offer === null) {
    return <ClosedCourse reason={closed ?? 'not-on-sale'} course={course} links={links} words={words} />;
  }
  const { typed, problems, refusal } = actionData ?? untouched;
  const price = formatMad(offer.centimes, locale);
  const key =
    refusal !== 'old-form' && keyPattern.test(typed.idempotencyKey ?? '') ? typed.idempotencyKey : newKey;
  return (
    <StepFrame
      step="details"
      title={intro === null ? words.details.title(course.name) : <span lang="ar">{intro.name}</span>}
      progress={{ percent: 50, label: words.details.step }}
      picture={intro === null ? course : undefined}
      words={words}
    >
      {intro !== null && <SalesIntro intro={intro} />}
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line pb-5">
        <p className="font-semibold wrap-anywhere">{course.name}</p>
        <Price {...offer} locale={locale} words={common.price} />
      </div>
      <div className="mb-6 grid gap-4 empty:hidden">
        {begun !== null && actionData === undefined && (
          <BegunNotice begun={begun} words={words} locale={locale} />
        )}
        {refusal === 'price-changed' && (
          <Notice tone="error" title={words.priceChanged.title}>
            {seenPriceIn(typed) < 0
              ? words.priceChanged.textNow(price)
              : words.priceChanged.text(formatMad(seenPriceIn(typed), locale), price)}
          </Notice>
        )}
        {refusal === 'old-form' && (
          <Notice tone="error" title={words.oldForm.title}>
            {words.oldForm.text}
          </Notice>
        )}
      </div>
      <DetailsForm
        action={links.self}
        typed={typed}
        problems={problems}
        words={words}
        common={common}
        hidden={{ idempotencyKey: key ?? newKey, seenPrice: String(offer.centimes) }}
        submit={refusal === 'price-changed' ? words.priceChanged.submit(price) : words.details.submit}
        promises={promises}
        asksForAgreement
      />
    </StepFrame>
  );
}
