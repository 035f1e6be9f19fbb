/** A letter that something done to an order calls for. The domain says which; the flow posts it in the same transaction. */
export type OrderLetter = {
  /** One effect has one key: posting the same key again is nothing. */
  dedupeKey: string;
  orderId: string;
} & (
  | {
      letter: 'order-received' | 'how-to-pay';
      /** Where it goes. Somebody typed it and nobody has paid: such letters are counted. */
      unprovedEmail: string;
    }
  | { letter: 'access-ready' | 'access-soon' | 'claim-refused' | 'staff-pool-empty' | 'staff-claim-waiting' }
);
