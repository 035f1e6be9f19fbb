import { expect, test } from 'vitest';
import { sampleRecords } from '../../../../tests/support/sample-records.ts';
import { asksForAll, chosenProducts, queryOf, relatedProducts } from './shop-query.ts';

const products = sampleRecords.product;

const slugsFor = (search: string) =>
  chosenProducts(products, queryOf(new URL(`https://academy.example/tools${search}`))).map(
    ({ slug }) => slug,
  );

test('without a filter all are there, our picks first', () => {
  expect(slugsFor('')).toEqual([
    'business-plan-template',
    'freelance-ebook',
    'social-content-calendar',
    'productivity-tracker-app',
    'finance-tracker',
  ]);
});

test('filters are taken together', () => {
  expect(slugsFor('?category=templates&free=yes')).toEqual(['social-content-calendar', 'finance-tracker']);
  expect(slugsFor('?category=templates&subcategory=business&free=yes')).toEqual(['finance-tracker']);
  expect(slugsFor('?featured=yes&subcategory=business')).toEqual([
    'business-plan-template',
    'freelance-ebook',
  ]);
  expect(slugsFor('?category=software&free=yes')).toEqual([]);
});

test('an unknown value asks for nothing, and empty fields of the form neither', () => {
  for (const search of ['?category=shoes', '?category=&subcategory=', '?free=no']) {
    expect(slugsFor(search)).toHaveLength(5);
    expect(asksForAll(queryOf(new URL(`https://academy.example/${search}`)))).toBe(true);
  }
});

test('at most three others are shown beside a product, the nearest first, never itself', () => {
  const plan = products.find(({ slug }) => slug === 'business-plan-template');
  expect(relatedProducts(products, plan!).map(({ slug }) => slug)).toEqual([
    'finance-tracker',
    'social-content-calendar',
    'freelance-ebook',
    'productivity-tracker-app',
  ]);
});
