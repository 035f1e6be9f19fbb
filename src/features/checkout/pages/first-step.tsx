import type { ReactNode } from 'react';
import { CouponBox } from './coupon-box.tsx';
import { formatMad } from '../../../platform/money/money.ts';
import { canBeGift, type ItemKind } from '../../orders/order.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import type { Typed } from '../../../platform/forms/read-form.ts';
import type { Words } from '../../../words.ts';
import { linksIn } from '../../site/links.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { Price } from '../../../platform/ui/price.tsx';
import { BegunNotice, Folded } from './begun-notice.tsx';
import { DetailsForm } from './details-form.tsx';
import { type Begun, type CouponTyped, noCoupon } from './open-enrolment.ts';
import { type AtOnce, compareParts, type InParts } from '../../instalments/pages/plan-page.ts';
import { keyOf, type Refused, seenPriceIn, untouched, wantsParts } from './place-from-form.ts';
import { StepFrame } from './step-frame.tsx';
import { progressOf } from './step-for.ts';

type PayChoiceProps = {
  inParts: InParts;
  atOnce: AtOnce;
  chosen: 'whole' | 'parts';
  words: Words['instalments']['choice'];
  locale: Locale;
};

/** At once or in parts: two native radio buttons, the second with its whole schedule. */
export function PayChoice({ inParts, atOnce, chosen, words, locale }: PayChoiceProps) {
  const compared = compareParts(inParts, atOnce, words, locale);
  return (
    <fieldset className="field min-w-0" data-field="pay">
      <legend className="field-label mb-2">{words.legend}</legend>
      <div className="grid gap-3">
        <label className="choice">
          <input type="radio" name="pay" value="whole" defaultChecked={chosen === 'whole'} />
          <span className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-4 font-semibold">
            {words.whole}
            <span className="font-bold">{formatMad(atOnce.centimes, locale)}</span>
          </span>
        </label>
        <label className="choice items-start!">
          <input type="radio" name="pay" value="parts" defaultChecked={chosen === 'parts'} />
          <span className="min-w-0 flex-1">
            <span className="mb-2 block font-semibold">{inParts.title}</span>
            <span className="grid gap-1 text-sm">
              {inParts.rows.map(({ when, amount }) => (
                <span key={when} className="flex items-baseline justify-between gap-4">
                  <span className="text-ink-soft">{when}</span>
                  <span className="font-medium">{amount}</span>
                </span>
              ))}
              <span className="mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-2">
                <span className="font-semibold">{words.together}</span>
                <span className="text-base font-bold">{formatMad(inParts.totalCentimes, locale)}</span>
              </span>
            </span>
            {compared !== null && <span className="mt-1 block text-xs text-ink-soft">{compared}</span>}
          </span>
        </label>
      </div>
      <p className="mt-2 text-xs text-ink-soft">{inParts.terms}</p>
    </fieldset>
  );
}

type FirstStepProps = {
  kind: ItemKind;
  title: ReactNode;
  picture?: Parameters<typeof StepFrame>[0]['picture'];
  /** Shown above the price. */
  intro?: ReactNode;
  name: string;
  offer: { centimes: number; beforeCentimes: number | null };
  /** How it can be paid in parts, if it can. */
  inParts?: { inParts: InParts; words: Words['instalments']['choice'] } | null;
  begun: Begun | null;
  promises: { refundDays: string; paidBack: string };
  /** Made when the form was opened. */
  newKey: string;
  self: string;
  answer: Refused | undefined;
  /** Fields of the item, before and after the buyer's details. */
  before?: ReactNode;
  after?: ReactNode;
  /** Values of the fields before the buyer types. */
  prefilled?: Typed;
  /** Where codes are accepted: the code of the page's address, already checked. */
  coupon?: { read: CouponTyped; words: Words['coupon']['box'] } | null;
  /** The box for messages by WhatsApp; null where nobody is asked. */
  asksMessages?: string | null;
  words: Words['enrol'];
  common: Words['common'];
  locale: Locale;
};

type Fold = { kind: ItemKind; begunBefore: Begun | null; isRefused: boolean };

/** The label under which the form is folded when the buyer has the item, or has begun to buy it; null where it is open. */
function foldOf({ kind, begunBefore, isRefused }: Fold, { had }: Words['enrol']): string | null {
  if (isRefused) return had.forAnother;
  if (begunBefore === null || !canBeGift(kind)) return null;
  if (begunBefore.status === 'paid') return begunBefore.isProved ? had.forAnother : null;
  return begunBefore.status === 'to-pay' ? had.anew : null;
}

/** Whether the form offers a gift: free items cannot be given. */
const giftOf = (
  kind: ItemKind,
  { isFree, isForAnother }: { isFree: boolean; isForAnother: boolean },
): 'always' | 'choice' | null => (!canBeGift(kind) || isFree ? null : isForAnother ? 'always' : 'choice');

