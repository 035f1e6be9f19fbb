/** The console in English: its words by area, and react-admin's own. A phone that reads another language does not load them. */
import * as catalogue from './catalogue/en.ts';
import * as community from './community/en.ts';
import * as content from './content/en.ts';
import * as frame from './frame/en.ts';
import * as log from './log/en.ts';
import * as money from './money/en.ts';
import * as orders from './orders/en.ts';
import * as people from './people/en.ts';
import * as requests from './requests/en.ts';
import * as teaching from './teaching/en.ts';

export { default as admin } from 'ra-language-english';

export const words = {
  ...catalogue,
  ...community,
  ...content,
  ...frame,
  ...log,
  ...money,
  ...orders,
  ...people,
  ...requests,
  ...teaching,
};

/** Type of the words in every language: a missing one does not compile. */
export type ConsoleWords = typeof words;
