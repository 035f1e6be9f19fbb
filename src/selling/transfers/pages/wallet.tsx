import { redirect } from 'react-router';
import { formatMad, toDecimal } from '../../../platform/money/money.ts';
import { readPictureName } from '../../../platform/files/picture.ts';
import type { DataOf } from '../../../platform/forms/read-form.ts';
import { formatDeadline } from '../../../platform/time/calendar-date.ts';
import { LibraryPicture } from '../../../platform/ui/portrait.tsx';
import { shownNumber } from '../../orders/order.ts';
import { openStep, stepOrderOf, type TokenArgs } from '../../orders/pages/open-step.ts';
import { OrderLine, readBefore, UnderWayNotice } from '../../orders/pages/order-line.tsx';
import { PartHeading, StepFrame } from '../../../academy/frame/pages/step-frame.tsx';
import { promiseFor } from '../../orders/answer-times.ts';
import { type TransferFact, TransferFacts } from './transfer-facts.tsx';
import { HeldUntil } from './send-details.tsx';
import { claimByTypedCode, type CodeAnswer, CodeForm } from './code-claim.tsx';
import { progressOf } from '../../orders/pages/step-for.ts';

export async function loader(args: TokenArgs) {
  const step = await openStep(args, 'wallet');
  if (step.elsewhere) return step.elsewhere;
  const { academy, t, locale, links, order } = step;
  const { mobileWallet, transferChecks } = await academy.settings();
  // Without a number nobody can send anything: another method is chosen.
  if (!mobileWallet) return redirect(links.orderMethod(order.token), 303);
  const { title, description, problems } = t.enrol.wallet;
  const seen = { kind: order.itemKind, now: step.clock(), words: t.enrol.hear, locale };
  return {
    head: { title, description, index: false },
    words: t.enrol,
    problems: { ...t.common.fieldProblems, ...problems },
    locale,
    order: await stepOrderOf(order, { academy, locale }),
    wallet: mobileWallet,
    qr: mobileWallet.qr ? readPictureName(mobileWallet.qr) : null,
    until: t.transfer.until(formatDeadline(order.expiresAt, locale)),
    promise: promiseFor('Mobile Wallet', transferChecks, seen),
    underWay: (await readBefore(step, order.token)).underWay,
    orderPage: links.order(order.token),
    self: links.orderWallet(order.token),
    back: links.orderMethod(order.token),
  };
}

export const action = (args: TokenArgs) => claimByTypedCode(args, 'wallet');

type Loaded = DataOf<typeof loader>;
type Props = { loaderData: Loaded; actionData?: CodeAnswer };

function factsOf({ words: { wallet: words }, locale, order, wallet }: Loaded): TransferFact[] {
  const number = shownNumber(order.number);
  return [
    {
      label: words.amount,
      shown: formatMad(order.amountCentimes, locale),
      copied: toDecimal(order.amountCentimes),
      large: true,
    },
    {
      label: words.phone,
      shown: wallet.phone,
      copied: wallet.phone.replace(/\s/g, ''),
      ltr: true,
      large: true,
    },
    { label: words.holder, shown: wallet.holder, copied: null },
    { label: words.wallet, shown: wallet.wallet, copied: null },
    { label: words.reference, shown: number, copied: number, ltr: true },
  ];
}

/** The academy's QR code, for whoever pays with another phone. */
function QrCode({ qr, words: { wallet: words }, wallet }: Loaded) {
  if (qr === null) return null;
  return (
    <figure className="mt-4 rounded-md border border-dashed border-edge px-4 py-4 text-center">
      <figcaption className="mb-3 text-sm">
        <span className="block font-semibold">{words.qr}</span>
        {words.qrHint}
      </figcaption>
      <LibraryPicture
        picture={qr}
        alt={words.qrAlt(wallet.phone)}
        sizes="14rem"
        className="mx-auto h-auto w-56 max-w-full bg-white p-3"
      />
    </figure>
  );
}

/** How to pay from a mobile wallet; then the buyer types the number of the operation. */
export default function Wallet({ loaderData, actionData }: Props) {
  const { words, problems, locale, order, promise, until, self, back } = loaderData;
  const { wallet } = words;
  return (
    <StepFrame
      step="wallet"
      title={wallet.title}
      progress={progressOf('confirm', words)}
      picture={order}
      words={words}
    >
      <OrderLine order={order} words={words} locale={locale} />
      <UnderWayNotice {...loaderData} words={words.card} />
      <PartHeading number={1}>{wallet.first}</PartHeading>
      <ul className="mb-4 list-disc space-y-1 ps-5 text-sm">
        {wallet.steps.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      <TransferFacts facts={factsOf(loaderData)} words={words} />
      <QrCode {...loaderData} />
      <HeldUntil>{until}</HeldUntil>
      <div className="mb-8" />
      <PartHeading number={2}>{wallet.second}</PartHeading>
      <CodeForm
        words={wallet}
        secret={wallet.secret}
        promise={promise}
        problems={problems}
        answer={actionData}
        self={self}
        back={{ href: back, label: words.back }}
      />
    </StepFrame>
  );
}
