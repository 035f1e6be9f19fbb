/** Who does something to an order, and when: what every write to an order is signed with. */
export type ActorName = 'buyer' | 'clock' | `gateway:${string}` | `staff:${string}`;

export type Deed = {
  actor: ActorName;
  at: Date;
  uuid: () => string;
  /** A buyer's, where what she takes is counted by where she calls from: a keyed mark, never the address itself. */
  caller?: string | undefined;
  /** No card firm with live keys is connected, and nobody real is served: what is invented may be used. */
  isPractice?: boolean;
};

/** Facts beside a line of the history: words and numbers as text, nothing personal that the order does not hold already. */
export type Detail = Record<string, string>;
