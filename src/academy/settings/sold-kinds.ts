/** What is sold, by kind. */

/**
 * What is opened to somebody and stays theirs: it can be bought for somebody else, and be opened without a payment. An hour is
 * agreed with whoever comes, and a part belongs to its plan.
 */
export const openedKinds = ['course', 'membership', 'product'] as const;

export type OpenedKind = (typeof openedKinds)[number];

/** What is for sale: ordered at a price of its own. */
export const soldKinds = [...openedKinds, 'bundle', 'consultation'] as const;

export type SoldKind = (typeof soldKinds)[number];
