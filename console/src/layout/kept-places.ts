/**
 * Where somebody was in a list: its filters and page stand in its address, of which the last is kept by path; how far down,
 * beside it. Kept for as long as the console is open.
 */
import { useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

const searches = new Map<string, string>();
const heights = new Map<string, number>();

/** A list as it was left; for a link back to it, which carries `asLeft`. */
export const placeLeft = (path: string): string => path + (searches.get(path) ?? '');
export const asLeft = { isReturn: true } as const;

/** A list is as long as it was once its lines have come again; nobody waits for that longer than so. */
const patienceMs = 5_000;

const isReturn = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isReturn' in state;

/** Stands once in the frame. A scroll of her own ends the way down. */
export function KeptPlaces(): null {
  const { pathname, search, state } = useLocation();
  const way = useNavigationType();
  useLayoutEffect(() => {
    const place = pathname + search;
    searches.set(pathname, search);
    const target = way === NavigationType.Pop || isReturn(state) ? (heights.get(place) ?? 0) : 0;
    const until = performance.now() + patienceMs;
    let isThere = target === 0;
    let frame = 0;
    const goDown = () => {
      window.scrollTo({ top: target });
      isThere ||= Math.abs(window.scrollY - target) < 2 || performance.now() > until;
      if (!isThere) frame = requestAnimationFrame(goDown);
    };
    const note = () => {
      if (isThere) heights.set(place, window.scrollY);
    };
    const stop = () => {
      isThere = true;
      cancelAnimationFrame(frame);
    };
    window.addEventListener('scroll', note, { passive: true });
    for (const moved of ['wheel', 'touchmove', 'keydown'] as const) window.addEventListener(moved, stop);
    if (!isThere) goDown();
    return () => {
      window.removeEventListener('scroll', note);
      for (const moved of ['wheel', 'touchmove', 'keydown'] as const) window.removeEventListener(moved, stop);
      cancelAnimationFrame(frame);
    };
  }, [pathname, search, state, way]);
  return null;
}