/** Step 1 of every kind of item: its price, what went wrong before, and the buyer's details. */
export function FirstStep(props: FirstStepProps) {
  const { kind, title, picture, intro, name, offer, begun, answer, words, common, locale } = props;
  const { typed, problems, refusal } = answer ?? { ...untouched, typed: props.prefilled ?? {} };
  const parts = props.inParts ?? null;
  const coupon = props.coupon ?? null;
  const { quoted, problem, onlyAtOnce = quoted } = answer?.coupon ?? coupon?.read ?? noCoupon;
  const shown = quoted ?? offer;
  const asked = parts !== null && wantsParts(typed) ? parts.inParts.depositCentimes : shown.centimes;
  const price = formatMad(asked, locale);
  const isShownInRefusal = refusal === 'owned-already' || refusal === 'order-at-the-bank';
  const begunBefore = answer === undefined || isShownInRefusal ? begun : null;
  const label = foldOf({ kind, begunBefore, isRefused: refusal === 'owned-already' }, words);
  const isForAnother = begun?.status === 'paid' && begun.isProved && canBeGift(kind);
  const isFree = shown.centimes === 0;
  // No second order beside one that may be being paid, and no gift of a free item.
  const isLocked =
    (begunBefore?.status === 'to-pay' && begunBefore.isUnderWay && answer === undefined) ||
    (isForAnother && isFree);
  const form = (
    <DetailsForm
      kind={kind}
      action={props.self}
      typed={typed}
      problems={problems}
      words={words}
      common={common}
      hidden={{
        idempotencyKey: keyOf(answer ?? untouched, props.newKey),
        seenPrice: String(shown.centimes),
        ...(parts === null ? {} : { seenDeposit: String(parts.inParts.depositCentimes) }),
      }}
      isFree={isFree}
      submit={
        isFree
          ? words.free[kind === 'course' ? 'submit' : 'submitOther']
          : refusal === 'price-changed'
            ? words.priceChanged.submit(price)
            : words.details.submit
      }
      promises={props.promises}
      before={
        <>
          {props.before}
          {parts !== null && !isForAnother && !isFree && (
            <PayChoice
              {...parts}
              atOnce={{ centimes: (onlyAtOnce ?? shown).centimes, byCode: onlyAtOnce !== null }}
              chosen={wantsParts(typed) ? 'parts' : 'whole'}
              locale={locale}
            />
          )}
        </>
      }
      after={props.after}
      asksMessages={props.asksMessages}
      gift={giftOf(kind, { isFree, isForAnother: isForAnother || refusal === 'owned-already' })}
      asksForAgreement
      coupon={
        coupon !== null && (
          <CouponBox
            typed={typed['coupon'] ?? ''}
            problem={problem && common.fieldProblems[problem]}
            isFirstWrong={answer !== undefined && Object.keys(problems)[0] === 'coupon'}
            quoted={quoted}
            words={coupon.words}
            locale={locale}
          />
        )
      }
    />
  );
  return (
    <StepFrame
      step="details"
      title={title}
      // A free item has no second step.
      progress={isFree ? undefined : progressOf(kind, 'details', words)}
      picture={picture}
      words={words}
    >
      {intro}
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line pb-5">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <Price
          centimes={shown.centimes}
          beforeCentimes={shown.beforeCentimes}
          locale={locale}
          words={common.price}
        />
      </div>
      <div className="mb-6 grid gap-4 empty:hidden">
        {begunBefore !== null && (
          <BegunNotice kind={kind} begun={begunBefore} words={words} locale={locale} />
        )}
        <Refusal refusal={refusal} typed={typed} price={price} words={words} locale={locale} />
      </div>
      {label === null ? form : !isLocked && <Folded label={label}>{form}</Folded>}
    </StepFrame>
  );
}

type RefusalProps = Pick<Refused, 'refusal' | 'typed'> & {
  price: string;
  words: Words['enrol'];
  locale: Locale;
};

/** Why nothing was ordered, and what to do now. */
function Refusal({ refusal, typed, price, words, locale }: RefusalProps) {
  return (
    <>
      {refusal === 'price-changed' && (
        <Notice tone="error" title={words.priceChanged.title}>
          {seenPriceIn(typed) < 0
            ? words.priceChanged.textNow(price)
            : words.priceChanged.text(formatMad(seenPriceIn(typed), locale), price)}
        </Notice>
      )}
      {refusal === 'many-free-orders' && (
        <Notice tone="warning" title={words.free.many.title}>
          <p>{words.free.many.text}</p>
          <p className="mt-3">
            <ButtonLink kind="secondary" href={linksIn(locale).signIn()}>
              {words.free.many.action}
            </ButtonLink>
          </p>
        </Notice>
      )}
      {refusal === 'old-form' && (
        <Notice tone="error" title={words.oldForm.title}>
          {words.oldForm.text}
        </Notice>
      )}
    </>
  );
}
