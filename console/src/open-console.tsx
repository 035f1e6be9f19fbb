import { createRoot } from 'react-dom/client';
import { Console } from './console.tsx';
import type { ConsoleLocale } from './locale.ts';

/** `first` is the language that was loaded. */
export const openConsole = (place: Element, first: ConsoleLocale): void =>
  createRoot(place).render(<Console first={first} />);
