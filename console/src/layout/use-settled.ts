/** A text that is typed, once typing has paused: what is asked of the server with it is asked once. */
import { useEffect, useState } from 'react';

const pauseMs = 400;

export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const pause = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(pause);
  }, [text]);
  return settled;
}
