import { darija } from './ecommerce-mastery-virtual.darija.ts';

export const en = {
  head: {
    title: 'E-Commerce Mastery – Virtual',
    description:
      'E-commerce in Moroccan Darija, from choosing a product to the first order: lessons to read and films to watch. At your own pace, from your phone.',
  },
  spokenIn: 'This page is written in Moroccan Darija, the language of the course.',
  darija,
};
