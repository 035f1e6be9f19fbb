export type Hints = {
  send(channel: string): void;
  listen(channel: string, onHint: () => void): () => void;
};

/** Hints inside one process: the embedded database has no other. Listeners run after the sender's own work. */
export function inProcessHints(onError: (error: unknown) => void): Hints {
  const listeners = new Map<string, Set<() => void>>();
  const later = (channel: string, onHint: () => void): void => {
    setImmediate(() => {
      if (!listeners.get(channel)?.has(onHint)) return;
      try {
        onHint();
      } catch (error) {
        onError(error);
      }
    });
  };
  return {
    send(channel) {
      for (const onHint of listeners.get(channel) ?? []) later(channel, onHint);
    },
    listen(channel, onHint) {
      // A function of its own, so that the same callback may listen twice and stop once.
      const own = (): void => onHint();
      const others = listeners.get(channel) ?? new Set();
      listeners.set(channel, others.add(own));
      later(channel, own);
      return () => void others.delete(own);
    },
  };
}
