/** Words of the console in the languages of the site, imported file by file, without the app. */
import * as requestsAr from '../../console/src/words/requests/ar.ts';
import * as requests from '../../console/src/words/requests/en.ts';
import * as requestsFr from '../../console/src/words/requests/fr.ts';
import * as ordersAr from '../../console/src/words/orders/ar.ts';
import * as orders from '../../console/src/words/orders/en.ts';
import * as ordersFr from '../../console/src/words/orders/fr.ts';
import * as logAr from '../../console/src/words/log/ar.ts';
import * as log from '../../console/src/words/log/en.ts';
import * as logFr from '../../console/src/words/log/fr.ts';
import * as frameAr from '../../console/src/words/frame/ar.ts';
import * as frame from '../../console/src/words/frame/en.ts';
import * as frameFr from '../../console/src/words/frame/fr.ts';
import * as communityAr from '../../console/src/words/community/ar.ts';
import * as community from '../../console/src/words/community/en.ts';
import * as communityFr from '../../console/src/words/community/fr.ts';
import * as moneyAr from '../../console/src/words/money/ar.ts';
import * as money from '../../console/src/words/money/en.ts';
import * as moneyFr from '../../console/src/words/money/fr.ts';
import type { Locale } from '../../src/platform/i18n/locale.ts';

const en = { ...requests, ...orders, ...log, ...frame, ...community, ...money };

export const consoleWords: Record<Locale, typeof en> = {
  en,
  ar: { ...requestsAr, ...ordersAr, ...logAr, ...frameAr, ...communityAr, ...moneyAr },
  fr: { ...requestsFr, ...ordersFr, ...logFr, ...frameFr, ...communityFr, ...moneyFr },
};
