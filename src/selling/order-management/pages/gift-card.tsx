import { callName } from '../../../platform/people/person.ts';
import { open } from '../../../academy/frame/academy-context.ts';
import { Button, ButtonLink } from '../../../platform/ui/button.tsx';
import { Zellige } from '../../../platform/ui/khatam.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import { goTo, nameIn, type TokenArgs } from '../../orders/pages/open-step.ts';
import { grantsAccess, isGift } from '../../orders/order.ts';
import type { DataOf } from '../../../platform/forms/data-of.ts';
import { giftAddress } from '../../orders/pages/order-gift.tsx';

/** Of a paid gift; everything else has its order's page. */
export async function loader(args: TokenArgs) {
  const opened = open(args);
  const { academy, t, links, locale } = opened;
  const token = args.params.token ?? '';
  const found = await academy.orderByToken(token);
  if (!found || !isGift(found.order) || !grantsAccess(found.order.status))
    return goTo('order', { token }, links);
  const { order } = found;
  const words = t.order.gift.card;
  const title = words.title(order.recipientName ?? '');
  return {
    head: { title, description: title, index: false },
    title,
    words,
    from: callName(order.name),
    item: await nameIn(locale, order, academy),
    note: order.giftNote,
    steps: [words.go(giftAddress(opened)), words.signIn(order.recipientEmail ?? '')],
    back: links.order(token),
  };
}

/** The gift on one sheet, without a price: to print, or to send as a picture. */
export default function GiftCard({ loaderData }: { loaderData: DataOf<typeof loader> }) {
  const { title, words, from, item, note, steps, back } = loaderData;
  return (
    <main id="main" className="column max-w-3xl! py-8 md:py-14">
      <article className="overflow-clip rounded-xl border border-line bg-paper">
        <div className="relative isolate h-24 overflow-hidden bg-majorelle print:hidden" aria-hidden="true">
          <Zellige />
        </div>
        <div className="grid gap-5 p-6 md:p-10">
          <Heading level={1}>{title}</Heading>
          <p className="text-2xl font-bold wrap-anywhere">{item}</p>
          {note !== null && (
            <blockquote className="text-lg wrap-anywhere whitespace-pre-line" dir="auto">
              {note}
            </blockquote>
          )}
          {from !== null && <p dir="auto">{words.from(from)}</p>}
          <div className="border-t border-line pt-5">
            <h2 className="mb-2 font-bold">{words.how}</h2>
            <ol className="grid list-decimal gap-2 ps-5">
              {steps.map((step) => (
                <li key={step} className="wrap-anywhere">
                  {step}
                </li>
              ))}
            </ol>
          </div>
        </div>
      </article>
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
