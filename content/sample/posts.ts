import type { SamplePost } from '../shape.ts';
import { ar as weekAr, en as weekEn, fr as weekFr } from './posts/a-week-with-room-to-learn.ts';
import { ar as statusAr, en as statusEn, fr as statusFr } from './posts/auto-entrepreneur-first-steps.ts';
import { ar as returnsAr, en as returnsEn, fr as returnsFr } from './posts/cash-on-delivery-returns.ts';
import { ar as englishAr, en as englishEn, fr as englishFr } from './posts/english-twenty-minutes-a-day.ts';
import { ar as filmAr, en as filmEn, fr as filmFr } from './posts/film-a-product-with-one-window.ts';
import { ar as ordersAr, en as ordersEn, fr as ordersFr } from './posts/first-ten-orders.ts';
import { ar as priceAr, en as priceEn, fr as priceFr } from './posts/price-a-handmade-product.ts';
import { ar as fakeAr, en as fakeEn, fr as fakeFr } from './posts/spot-a-fake-course.ts';
import { ar as brandAr, en as brandEn, fr as brandFr } from './posts/write-to-a-brand.ts';

/** The articles of the sample academy, the newest first. */
export const posts: SamplePost[] = [
  {
    slug: 'price-a-handmade-product',
    publishedOn: '2026-11-15',
    updatedOn: null,
    author: 'zineb-tadlaoui',
    tags: ['money', 'e-commerce', 'confidence'],
    portrait: 'article-price',
    ground: 'saffron',
    course: 'fashion-business-masterclass',
    words: { en: priceEn, ar: priceAr, fr: priceFr },
  },
  {
    slug: 'first-ten-orders',
    publishedOn: '2026-10-28',
    updatedOn: null,
    author: 'imane-el-ouardi',
    tags: ['e-commerce', 'confidence'],
    portrait: 'first-orders',
    ground: 'mint',
    course: 'ecommerce-mastery-virtual',
    words: { en: ordersEn, ar: ordersAr, fr: ordersFr },
  },
  {
    slug: 'write-to-a-brand',
    publishedOn: '2026-10-09',
    updatedOn: null,
    author: 'nour-chefchaouni',
    tags: ['freelance', 'content', 'confidence'],
    portrait: 'brand-letter',
    ground: 'lilac',
    course: 'ugc-creation-masterclass',
    words: { en: brandEn, ar: brandAr, fr: brandFr },
  },
  {
    slug: 'cash-on-delivery-returns',
    publishedOn: '2026-09-30',
    updatedOn: '2026-11-10',
    author: 'imane-el-ouardi',
    tags: ['e-commerce', 'money'],
    portrait: 'returns',
    ground: 'clay',
    course: 'ecommerce-mastery',
    words: { en: returnsEn, ar: returnsAr, fr: returnsFr },
  },
  {
    slug: 'spot-a-fake-course',
    publishedOn: '2026-09-11',
    updatedOn: null,
    author: 'imane-el-ouardi',
    tags: ['money', 'learning'],
    portrait: 'fake-course',
    ground: 'majorelle',
    course: null,
    words: { en: fakeEn, ar: fakeAr, fr: fakeFr },
  },
  {
    slug: 'film-a-product-with-one-window',
    publishedOn: '2026-08-20',
    updatedOn: null,
    author: 'nour-chefchaouni',
    tags: ['content', 'e-commerce'],
    portrait: 'one-window',
    ground: 'blush',
    course: 'ugc-creation-masterclass',
    words: { en: filmEn, ar: filmAr, fr: filmFr },
  },
  {
    slug: 'a-week-with-room-to-learn',
    publishedOn: '2026-07-30',
    updatedOn: null,
    author: 'sara-doukkali',
    tags: ['learning', 'confidence'],
    portrait: 'free-hours',
    ground: 'mint',
    course: null,
    words: { en: weekEn, ar: weekAr, fr: weekFr },
  },
  {
    slug: 'english-twenty-minutes-a-day',
    publishedOn: '2026-07-16',
    updatedOn: null,
    author: 'sara-doukkali',
    tags: ['learning'],
    portrait: 'twenty-minutes',
    ground: 'saffron',
    course: 'english-mastery',
    words: { en: englishEn, ar: englishAr, fr: englishFr },
  },
  {
    slug: 'auto-entrepreneur-first-steps',
    publishedOn: '2026-06-12',
    updatedOn: '2026-11-02',
    author: 'nour-chefchaouni',
    tags: ['freelance', 'money'],
    portrait: 'registration',
    ground: 'majorelle',
    course: null,
    words: { en: statusEn, ar: statusAr, fr: statusFr },
  },
];
