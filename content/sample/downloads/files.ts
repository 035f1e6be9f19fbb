/** The files of the shop; README.md beside them describes each and how to replace it. */
import type { Localised } from '../../../src/catalogue/courses/course.ts';
import type { ProductFile } from '../../../src/catalogue/shop/product.ts';

export const productFiles = {
  'business-plan-template': {
    en: {
      name: 'business-plan-template-en.xlsx',
      path: 'business-plan-template/business-plan-template-en.xlsx',
      type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      bytes: 25564,
    },
    ar: {
      name: 'business-plan-template-ar.xlsx',
      path: 'business-plan-template/business-plan-template-ar.xlsx',
      type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      bytes: 26717,
    },
  },
  'freelance-ebook': {
    en: {
      name: 'freelance-ebook-en.pdf',
      path: 'freelance-ebook/freelance-ebook-en.pdf',
      type: 'application/pdf',
      bytes: 294566,
    },
    ar: {
      name: 'freelance-ebook-ar.pdf',
      path: 'freelance-ebook/freelance-ebook-ar.pdf',
      type: 'application/pdf',
      bytes: 341386,
    },
  },
  'productivity-tracker-app': {
    en: {
      name: 'three-things.html',
      path: 'productivity-tracker-app/three-things.html',
      type: 'text/html',
      bytes: 65940,
    },
    ar: {
      name: 'three-things.html',
      path: 'productivity-tracker-app/three-things.html',
      type: 'text/html',
      bytes: 65940,
    },
  },
  'social-content-calendar': {
    en: {
      name: 'social-content-calendar-en.xlsx',
      path: 'social-content-calendar/social-content-calendar-en.xlsx',
      type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      bytes: 50613,
    },
    ar: {
      name: 'social-content-calendar-ar.xlsx',
      path: 'social-content-calendar/social-content-calendar-ar.xlsx',
      type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      bytes: 53468,
    },
  },
  'finance-tracker': {
    en: {
      name: 'finance-tracker-en.xlsx',
      path: 'finance-tracker/finance-tracker-en.xlsx',
      type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      bytes: 27159,
    },
    ar: {
      name: 'finance-tracker-ar.xlsx',
      path: 'finance-tracker/finance-tracker-ar.xlsx',
      type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      bytes: 28085,
    },
  },
} satisfies Record<string, Partial<Localised<ProductFile>>>;
