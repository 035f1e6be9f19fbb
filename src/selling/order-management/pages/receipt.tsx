import { dateOf } from '../../../platform/time/calendar-date.ts';
import { open } from '../../../academy/frame/academy-context.ts';
import { Button, ButtonLink } from '../../../platform/ui/button.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import type { DataOf } from '../../../platform/forms/read-form.ts';
import { goTo, type TokenArgs } from '../../orders/pages/open-step.ts';
import { orderOnDocument } from '../../orders/pages/document-answer.ts';
import { type Order, shownNumber } from '../../orders/order.ts';
import { OrderNumber } from '../../orders/pages/order-number.tsx';
import type { Words } from '../../../words.ts';

type ReceiptPartiesProps = {
  seller: {
    name: string;
    address: string;
    email: string;
    phone: string;
    registration: readonly { label: string; value: string }[];
  };
  order: Pick<Order, 'name' | 'email' | 'phone'>;
  words: Words['order'];
};

/** Who sold and who bought, with the seller's legal numbers. */
function ReceiptParties({ seller, order, words }: ReceiptPartiesProps) {
  const { receipt } = words;
  return (
    <div className="my-8 grid gap-6 text-sm sm:grid-cols-2">
      <div className="min-w-0">
        <h2 className="mb-1 text-xs font-normal text-ink-soft">{receipt.seller}</h2>
        <p className="font-semibold">{seller.name}</p>
        <p>{seller.address}</p>
        <p>
          <bdi>{seller.email}</bdi>
        </p>
        <p>
          <bdi dir="ltr">{seller.phone}</bdi>
        </p>
        {seller.registration.map(({ label, value }) => (
          <p key={label}>
            <bdi>{label}</bdi>:{' '}
            <bdi dir="ltr" className="tabular-nums">
              {value}
            </bdi>
          </p>
        ))}
      </div>
      <div className="min-w-0 wrap-anywhere">
        <h2 className="mb-1 text-xs font-normal text-ink-soft">{receipt.buyer}</h2>
        <p className="font-semibold">
          <bdi>{order.name}</bdi>
        </p>
        <p>
          <bdi>{order.email}</bdi>
        </p>
        {order.phone !== '' && (
          <p>
            <bdi dir="ltr">{order.phone}</bdi>
          </p>
        )}
      </div>
    </div>
  );
}

export async function loader(args: TokenArgs) {
  const opened = open(args);
  const { t, locale, links, documents } = opened;
  const token = args.params.token ?? '';
  const on = await orderOnDocument(opened, token);
  if (!on) return goTo('order', { token }, links);
  const { order, settings, paidAt } = on;
  const { rows, total, facts, notes } = documents.readReceipt(on);
  return {
    head: {
      title: `${t.order.receipt.title} ${shownNumber(order.number)}`,
      description: t.order.receipt.description,
      index: false,
    },
    words: t.order,
    order,
    paidOn: dateOf(paidAt, locale),
    seller: {
      name: settings.siteName[locale],
      address: settings.address[locale],
      email: settings.email,
      phone: settings.phone,
      registration: settings.registration.map(({ label, value }) => ({ label: label[locale], value })),
    },
    printed: { rows, total, facts, notes },
    pdf: { href: links.receiptPdf(token), label: t.orderRefunds.receiptPdf },
    back: links.order(token),
    /** Where the last note leads: it names the terms the buyer accepted. */
    terms: order.termsVersion === null ? null : links.terms(),
  };
}

/** A receipt to print or keep. Given only when money came in for certain. */
export default function Receipt({ loaderData }: { loaderData: DataOf<typeof loader> }) {
  const { words, order, paidOn, seller, printed, back, terms, pdf } = loaderData;
  const { receipt } = words;
  return (
    <main id="main" className="receipt column max-w-3xl! py-8 md:py-14">
      <div className="mb-5 flex flex-wrap gap-3 print:hidden">
        <ButtonLink kind="secondary" href={back}>
          <Icon name="arrow-back" size={18} />
          {receipt.back}
        </ButtonLink>
        <ButtonLink kind="secondary" href={pdf.href} type="application/pdf">
          <Icon name="download" size={18} />
          {pdf.label}
        </ButtonLink>
        <Button type="button" data-print className="needs-script">
          <Icon name="print" size={18} />
          {receipt.print}
        </Button>
      </div>
      <article className="rounded-lg border border-line bg-paper p-6 md:p-10 print:border-0 print:p-0">
        <h1 className="heading text-2xl" tabIndex={-1}>
          {receipt.title} <OrderNumber number={order.number} />
        </h1>
        <p className="mt-2 text-ink-soft">
          {order.amountCentimes === 0 ? words.free.dated : receipt.paidOn}: {paidOn}
        </p>
        <ReceiptParties seller={seller} order={order} words={words} />
        <table className="w-full border-y border-line">
          <tbody>
            {printed.rows.map(({ label, note, value }) => (
              <tr key={label} className="border-b border-line">
                <th scope="row" className="py-3 pe-4 text-start font-medium wrap-anywhere">
                  {label}
                  <span className="block text-xs font-normal text-ink-soft">{note}</span>
                </th>
                <td className="py-3 text-end whitespace-nowrap">{value}</td>
              </tr>
            ))}
            <tr>
              <th scope="row" className="py-4 pe-4 text-start text-lg font-bold">
                {printed.total.label}
              </th>
              <td className="py-4 text-end text-lg font-bold whitespace-nowrap">{printed.total.value}</td>
            </tr>
          </tbody>
        </table>
        <div className="mt-6 grid gap-3 text-sm text-ink-soft">
          {printed.facts.map(({ label, value }) => (
            <p key={`${label} ${value}`} className="text-ink">
              {label}: {value}
            </p>
          ))}
          {printed.notes.map((note, index) => (
            <p key={note}>
              {terms !== null && index === printed.notes.length - 1 ? (
                <a href={terms} className="link">
                  {note}
                </a>
              ) : (
                note
              )}
            </p>
          ))}
          <p className="pt-3 text-base text-ink">{receipt.thanks}</p>
        </div>
      </article>
    </main>
  );
}
