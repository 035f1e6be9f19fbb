/** The ways to pay that have an order of the academy's own; agreeing on another one always comes last. */
export const waysToPay = ['cash', 'transfer', 'card'] as const;
export type WayToPay = (typeof waysToPay)[number];

/** The firms for cards, by the names of their gateways. */
export const cardFirms = ['stripe', 'cmi', 'payzone'] as const;
export type CardFirm = (typeof cardFirms)[number];
