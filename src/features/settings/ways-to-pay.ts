/** The ways to pay that have an order of the academy's own; agreeing on another one always comes last. */
export const waysToPay = ['cash', 'transfer', 'card'] as const;
export type WayToPay = (typeof waysToPay)[number];
