import { data, redirect } from 'react-router';
import { isSeatRefusal } from '../../../catalogue/courses/cohort.ts';
import { isTooSoonToFind } from '../../hours/booking.ts';
import { checksInWords } from '../../../platform/time/checks-in-words.ts';
import { inPartsOf } from '../../instalments/pages/plan-page.ts';
import { detailsAreOpen, isGift, type PaymentOption } from '../../orders/order.ts';
import { type AcademySettings } from '../../../academy/settings/settings.ts';
import { agencyNames, feeOf } from '../../../academy/settings/payees.ts';
import { ownOrderLink } from '../../transfers/pages/send-details.tsx';
import { cashMessage } from '../../transfers/pages/transfer-facts.tsx';
import { promiseFor } from '../../orders/answer-times.ts';
import { formatMad } from '../../../platform/money/money.ts';
import { formatDeadline } from '../../../platform/time/calendar-date.ts';
import { type BeforeCash, cashFeeLine, DeclinedNotice, WayCards, type WayToPay } from './way-cards.tsx';
import { methodForm } from '../../orders/order-form.ts';
import { type DataOf, postedForm, readForm } from '../../../platform/forms/read-form.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { goTo, openStep, stepOrderOf, type TokenArgs } from '../../orders/pages/open-step.ts';
import {
  agreesIn,
  answerGroup,
  OrderGroup,
  OrderLine,
  readOrderGroup,
  startTickOf,
  readBefore,
  UnderWayNotice,
} from '../../orders/pages/order-line.tsx';
import { StartTick } from '../../orders/pages/cohort-choice.tsx';
import { BegunNotice } from './begun-notice.tsx';
import { begunOrder } from './open-enrolment.ts';
import { StepActions, StepFrame } from '../../../academy/frame/pages/step-frame.tsx';
import { chosenBefore, progressOf, stepAfterMethod } from '../../orders/pages/step-for.ts';
import { PayPlan } from './pay-plan.tsx';

type Step = Extract<Awaited<ReturnType<typeof openStep>>, { elsewhere: null }>;

/** At once or in instalments, where the order can still be either. */
async function readPlan({ academy, order, t, locale }: Step) {
  const choice = await academy.planChoice(order.token);
  return (
    choice && {
      pay: choice.pay,
      atOnce: { centimes: choice.wholeCentimes, byCode: choice.byCode },
      inParts: inPartsOf(choice.terms, t, locale),
    }
  );
}

type PlanShown = Awaited<ReturnType<typeof readPlan>>;

/** For the way to the agency: what to bring, and the details to send to one's own phone. */
function beforeCashOf(
  step: Step,
  { cashAgency: agency, siteName }: AcademySettings,
  plan: PlanShown,
): BeforeCash | null {
  if (agency === null) return null;
  const { order, t, locale } = step;
  const { cashMore } = t.enrol.method;
  const money = (centimes: number) => formatMad(centimes, locale);
  const amount =
    plan === null
      ? money(order.amountCentimes)
      : cashMore.firstOf(money(plan.inParts.depositCentimes), money(plan.atOnce.centimes));
  const agencies = agencyNames(agency, locale);
  const until = formatDeadline(order.expiresAt, locale);
  const about = { academyName: siteName[locale], agencies, agency, number: order.number, amount, until };
  return {
    bring: [
      cashMore.card,
      cashMore.amount(amount),
      cashMore.beneficiary(`\u2068${agency.beneficiary}\u2069`, agency.city),
    ],
    fee: cashFeeLine(feeOf(agency), step.t.enrol.method, locale),
    message: cashMessage(about, t.enrol, t.transfer.send),
    phone: order.phone,
    link: ownOrderLink(order.number, step),
  };
}

