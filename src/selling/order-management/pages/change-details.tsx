import { contactOf } from '../../orders/gift-by-hand.ts';
import { data } from 'react-router';
import { policyValues, rightInWords } from '../../../academy/legal/policy-values.ts';
import { detailsIn, giftIn, typedFormOf } from '../../orders/order-form.ts';
import { isGift } from '../../orders/order.ts';
import {
  type DataOf,
  type FieldProblems,
  postedForm,
  readAskingForm,
  type Typed,
  typedIn,
} from '../../../platform/forms/read-form.ts';
import { clientAddress } from '../../../academy/frame/page-headers.ts';
import { rememberOrder } from '../../../academy/accounts/order-cookie.ts';
import { Notice } from '../../../platform/ui/notice.tsx';
import { isCohortRefusal } from '../../../catalogue/courses/cohort.ts';
import { fieldsOf } from '../../../platform/ui/person-fields.tsx';
import { CohortChoice, StartTick } from '../../orders/pages/cohort-choice.tsx';
import { DetailsForm } from '../../checkout/pages/details-form.tsx';
import { goTo, openStep, stepOrderOf, type TokenArgs } from '../../orders/pages/open-step.ts';
import { OrderLine, readOrderGroup } from '../../orders/pages/order-line.tsx';
import { cohortIn } from '../../checkout/pages/place-from-form.ts';
import { StepFrame } from '../../../academy/frame/pages/step-frame.tsx';
import { isStepOpen, progressOf } from '../../orders/pages/step-for.ts';
import { detailsWordsFor } from '../../orders/pages/words-for-kind.ts';

export async function loader(args: TokenArgs) {
  const step = await openStep(args, 'details');
  if (step.elsewhere) return step.elsewhere;
  const { academy, t, locale, links, order } = step;
  const settings = await academy.settings();
  const group = await readOrderGroup(step, order.token);
  const { paidBack } = policyValues(settings, t.refunds, locale);
  const { title, description } = t.enrol.changeDetails;
  return {
    head: { title, description, index: false },
    words: t.enrol,
    common: t.common,
    locale,
    self: links.orderDetails(order.token),
    order: await stepOrderOf(order, { academy, locale }),
    group,
    typed: {
      ...(group?.chosen === undefined ? {} : { cohort: group.chosen }),
      ...detailsIn(order),
      ...(isGift(order) && {
        recipientName: order.recipientName ?? '',
        recipientEmail: contactOf(order),
        giftNote: order.giftNote ?? '',
        giftOn: order.giftOn ?? '',
      }),
    } as Typed,
    isGift: isGift(order),
    promises: { right: rightInWords(order, settings, { paidAt: null, forms: t.refunds, locale }), paidBack },
  };
}

type Refused = { typed: Typed; problems: FieldProblems; isAtTheBank?: boolean };

const refuse = (refused: Refused) => data(refused, { status: 422 });

export async function action(args: TokenArgs) {
  const step = await openStep(args, 'details');
  if (step.elsewhere) return step.elsewhere;
  const { academy, links, order, publicOrigin } = step;
  const posted = typedIn(await postedForm(args.request));
  const gift = isGift(order) ? 'on' : undefined;
  const { beginsSoon, cohort: wanted } = posted;
  const reading = readAskingForm(typedFormOf(order.itemKind, { gift, beginsSoon, cohort: wanted }), posted);
  if (!reading.ok) return refuse({ typed: reading.typed, problems: reading.problems });
  const address = clientAddress(args.request);
  const cohort = cohortIn(reading.typed);
  const agreesToStart = reading.value.agreesToStart === 'on';
  const taken =
    cohort === undefined
      ? null
      : await academy.cohorts.takeCohort({ token: order.token, cohort, agreesToStart });
  if (taken && !taken.ok && isCohortRefusal(taken.reason))
    return refuse({ typed: reading.typed, problems: { cohort: taken.reason } });
  if (taken && !taken.ok && taken.reason === 'agreement-required')
    return refuse({ typed: reading.typed, problems: { agreesToStart: taken.reason } });
  const changed = await academy.changeDetails({
    token: order.token,
    details: reading.value,
    gift: giftIn(reading.value),
    address,
  });
  if (!changed.ok && changed.reason === 'gift-day')
    return refuse({ typed: reading.typed, problems: { giftOn: changed.reason } });
  // The owner of the new address has used the order's coupon.
  if (!changed.ok && changed.reason === 'coupon-used-by-buyer')
    return refuse({ typed: reading.typed, problems: { email: 'coupon-used-by-address' } });
  if (
    !changed.ok &&
    (changed.reason === 'coupon-many-tries' ||
      changed.reason === 'coupon-made-by-buyer' ||
      changed.reason === 'early-other-address')
  )
    return refuse({ typed: reading.typed, problems: { email: changed.reason } });
  if (!changed.ok && changed.reason === 'at-the-bank')
    return refuse({ typed: reading.typed, problems: {}, isAtTheBank: true });
  if (!changed.ok) return goTo('order', order, links);
  // A corrected address has a new link, which this browser remembers.
  const next = isStepOpen('method', changed.order) ? 'method' : 'order';
  const answer = goTo(next, changed.order, links);
  answer.headers.append('Set-Cookie', rememberOrder(args.request, changed.order.token, publicOrigin));
  return answer;
}

type Props = { loaderData: DataOf<typeof loader>; actionData?: DataOf<typeof action> };

/** Step 1 again, on an order that exists: the details can be corrected until something is claimed or paid. */
export default function ChangeDetails({ loaderData, actionData }: Props) {
  const { words, common, locale, order, self, promises, group } = loaderData;
  const shown = { typed: actionData?.typed ?? loaderData.typed, problems: actionData?.problems ?? {} };
  const field = fieldsOf(shown, common.fieldProblems);
  return (
    <StepFrame
      step="details"
      title={detailsWordsFor(order.kind, words).title(order.description)}
      progress={progressOf('details', words)}
      picture={order}
      words={words}
    >
      <OrderLine order={order} words={words} locale={locale} />
      <DetailsForm
        kind={order.kind}
        action={self}
        {...shown}
        words={words}
        common={common}
        hidden={{}}
        submit={words.changeDetails.submit}
        promises={promises}
        asksForAgreement={false}
        gift={loaderData.isGift ? 'always' : null}
        before={
          <>
            {actionData?.isAtTheBank && (
              <Notice tone="warning" title={words.changeDetails.atTheBank.title}>
                {words.changeDetails.atTheBank.text}
              </Notice>
            )}
            {group !== null && group.choices.length > 0 && (
              <CohortChoice groups={group.choices} soon={group.startTick?.soon} {...field('cohort')} />
            )}
            {group?.startTick && (
              <StartTick
                {...group.startTick}
                checked={shown.typed['agreesToStart'] === 'on'}
                problem={field('agreesToStart').problem ?? null}
              />
            )}
          </>
        }
      />
    </StepFrame>
  );
}
