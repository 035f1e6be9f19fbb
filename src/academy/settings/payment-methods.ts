import { cardFirmWords } from './card-firms.words.ts';
import type { CardType, Order } from '../../selling/orders/order.ts';

/** The ways to pay that have an order of the academy's own; agreeing on another one always comes last. */
export const waysToPay = ['cash', 'transfer', 'wallet', 'card'] as const;
export type WayToPay = (typeof waysToPay)[number];

export type CardFirm = keyof typeof cardFirmWords;
export const cardFirms = Object.keys(cardFirmWords) as [CardFirm, ...CardFirm[]];
export const cardFirmNames = Object.fromEntries(
  cardFirms.map((firm) => [firm, cardFirmWords[firm].name]),
) as Record<CardFirm, string>;

type Firm = { name: string; cardTypes: readonly CardType[] };
/** Of the academy's settings. */
type Switches = { cardFirmsOff?: CardFirm[] };

/**
 * Who takes such cards for a new payment: the first firm, in the order of the server, that can and is switched on. Where none is on,
 * an order of the test page goes to one that is off, so that staff try it before they switch it on.
 */
export function firmForCards<One extends Firm>(
  firms: readonly One[],
  { cardFirmsOff = [] }: Switches,
  type: CardType,
  order?: Pick<Order, 'itemKind'>,
): One | undefined {
  const able = firms.filter(({ cardTypes }) => cardTypes.includes(type));
  const on = able.find(({ name }) => !cardFirmsOff.some((off) => off === name));
  return on ?? (order?.itemKind === 'test' ? able[0] : undefined);
}

/** What a buyer may pay with now. */
export const cardTypesTaken = (
  firms: readonly Firm[],
  switches: Switches,
  order?: Pick<Order, 'itemKind'>,
): CardType[] =>
  [...new Set(firms.flatMap(({ cardTypes }) => cardTypes))].filter(
    (type) => firmForCards(firms, switches, type, order) !== undefined,
  );
