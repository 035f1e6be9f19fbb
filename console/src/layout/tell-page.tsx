/** Says which page this is: in the window's title, and to whoever hears the page, whose focus goes to its heading. */
import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useSay } from '../words/words.ts';

const isTyping = (): boolean => document.activeElement?.matches('input, textarea, select') ?? false;

function focus(heading: HTMLElement): void {
  if (isTyping()) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Stands beside the page; the heading may come later than the page, with what it tells of. */
export function TellPage() {
  const { pathname } = useLocation();
  const { office } = useSay();
  const isBack = useNavigationType() === NavigationType.Pop;
  // At the first page the browser itself has told where she is.
  const toldOf = useRef(pathname);
  useEffect(() => {
    const page = document.querySelector('#main-content');
    if (page === null) return undefined;
    if (toldOf.current !== pathname && !isBack) window.scrollTo(0, 0);
    const look = () => {
      const heading = page.querySelector<HTMLElement>('h1');
      const name = heading?.textContent ?? '';
      const title = name === '' ? office.name : `${name} · ${office.name}`;
      if (document.title !== title) document.title = title;
      if (heading === null || toldOf.current === pathname) return;
      toldOf.current = pathname;
      focus(heading);
    };
    const observer = new MutationObserver(look);
    observer.observe(page, { childList: true, subtree: true, characterData: true });
    look();
    return () => observer.disconnect();
  }, [pathname, isBack, office.name]);
  return null;
}
