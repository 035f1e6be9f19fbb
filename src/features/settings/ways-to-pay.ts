import type { CardType, Order } from '../orders/order.ts';

/** The ways to pay that have an order of the academy's own; agreeing on another one always comes last. */
export const waysToPay = ['cash', 'transfer', 'card'] as const;
export type WayToPay = (typeof waysToPay)[number];

/** The firms for cards, by the names of their gateways. */
export const cardFirms = ['stripe', 'cmi', 'payzone'] as const;
export type CardFirm = (typeof cardFirms)[number];

type Firm = { name: string; cardTypes: readonly CardType[] };
/** Of the academy's settings. */
type Switches = { cardFirmsOff?: CardFirm[] };

/** Who takes such cards for a new payment: the first firm, in the order of the server, that can and is switched on. */
export const firmForCards = <One extends Firm>(
  firms: readonly One[],
  { cardFirmsOff = [] }: Switches,
  type: CardType,
): One | undefined =>
  firms.find(({ name, cardTypes }) => cardTypes.includes(type) && !cardFirmsOff.some((off) => off === name));

/** What a buyer may pay with now. */
export const cardTypesTaken = (firms: readonly Firm[], switches: Switches): CardType[] =>
  [...new Set(firms.flatMap(({ cardTypes }) => cardTypes))].filter(
    (type) => firmForCards(firms, switches, type) !== undefined,
  );

/** None is off for an order of the test page, by which staff try a firm before they switch it on. */
export const switchesFor = ({ itemKind }: Pick<Order, 'itemKind'>, settings: Switches): Switches =>
  itemKind === 'test' ? {} : settings;
