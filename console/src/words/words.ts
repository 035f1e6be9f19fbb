/** What the office says, in its three languages. An area has its words in a folder; a missing line does not compile. */
import { useLocaleState } from 'react-admin';
import type { ConsoleLocale } from '../locale.ts';
import { office as officeAr } from './office/ar.ts';
import { office as officeEn } from './office/en.ts';
import { office as officeFr } from './office/fr.ts';
import { orders as ordersAr } from './orders/ar.ts';
import { orders as ordersEn } from './orders/en.ts';
import { orders as ordersFr } from './orders/fr.ts';

const en = { office: officeEn, orders: ordersEn };
export type ConsoleWords = typeof en;

export const words: Record<ConsoleLocale, ConsoleWords> = {
  en,
  fr: { office: officeFr, orders: ordersFr },
  ar: { office: officeAr, orders: ordersAr },
};

/** The words of the language that is chosen, and the language itself for numbers and days. */
export function useSay(): ConsoleWords & { locale: ConsoleLocale } {
  const [chosen] = useLocaleState();
  const locale = chosen as ConsoleLocale;
  return { ...words[locale], locale };
}
