import { directionOf } from '../../../platform/i18n/locale.ts';
import { redirect } from 'react-router';
import { agencyNames } from '../../../academy/settings/payees.ts';
import { formatMad, toDecimal } from '../../../platform/money/money.ts';
import type { DataOf } from '../../../platform/forms/read-form.ts';
import { formatDeadline } from '../../../platform/time/calendar-date.ts';
import { fill } from '../../../platform/i18n/fill.ts';
import { readPictureName } from '../../../platform/files/picture.ts';
import { LibraryPicture } from '../../../platform/ui/portrait.tsx';
import { openStep, stepOrderOf, type TokenArgs } from '../../orders/pages/open-step.ts';
import { OrderLine, readBefore, UnderWayNotice } from '../../orders/pages/order-line.tsx';
import { PartHeading, StepFrame } from '../../../academy/frame/pages/step-frame.tsx';
import { promiseForCash } from '../../orders/answer-times.ts';
import { cashMessage, Slip, type TransferFact, TransferFacts } from './transfer-facts.tsx';
import { HeldUntil, ownOrderLink, SendDetails } from './send-details.tsx';
import { claimByTypedCode, type CodeAnswer, CodeForm } from './code-claim.tsx';
import { progressOf } from '../../orders/pages/step-for.ts';

export async function loader(args: TokenArgs) {
  const step = await openStep(args, 'cash');
  if (step.elsewhere) return step.elsewhere;
  const { academy, t, locale, links, order } = step;
  const { cashAgency, transferChecks, siteName } = await academy.settings();
  // Without a recipient nobody can send cash: another method is chosen.
  if (cashAgency === null) return redirect(links.orderMethod(order.token), 303);
  const { title, description } = t.enrol.cash;
  return {
    head: { title, description, index: false },
    words: t.enrol,
    more: t.transfer,
    problems: t.common.fieldProblems,
    locale,
    order: await stepOrderOf(order, { academy, locale }),
    academyName: siteName[locale],
    agency: cashAgency,
    agencies: agencyNames(cashAgency, locale),
    until: formatDeadline(order.expiresAt, locale),
    phone: order.phone,
    orderLink: ownOrderLink(order.number, step),
    promise: promiseForCash(transferChecks, {
      kind: order.itemKind,
      now: step.clock(),
      words: t.enrol.hear,
      locale,
    }),
    underWay: (await readBefore(step, step.order.token)).underWay,
    orderPage: links.order(order.token),
    self: links.orderCash(order.token),
    back: links.orderMethod(order.token),
  };
}

export const action = (args: TokenArgs) => claimByTypedCode(args, 'cash');

type Loaded = DataOf<typeof loader>;
type Props = { loaderData: Loaded; actionData?: CodeAnswer };

function factsOf({ words: { cash }, more, locale, order, agency }: Loaded): TransferFact[] {
  return [
    {
      label: cash.amount,
      shown: formatMad(order.amountCentimes, locale),
      copied: toDecimal(order.amountCentimes),
      large: true,
    },
    {
      label: cash.beneficiary,
      shown: agency.beneficiary,
      copied: agency.beneficiary,
      ...(directionOf(locale) === 'rtl' && agency.beneficiaryInArabic
        ? { hint: more.cash.reading(agency.beneficiaryInArabic) }
        : {}),
    },
    { label: cash.city, shown: agency.city, copied: agency.city },
    { label: cash.phone, shown: agency.phone, copied: agency.phone.replace(/\s/g, ''), ltr: true },
  ];
}

const messageOf = (loaded: Loaded): string[] =>
  cashMessage(
    {
      ...loaded,
      number: loaded.order.number,
      amount: formatMad(loaded.order.amountCentimes, loaded.locale),
    },
    loaded.words,
    loaded.more.send,
  );

/** Of each agency what the academy says: the look of its code, its fee, how long it keeps the money. */
function Agencies({ agency, more: { cash }, locale }: Loaded) {
  const known = agency.agencies.map(({ name, logo, codeExample, feeCentimes, keptDays }) => ({
    name: name[locale],
    logo: logo ? readPictureName(logo) : null,
    code: codeExample,
    said: [
      typeof feeCentimes === 'number' && cash.fee(formatMad(feeCentimes, locale)),
      typeof keptDays === 'number' && cash.kept(keptDays),
    ].filter((one) => one !== false),
  }));
  const told = known.filter(({ logo, code, said }) => logo !== null || code || said.length > 0);
  if (told.length === 0) return null;
  return (
    <ul className="mt-4 grid gap-3">
      {told.map(({ name, logo, code, said }) => (
        <li key={name} className="flex items-start gap-3 text-sm">
          {logo !== null && (
            <LibraryPicture picture={logo} alt="" sizes="3rem" className="h-auto w-12 shrink-0 rounded-sm" />
          )}
          <span>
            <span className="block font-semibold">{name}</span>
            {code && (
              <span className="block">
                {cash.code} <bdi dir="ltr">{code}</bdi>
              </span>
            )}
            {said.map((one) => (
              <span key={one} className="block text-ink-soft">
                {one}
              </span>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** How to pay at a cash agency; then the buyer types the code of their slip. */
export default function Cash({ loaderData, actionData }: Props) {
  const { words, more, problems, locale, order, agencies, promise, until, self, back } = loaderData;
  const { cash } = words;
  return (
    <StepFrame
      step="cash"
      title={cash.title}
      progress={progressOf('confirm', words)}
      picture={order}
      words={words}
    >
      <OrderLine order={order} words={words} locale={locale} />
      <UnderWayNotice {...loaderData} words={words.card} />
      <PartHeading number={1}>{cash.first}</PartHeading>
      <ul className="mb-4 list-disc space-y-1 ps-5 text-sm">
        {more.cash.steps.map((step) => (
          <li key={step}>{fill(step, { agencies })}</li>
        ))}
      </ul>
      <TransferFacts facts={factsOf(loaderData)} words={words} />
      <Agencies {...loaderData} />
      <SendDetails
        message={messageOf(loaderData)}
        phone={loaderData.phone}
        link={loaderData.orderLink}
        words={more.send}
        copied={words.copied}
      />
      <HeldUntil>{more.until(until)}</HeldUntil>
      <div className="mb-8" />
      <PartHeading number={2}>{cash.second}</PartHeading>
      <CodeForm
        words={cash}
        secret={more.cash.secret}
        promise={promise}
        problems={problems}
        answer={actionData}
        self={self}
        back={{ href: back, label: words.back }}
        picture={<Slip label={more.cash.slip} />}
      />
    </StepFrame>
  );
}
