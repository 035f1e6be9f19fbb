import { contactOf } from '../../orders/gift-by-hand.ts';
import { grantsAccess, isGift, isToTake } from '../../orders/order.ts';
import { open } from '../../../academy/frame/academy-context.ts';
import { Button, ButtonLink } from '../../../platform/ui/button.tsx';
import { goTo, nameIn, type TokenArgs } from '../../orders/pages/open-step.ts';
import type { DataOf } from '../../../platform/forms/read-form.ts';
import { giftAddress, giftDayOf, GiftSheet, QrCode, sheetOf } from '../../orders/pages/order-gift.tsx';

/** Of a paid gift; everything else has its order's page, as has one that was taken. */
export async function loader(args: TokenArgs) {
  const opened = open(args);
  const { academy, t, links, locale } = opened;
  const token = args.params.token ?? '';
  const found = await academy.orderByToken(token);
  if (!found || !isGift(found.order) || !grantsAccess(found.order.status))
    return goTo('order', { token }, links);
  const { order } = found;
  const isByHand = isToTake(order);
  if (order.giftCode !== null && !isByHand) return goTo('order', { token }, links);
  const sheet = sheetOf(order, await nameIn(locale, order, academy), opened);
  const { words } = sheet;
  const title = words.title(order.recipientName ?? '');
  const address = giftAddress(order, opened);
  const day = giftDayOf(order, opened);
  return {
    head: { title, description: title, index: false },
    title,
    sheet,
    steps: [
      words.go(address),
      isByHand ? words.sayWho : words.signIn(contactOf(order)),
      ...(isByHand && day !== null ? [t.order.gift.take.waits(day)] : []),
    ],
    qr: isByHand ? address : null,
    back: links.order(token),
  };
}

/** The gift on one sheet, without a price: to print, or to send as a picture. */
export default function GiftCard({ loaderData }: { loaderData: DataOf<typeof loader> }) {
  const { title, sheet, steps, qr, back } = loaderData;
  const { words } = sheet;
  return (
    <main id="main" className="column max-w-3xl! py-8 md:py-14">
      <GiftSheet title={title} {...sheet}>
        <h2 className="mb-2 font-bold">{words.how}</h2>
        <ol className="grid list-decimal gap-2 ps-5">
          {steps.map((step) => (
            <li key={step} className="wrap-anywhere">
              {step}
            </li>
          ))}
        </ol>
        {qr !== null && (
          <div className="mt-5">
            <QrCode text={qr} label={words.qr} />
          </div>
        )}
      </GiftSheet>
      <div className="mt-6 grid gap-3 sm:flex print:hidden">
        <Button type="button" data-print className="needs-script">
          {words.print}
        </Button>
        <ButtonLink kind="secondary" href={back}>
          {words.back}
        </ButtonLink>
      </div>
    </main>
  );
}
