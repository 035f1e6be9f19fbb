/** All that the site says, by language. `say.home.hero.title` is content/pages/home/en.ts → hero.title. */
import { ar as commonAr } from './common/ar.ts';
import { en as commonEn } from './common/en.ts';
import { ar as wireAr } from './pages/wire/ar.ts';
import { en as wireEn } from './pages/wire/en.ts';
import type { InArabic } from './shape.ts';

const en = { common: commonEn, wire: wireEn };

export type Words = InArabic<typeof en>;

const ar: Words = { common: commonAr, wire: wireAr };

export const words = { en, ar } as const;
