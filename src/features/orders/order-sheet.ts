/** The columns of an export of orders for a bookkeeper. A status has the same name in every export, whatever the language. */
import { currency } from '../../platform/money/money.ts';
import type { Words } from '../../words.ts';
import type { ExportedOrder } from '../reports/exported-orders.store.ts';
import { moment, text, type Sheet } from '../reports/sheet.ts';

type Texts = Pick<Words, 'exports' | 'documents' | 'order'>;

export function orderSheet(t: Texts): Sheet<ExportedOrder> {
  const { columns, sheets, languages } = t.exports;
  return {
    name: sheets.orders,
    columns: [
      { title: columns.number, width: 18, cell: ({ number }) => text(number) },
      { title: columns.placed, width: 17, cell: ({ placedAt }) => moment(placedAt) },
      { title: columns.confirmed, width: 17, cell: ({ confirmedAt }) => moment(confirmedAt) },
      { title: columns.status, width: 20, cell: ({ status }) => text(status) },
      { title: columns.buyer, width: 26, cell: ({ name }) => text(name) },
      { title: columns.email, width: 30, cell: ({ email }) => text(email) },
      { title: columns.phone, width: 20, cell: ({ phone }) => (phone === '' ? null : { phone }) },
      { title: columns.language, width: 10, cell: ({ locale }) => text(languages[locale]) },
      { title: columns.kind, width: 18, cell: ({ itemKind }) => text(t.documents.kinds[itemKind]) },
      { title: columns.item, width: 34, cell: ({ description }) => text(description) },
      { title: columns.itemSlug, width: 22, cell: ({ itemSlug }) => text(itemSlug) },
      { title: columns.group, width: 14, cell: ({ groupStartsOn }) => text(groupStartsOn) },
      {
        title: columns.listPrice,
        width: 12,
        cell: ({ listPriceCentimes }) => ({ centimes: listPriceCentimes }),
      },
      {
        title: columns.discount,
        width: 12,
        cell: ({ discountCentimes }) => ({ centimes: discountCentimes }),
      },
      { title: columns.campaign, width: 16, cell: ({ campaignSlug }) => text(campaignSlug) },
      {
        title: columns.letInAs,
        width: 24,
        cell: ({ letInAs }) => text(letInAs && t.documents.letIn[letInAs]),
      },
      { title: columns.coupon, width: 14, cell: ({ couponCode }) => text(couponCode) },
      { title: columns.amount, width: 12, cell: ({ amountCentimes }) => ({ centimes: amountCentimes }) },
      { title: columns.currency, width: 9, cell: () => text(currency) },
      ...moneyColumns(t),
    ],
  };
}

/** How it was paid, and what went back. */
function moneyColumns(t: Texts): Sheet<ExportedOrder>['columns'] {
  const { columns } = t.exports;
  return [
    {
      title: columns.method,
      width: 22,
      cell: ({ paymentOption, amountCentimes }) =>
        text(amountCentimes === 0 ? t.exports.free : paymentOption && t.order.methods[paymentOption]),
    },
    { title: columns.gateway, width: 14, cell: ({ gateway }) => text(gateway) },
    {
      title: columns.gatewayNumber,
      width: 26,
      cell: ({ providerReference }) => text(providerReference),
    },
    { title: columns.transferCode, width: 18, cell: ({ transferCode }) => text(transferCode) },
    { title: columns.receipt, width: 18, cell: ({ receiptNumber }) => text(receiptNumber) },
    {
      title: columns.refundDecided,
      width: 14,
      cell: ({ refundedCentimes }) => ({ centimes: refundedCentimes }),
    },
    {
      title: columns.paidBack,
      width: 14,
      cell: ({ paidBackCentimes }) => ({ centimes: paidBackCentimes }),
    },
    { title: columns.creditNotes, width: 18, cell: ({ creditNotes }) => text(creditNotes.join(' ')) },
    { title: columns.disputed, width: 17, cell: ({ disputedAt }) => moment(disputedAt) },
  ];
}