/** The ways in the academy's order, each with what it asks, how long it takes, and who adds a fee. */
function waysOf(
  step: Step,
  settings: AcademySettings,
  {
    offered,
    plan,
    startsAt,
  }: { offered: readonly PaymentOption[]; plan: PlanShown; startsAt: Date | undefined },
): WayToPay[] {
  const { t, locale } = step;
  const { method, hear } = t.enrol;
  const now = step.clock();
  const isSoon = startsAt !== undefined && isTooSoonToFind({ startsAt, now });
  const bankSoon = offered.includes('Card') ? method.bankSoonOrCard : method.bankSoon;
  const checked = checksInWords(settings.transferChecks, t.refunds.checks, locale);
  const cashSoon = method.cashSoon(checked);
  const agencies = settings.cashAgency === null ? '' : agencyNames(settings.cashAgency, locale);
  const hearing = { kind: step.order.itemKind, now, words: hear, locale };
  const ways: Record<PaymentOption, Omit<WayToPay, 'option' | 'beforeCash'>> = {
    'WafaCash / Cash Plus': {
      title: method.cash,
      lines: [agencies, method.cashText, ...(isSoon ? [cashSoon] : [])],
      hear: isSoon ? null : promiseFor('WafaCash / Cash Plus', settings.transferChecks, hearing),
    },
    'Bank Transfer': {
      title: method.bank,
      lines: [method.bankText, ...(isSoon ? [bankSoon] : [])],
      hear: method.bankHear(checked),
    },
    'Mobile Wallet': {
      title: method.wallet,
      lines: [method.walletText, ...(isSoon ? [cashSoon] : [])],
      hear: isSoon ? null : promiseFor('Mobile Wallet', settings.transferChecks, hearing),
    },
    Card: { title: method.card, lines: [method.cardText], hear: method.cardHear },
    'Other Payment Methods': { title: method.other, lines: [method.otherText], hear: method.otherHear },
  };
  return offered.map((option) => ({
    option,
    ...ways[option],
    beforeCash: option === 'WafaCash / Cash Plus' ? beforeCashOf(step, settings, plan) : null,
  }));
}

export async function loader(args: TokenArgs) {
  const step = await openStep(args, 'method');
  if (step.elsewhere) return step.elsewhere;
  const { academy, t, locale, links } = step;
  const { token, status, paymentOption } = step.order;
  const { title, description } = t.enrol.method;
  const [settings, order, offered, plan, asksToStart] = await Promise.all([
    academy.settings(),
    stepOrderOf(step.order, { academy, locale }),
    academy.waysToPay(step.order),
    readPlan(step),
    academy.mustAskToStart(token),
  ]);
  const { itemKind: kind, itemSlug: slug, number } = step.order;
  const begun = isGift(step.order) ? null : await begunOrder(args, { kind, slug });
  return {
    // The item was bought by another order meanwhile: shown before it is paid twice.
    had: begun !== null && begun.number !== number && begun.status !== 'to-pay' ? begun : null,
    head: { title, description, index: false },
    words: t.enrol,
    transfer: t.transfer,
    locale,
    order,
    plan: plan && { ...plan, words: t.instalments.choice },
    chosen: paymentOption,
    // From the page that says that the bank declined the whole price.
    asksForParts: step.url.searchParams.get('pay') === 'parts',
    ...(await readBefore(step, token)),
    group: await readOrderGroup(step, token),
    startTick: asksToStart ? startTickOf(step.order, step) : null,
    agreementRequired: t.common.fieldProblems['agreement-required'],
    offered,
    ways: waysOf(step, settings, { offered, plan, startsAt: order.hour?.startsAt }),
    orderPage: links.order(token),
    self: links.orderMethod(token),
    contact: links.contact(),
    back: detailsAreOpen(status) ? links.orderDetails(token) : links.order(token),
  };
}

type Problem = 'required' | 'payRequired' | 'agreementRequired' | 'notOffered' | 'planNotOpen' | 'planPrice';
type Refused = {
  problem: Problem;
  typed: { option: PaymentOption | null; pay: 'whole' | 'parts' | null; agrees: boolean };
};

/** How the form wants it paid, and the price it showed for that; undefined where it offered no choice. */
function planIn(form: FormData): { pay: 'whole' | 'parts'; seenCentimes: number } | undefined {
  const pay = form.get('pay');
  if (pay !== 'whole' && pay !== 'parts') return undefined;
  const seen = form.get(pay === 'whole' ? 'seenWhole' : 'seenParts');
  return { pay, seenCentimes: typeof seen === 'string' && /^\d{1,9}$/.test(seen) ? Number(seen) : -1 };
}

