/** Entry of the console: its code and the words of one language load in parallel. */
import './glyphs.css';
import { chosenLocale } from './locale.ts';
import { loadLanguage } from './words/load.ts';

const locale = chosenLocale();
const place = document.querySelector('#console');
const [{ openConsole }, messages] = await Promise.all([import('./open-console.tsx'), loadLanguage(locale)]);
if (place) openConsole(place, { first: locale, messages });
