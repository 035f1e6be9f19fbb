/** The console in Arabic: its words by area, and react-admin's own. */
import * as catalogue from './catalogue/ar.ts';
import * as community from './community/ar.ts';
import * as content from './content/ar.ts';
import * as frame from './frame/ar.ts';
import * as log from './log/ar.ts';
import * as money from './money/ar.ts';
import * as orders from './orders/ar.ts';
import * as people from './people/ar.ts';
import * as requests from './requests/ar.ts';
import * as teaching from './teaching/ar.ts';
import type { ConsoleWords } from './en.ts';

export { arabic as admin } from './admin-ar.ts';

export const words: ConsoleWords = {
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
