/** What was typed and not sent: kept in this tab, it outlives a reload, a lost connection and an expired session. */
import { useEffect, useState } from 'react';

const keyOf = (name: string): string => `derb-office-typing:${name}`;

/** Null forgets it. */
export function keepTyping(name: string, typed: unknown): void {
  try {
    if (typed === null) sessionStorage.removeItem(keyOf(name));
    else sessionStorage.setItem(keyOf(name), JSON.stringify(typed));
  } catch {
    // Storage forbidden or full: the text is lost when the page is left.
  }
}

/** Whoever uses this browser next finds nothing of it. */
export function forgetTyping(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(keyOf(''))) sessionStorage.removeItem(key);
  } catch {
    // Storage forbidden: nothing was kept.
  }
}

/** Null where nothing is kept, or nothing readable. */
export function keptTyping(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null');
  } catch {
    return null;
  }
}

const pauseMs = 400;

/** A text that is typed, once typing has paused: what is asked of the server with it is asked once. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const pause = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(pause);
  }, [text]);
  return settled;
}
