/** The columns of an export of orders for a bookkeeper. */
import { hasMoney, shownNumber } from '../../selling/orders/order.ts';
import type { OrderRow } from './exports.service.ts';
import { actorCell, dayCell, type FileWords, gatewayCell, moment, text, type Sheet } from './sheet.ts';
import { currencyColumn, methodName, money } from './sum-sheets.ts';
import type { ExportedStatus } from './words.en.ts';

/** Paid, and a part of it has been promised back: staff must see it at a glance. */
const statusOf = ({ shown, refundedCentimes }: OrderRow): ExportedStatus =>
  shown === 'Payment Confirmed' && refundedCentimes > 0 ? 'partly-refunded' : shown;

export function orderSheet(t: FileWords): Sheet<OrderRow> {
  const { columns, sheets, languages, statuses } = t.exports;
  return {
    name: sheets.orders,
    columns: [
      { title: columns.number, width: 18, cell: ({ number }) => text(shownNumber(number)) },
      { title: columns.placed, width: 17, cell: ({ placedAt }) => moment(placedAt) },
      { title: columns.confirmed, width: 17, cell: ({ confirmedAt }) => moment(confirmedAt) },
      { title: columns.status, width: 20, cell: (order) => text(statuses[statusOf(order)]) },
      { title: columns.buyer, width: 26, cell: ({ name }) => text(name) },
      { title: columns.email, width: 30, cell: ({ email }) => text(email) },
      { title: columns.phone, width: 20, cell: ({ phone }) => (phone === '' ? null : { phone }) },
      { title: columns.language, width: 10, cell: ({ locale }) => text(languages[locale]) },
      { title: columns.kind, width: 18, cell: ({ itemKind }) => text(t.documents.kinds[itemKind]) },
      { title: columns.item, width: 34, cell: ({ item }) => text(item) },
      { title: columns.itemSlug, width: 22, cell: ({ itemSlug }) => text(itemSlug) },
      { title: columns.group, width: 14, cell: ({ groupStartsOn }) => dayCell(groupStartsOn) },
      money(columns.listPrice, 12, ({ listPriceCentimes }) => listPriceCentimes),
      money(columns.discount, 12, ({ discountCentimes }) => discountCentimes),
      { title: columns.campaign, width: 16, cell: ({ campaignSlug }) => text(campaignSlug) },
      {
        title: columns.freeAs,
        width: 24,
        cell: ({ freeAs }) => text(freeAs && t.documents.freeReasons[freeAs]),
      },
      { title: columns.coupon, width: 14, cell: ({ couponCode }) => text(couponCode) },
      money(columns.amount, 12, ({ amountCentimes }) => amountCentimes),
      currencyColumn(t, 9),
      ...moneyColumns(t),
    ],
  };
}

/** What came in and how, and what went back. */
function moneyColumns(t: FileWords): Sheet<OrderRow>['columns'] {
  const { columns } = t.exports;
  return [
    money(columns.receivedMad, 12, ({ status, amountCentimes }) => (hasMoney(status) ? amountCentimes : 0)),
    {
      title: columns.method,
      width: 22,
      cell: ({ method, amountCentimes }) =>
        method === null && amountCentimes > 0 ? null : text(methodName(t, method, amountCentimes === 0)),
    },
    { title: columns.gateway, width: 14, cell: ({ gateway }) => gatewayCell(t, gateway) },
    { title: columns.gatewayNumber, width: 26, cell: ({ providerReference }) => text(providerReference) },
    { title: columns.transferCode, width: 18, cell: ({ transferCode }) => text(transferCode) },
    { title: columns.reference, width: 20, cell: ({ reference }) => text(reference) },
    { title: columns.receivedOn, width: 12, cell: ({ receivedOn }) => dayCell(receivedOn) },
    { title: columns.confirmedBy, width: 26, cell: ({ confirmedBy }) => actorCell(t, confirmedBy) },
    {
      title: columns.receipt,
      width: 18,
      cell: ({ receiptNumber }) => text(receiptNumber && shownNumber(receiptNumber)),
    },
    money(columns.refundDecided, 14, ({ refundedCentimes }) => refundedCentimes),
    money(columns.paidBack, 14, ({ paidBackCentimes }) => paidBackCentimes),
    { title: columns.creditNotes, width: 18, cell: ({ creditNotes }) => text(creditNotes.join(' ')) },
    { title: columns.disputed, width: 17, cell: ({ disputedAt }) => moment(disputedAt) },
  ];
}
