import { policyValues } from '../../../domain/catalogue/policy-values.ts';
import { formatMad } from '../../../domain/money/money.ts';
import { hasReceipt } from '../../../domain/orders/order.ts';
import { paidAtOf } from '../../../domain/orders/refund-policy.ts';
import { promisedTo } from '../../../domain/orders/promised-to.ts';
import { dateInMorocco, formatDate } from '../../../domain/time/calendar-date.ts';
import type { Locale } from '../../../domain/people/locale.ts';
import { open } from '../../academy-context.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { DataOf } from './data-of.ts';
import { goTo, type TokenArgs } from './open-step.ts';
import { ReceiptParties } from './receipt-parties.tsx';
import { orderWordsFor } from './words-for-kind.ts';

const onDate = (instant: Date, locale: Locale): string => formatDate(dateInMorocco(instant), locale);

export async function loader(args: TokenArgs) {
  const { academy, say, locale, links } = open(args);
  const token = args.params.token ?? '';
  const [view, settings] = await Promise.all([academy.orderByToken(token), academy.settings()]);
  if (!view || !hasReceipt(view.order.status)) return goTo('order', { token }, links);
  const { order, history } = view;
  return {
    head: {
      title: `${say.order.receipt.title} ${order.number}`,
      description: say.order.receipt.description,
      index: false,
    },
    words: orderWordsFor(order.itemKind, say.order),
    locale,
    order,
    paidOn: onDate(paidAtOf(history) ?? order.updatedAt, locale),
    agreedOn: order.agreedToStartAt && onDate(order.agreedToStartAt, locale),
    seller: {
      name: settings.siteName[locale],
      address: settings.address[locale],
      email: settings.email,
      phone: settings.phone,
      registration: settings.registration.map(({ label, value }) => ({ label: label[locale], value })),
    },
    promises: policyValues(promisedTo(order, settings), say.refunds, locale),
    pdf: { href: links.receiptPdf(token), label: say.orderRefunds.receiptPdf },
    back: links.order(token),
    terms: links.terms(),
  };
}

/** A receipt to print or keep. Given only when money came in for certain. */
export default function Receipt({ loaderData }: { loaderData: DataOf<typeof loader> }) {
  const { words, locale, order, paidOn, agreedOn, seller, promises, back, terms, pdf } = loaderData;
  const { receipt, facts, methods } = words;
  const money = (centimes: number) => formatMad(centimes, locale);
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
        <Button type="button" data-print hidden>
          <Icon name="print" size={18} />
          {receipt.print}
        </Button>
      </div>
      <article className="rounded-lg border border-line bg-paper p-6 md:p-10 print:border-0 print:p-0">
        <h1 className="heading text-2xl" tabIndex={-1}>
          {receipt.title} <bdi className="whitespace-nowrap">{order.number}</bdi>
        </h1>
        <p className="mt-2 text-ink-soft">
          {receipt.paidOn}: {paidOn}
        </p>
        <ReceiptParties seller={seller} order={order} words={words} />
        <table className="w-full border-y border-line">
          <tbody>
            <tr className="border-b border-line">
              <th scope="row" className="py-3 pe-4 text-start font-medium wrap-anywhere">
                <span className="block text-xs font-normal text-ink-soft">{receipt.item}</span>
                {order.description}
              </th>
              <td className="py-3 text-end whitespace-nowrap">{money(order.listPriceCentimes)}</td>
            </tr>
            {order.discountCentimes > 0 && (
              <tr className="border-b border-line">
                <th scope="row" className="py-3 pe-4 text-start font-normal">
                  {receipt.discount}
                </th>
                <td className="py-3 text-end whitespace-nowrap">
                  <bdi>−{money(order.discountCentimes)}</bdi>
                </td>
              </tr>
            )}
            <tr>
              <th scope="row" className="py-4 pe-4 text-start text-lg font-bold">
                {receipt.total}
              </th>
              <td className="py-4 text-end text-lg font-bold whitespace-nowrap">
                {money(order.amountCentimes)}
              </td>
            </tr>
          </tbody>
        </table>
        <div className="mt-6 grid gap-3 text-sm text-ink-soft">
          {order.paymentOption !== null && (
            <p>
              {facts.method}: {methods[order.paymentOption]}
            </p>
          )}
          {order.status === 'Refunded' && <p className="font-semibold text-ink">{receipt.refunded}</p>}
          <p>
            <strong className="text-ink">{receipt.refundTitle}.</strong>{' '}
            {receipt.refundText(promises.courseDays, promises.paidBack)}
          </p>
          {agreedOn !== null && <p>{receipt.agreed(agreedOn)}</p>}
          {order.termsVersion !== null && (
            <p>
              <a href={terms} className="link">
                {receipt.terms(order.termsVersion)}
              </a>
            </p>
          )}
          <p className="pt-3 text-base text-ink">{receipt.thanks}</p>
        </div>
      </article>
    </main>
  );
}
