import { darija } from './darija.ts';

export const en = {
  head: {
    title: 'E-Commerce Mastery – Virtual',
    description:
      'Twelve recorded units in Moroccan Darija, from choosing a product to the first order. At your own pace, from your phone.',
  },
  spokenIn: 'This page is written in Moroccan Darija, the language of the course.',
  darija,
};