export async function action(args: TokenArgs) {
  const step = await openStep(args, 'method');
  if (step.elsewhere) return step.elsewhere;
  const { academy, links, order } = step;
  const form = await postedForm(args.request);
  if (form.get('intent') === 'cohort')
    return answerGroup(academy, { token: order.token, form, self: links.orderMethod(order.token) });
  const plan = planIn(form);
  const agrees = agreesIn(form);
  const reading = readForm(methodForm, form);
  const option = reading.ok ? reading.value.paymentOption : null;
  const refuse = (problem: Problem, status: number) =>
    data<Refused>({ problem, typed: { option, pay: plan?.pay ?? null, agrees } }, { status });
  if (option === null) return refuse('required', 422);
  const offered = await academy.waysToPay(order);
  if (!offered.includes(option)) return refuse('notOffered', 409);
  if (plan === undefined && (await academy.planChoice(order.token)) !== null)
    return refuse('payRequired', 422);
  const chosen = await academy.chooseMethod({ token: order.token, option, plan, agreesToStart: agrees });
  if (chosen.ok) return goTo(stepAfterMethod(chosen.order), order, links);
  if (chosen.reason === 'course-not-ready' || chosen.reason === 'method-off')
    return refuse('notOffered', 409);
  if (isSeatRefusal(chosen.reason)) return goTo('method', order, links);
  if (chosen.reason === 'agreement-required') return refuse('agreementRequired', 422);
  if (chosen.reason === 'plan-not-open') return refuse('planNotOpen', 409);
  if (chosen.reason === 'price-changed') return refuse('planPrice', 409);
  const notice = option === 'Other Payment Methods' ? 'other-failed' : 'not-in-this-status';
  return redirect(`${links.order(order.token)}?notice=${notice}`, 303);
}

type Props = { loaderData: DataOf<typeof loader>; actionData?: DataOf<typeof action> };

function MethodForm({ loaderData, actionData }: Props) {
  const { words, transfer, locale, chosen, declined, offered, ways, plan, self, back } = loaderData;
  const { startTick, agreementRequired, asksForParts } = loaderData;
  const { method } = words;
  const problem = actionData?.problem;
  const value = actionData?.typed.option ?? chosenBefore({ chosen, declined, offered });
  return (
    <form method="post" action={self} noValidate className="grid gap-6" data-check="method">
      {(problem === 'notOffered' || problem === 'planNotOpen' || problem === 'planPrice') && (
        <Notice tone="error" title={method[problem]} />
      )}
      {plan !== null && (
        <PayPlan
          {...plan}
          // Whoever comes back finds what they chose.
          chosen={
            actionData?.typed.pay ??
            (asksForParts ? 'parts' : plan.pay === 'parts' || chosen !== null ? plan.pay : null)
          }
          problem={problem === 'payRequired' ? plan.words.required : null}
          locale={locale}
        />
      )}
      <WayCards
        ways={ways}
        value={value}
        problem={problem === 'required' ? method.required : null}
        enrol={words}
        transfer={transfer}
      />
      {startTick !== null && (
        <StartTick
          {...startTick}
          checked={actionData?.typed.agrees ?? false}
          problem={problem === 'agreementRequired' ? agreementRequired : null}
        />
      )}
      <StepActions submit={method.submit} back={{ href: back, label: words.back }} />
    </form>
  );
}

/** How to pay: at once or in instalments where the course allows it, and each way with what happens next. */
export default function Method(props: Props) {
  const { words, locale, order, had, declined, offered, plan, self, contact, group } = props.loaderData;
  const { method } = words;
  return (
    <StepFrame
      step="method"
      title={method.title}
      progress={progressOf('method', words)}
      picture={order}
      words={words}
    >
      <OrderLine
        order={order}
        words={words}
        locale={locale}
        isOpen={plan !== null && (group?.problem ?? null) === null && offered.length > 0}
      />
      {had !== null && (
        <div className="mb-6">
          <BegunNotice kind={order.kind} begun={had} words={words} locale={locale} />
        </div>
      )}
      <UnderWayNotice {...props.loaderData} words={words.card} />
      {declined && <DeclinedNotice offered={offered} plan={plan} words={method.declined} />}
      {group?.problem ? (
        <OrderGroup group={group} action={self} />
      ) : offered.length === 0 ? (
        <div className="grid gap-5">
          <Notice tone="warning" title={method.notReady.title}>
            {method.notReady.text}
          </Notice>
          <ButtonLink href={contact} full>
            {method.notReady.contact}
          </ButtonLink>
        </div>
      ) : (
        <MethodForm {...props} />
      )}
    </StepFrame>
  );
}
