import type { ReactNode } from 'react';
import { formatMad, formatTakenOff } from '../../../platform/money/money.ts';
import { canBeGift, type ItemKind, type PaymentOption } from '../../orders/order.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import type { Typed } from '../../../platform/forms/read-form.ts';
import type { Words } from '../../../words.ts';
import { linksIn } from '../../../academy/frame/links.ts';
import { Button, ButtonLink } from '../../../platform/ui/button.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { Price } from '../../../platform/ui/price.tsx';
import { BegunNotice, Folded } from './begun-notice.tsx';
import { DetailsForm } from './details-form.tsx';
import { type Begun, type CouponTyped, noCoupon, type Quoted } from './open-enrolment.ts';
import { keyOf, type Refused, seenPriceIn, untouched, wantsParts } from './place-from-form.ts';
import { WayMarks } from './way-cards.tsx';
import { StepFrame } from '../../../academy/frame/pages/step-frame.tsx';
import { progressOf } from '../../orders/pages/step-for.ts';
import type { Credit } from '../../friends/pages/credit-box.tsx';
import { TextField } from '../../../platform/ui/field.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';

type FirstStepProps = {
  kind: ItemKind;
  title: ReactNode;
  picture?: Parameters<typeof StepFrame>[0]['picture'];
  /** Shown above what went wrong. */
  intro?: ReactNode;
  name: string;
  /** As `summary` of the step. */
  lines: readonly string[];
  more?: ReactNode;
  /** What the next step will offer. */
  ways: readonly PaymentOption[];
  offer: { centimes: number; beforeCentimes: number | null };
  begun: Begun | null;
  promises: { right: string; paidBack: string };
  /** What begins within the time for changing one's mind: everything ('yes'), these groups, or hours until then. */
  beginsSoon: string | null;
  /** Made when the form was opened. */
  newKey: string;
  self: string;
  answer: Refused | undefined;
  /** It cannot be given to somebody else. */
  isForOneself?: boolean;
  /** Fields of the item, before and after the buyer's details. */
  before?: ReactNode;
  after?: ReactNode;
  /** Values of the fields before the buyer types. */
  prefilled?: Typed;
  /** Where codes are accepted: the code of the page's address, already checked. */
  coupon?: { read: CouponTyped; words: Words['coupon']['box'] } | null;
  /** The credit of whoever is signed in, and its words; left out where it lowers nothing. */
  credit?: Credit | null;
  /** The box for messages by WhatsApp; null where nobody is asked. */
  asksMessages?: string | null;
  words: Words['enrol'];
  common: Words['common'];
  locale: Locale;
};

type Fold = { kind: ItemKind; begunBefore: Begun | null; isRefused: boolean };

/** The label under which the form is folded when the buyer has the item, or has begun to buy it; null where it is open. */
function foldOf({ kind, begunBefore, isRefused }: Fold, { had }: Words['enrol']): string | null {
  const forAnother = kind === 'course' ? had.enrolAnother : had.forAnother;
  if (isRefused) return forAnother;
  if (begunBefore === null || !canBeGift(kind)) return null;
  if (begunBefore.status === 'paid') return forAnother;
  return begunBefore.status === 'to-pay' ? had.anew : null;
}

/** Whether the form offers a gift: free items cannot be given. */
const giftOf = (
  kind: ItemKind,
  { isFree, isForAnother }: { isFree: boolean; isForAnother: boolean },
): 'always' | 'choice' | null => (!canBeGift(kind) || isFree ? null : isForAnother ? 'always' : 'choice');

type CouponBoxProps = {
  /** As it was typed. */
  typed: string;
  /** A complete sentence. */
  problem: string | null;
  isFirstWrong: boolean;
  quoted: Quoted | null;
  words: Words['coupon']['box'];
  locale: Locale;
};

/** The field for a coupon code, inconspicuous because most have none. Its button sends the form and orders nothing. */
function CouponBox({ typed, problem, isFirstWrong, quoted, words, locale }: CouponBoxProps) {
  return (
    <details
      className="coupon-box rounded-md border border-line bg-paper"
      open={typed !== '' || problem !== null || quoted !== null}
    >
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-4 text-sm font-semibold text-link">
        <Icon name="tag" size={18} />
        {words.question}
      </summary>
      <div className="grid gap-3 px-4 pb-4">
        {quoted !== null && (
          <div role="status" className="rounded-md bg-mint-pale px-4 py-3 text-sm">
            <p className="flex items-center gap-2 font-semibold">
              <Icon name="success" size={18} className="text-mint-ink" />
              <span>
                {words.applied} <bdi dir="ltr">{quoted.code}</bdi>
              </span>
            </p>
            <dl className="mt-2 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 tabular-nums">
              <dt>{words.price}</dt>
              <dd className="text-end">{formatMad(quoted.beforeCentimes, locale)}</dd>
              <dt>{words.off}</dt>
              <dd className="text-end">{formatTakenOff(quoted.offCentimes, locale)}</dd>
              <dt className="font-bold">{words.toPay}</dt>
              <dd className="text-end font-bold">{formatMad(quoted.centimes, locale)}</dd>
            </dl>
            <input type="hidden" name="applied" value={quoted.code} />
          </div>
        )}
        <div className="grid gap-3 sm:grid-cols-[1fr_auto] sm:items-start">
          <TextField
            name="coupon"
            label={words.label}
            value={typed}
            problem={problem}
            isFirstWrong={isFirstWrong}
            dir="ltr"
            maxLength={60}
          />
          <Button kind="secondary" name="apply" value="1" formNoValidate className="sm:mt-8">
            {quoted === null ? words.apply : words.change}
          </Button>
        </div>
        <p className="text-xs text-ink-soft">{words.note}</p>
      </div>
    </details>
  );
}

const creditAt = ({ credit, locale }: FirstStepProps, { centimes: priceCentimes }: { centimes: number }) =>
  credit ? { ...credit, priceCentimes, locale } : null;

/** Step 1 of every kind of item: its price, what went wrong before, and the buyer's details. */
export function FirstStep(props: FirstStepProps) {
  const { kind, title, picture, intro, offer, begun, answer, words, common, locale, coupon = null } = props;
  const { typed, problems, refusal } = answer ?? { ...untouched, typed: props.prefilled ?? {} };
  const { quoted, problem } = answer?.coupon ?? coupon?.read ?? noCoupon;
  const shown = quoted ?? offer;
  const price = formatMad(shown.centimes, locale);
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
      meant={answer?.meant}
      words={words}
      common={common}
      hidden={{
        idempotencyKey: keyOf(answer ?? untouched, props.newKey),
        seenPrice: String(shown.centimes),
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
      beginsSoon={props.beginsSoon}
      before={props.before}
      after={props.after}
      asksMessages={props.asksMessages}
      gift={
        props.isForOneself === true
          ? null
          : giftOf(kind, { isFree, isForAnother: isForAnother || refusal === 'owned-already' })
      }
      asksForAgreement
      credit={isForAnother ? null : creditAt(props, shown)}
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
      // A free item has no other screen.
      progress={isFree ? undefined : progressOf('details', words)}
      picture={picture}
      summary={{
        name: props.name,
        lines: props.lines,
        price: (
          <Price
            centimes={shown.centimes}
            beforeCentimes={shown.beforeCentimes}
            locale={locale}
            words={common.price}
          />
        ),
        more: (
          <>
            {props.more}
            {!isFree && <WayMarks ways={props.ways} words={words} />}
          </>
        ),
      }}
      words={words}
    >
      {intro}
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
          {seenPriceIn(typed) < 0 || wantsParts(typed)
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
