/**
 * On a phone the menu lies over the page, so it has a place of its own in the browser's history: the button that leads back
 * closes it, and the page stays.
 */
import { useEffect, useRef } from 'react';
import { useSidebarState } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';

const isOfMenu = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isMenuOpen' in state;

/** By the browser's own word, where the router keeps it: the router's comes when the page was drawn, which may be later. */
const isAtMenu = (): boolean => isOfMenu((window.history.state as { usr?: unknown } | null)?.usr);

export function useMenuOnPhone(isPhone: boolean): { close(): void } {
  const [isOpen, setOpen] = useSidebarState();
  const navigate = useNavigate();
  const here = useLocation();
  const hasPlace = useRef(false);
  const isShown = isPhone && isOpen;
  // By itself, for as long as the menu is shown: the router hears of it first, and draws what hangs on the address anew.
  useEffect(() => {
    if (!isShown) return undefined;
    const leave = () => setOpen(false);
    window.addEventListener('popstate', leave);
    return () => window.removeEventListener('popstate', leave);
  }, [isShown, setOpen]);
  useEffect(() => {
    // After a reload the place may be there from before.
    if (isShown && !hasPlace.current && !isAtMenu()) void navigate(here, { state: { isMenuOpen: true } });
    hasPlace.current = isShown;
  }, [isShown, here, navigate]);
  return { close: () => void navigate(-1) };
}
