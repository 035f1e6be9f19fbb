/** What of the sample academy still stands there, counted as Arabic counts. */
import { pluralIn } from '../plural.ts';
import type { today as english } from './en.ts';

const many = pluralIn('ar');

export const samplesByKind: (typeof english)['samples']['kinds'] = {
  course: many({
    one: 'دورة واحدة',
    two: 'دورتان',
    few: '{n} دورات',
    many: '{n} دورة',
    other: '{n} دورة',
  }),
  workshop: many({
    one: 'ورشة واحدة',
    two: 'ورشتان',
    few: '{n} ورشات',
    many: '{n} ورشة',
    other: '{n} ورشة',
  }),
  product: many({
    one: 'منتج واحد',
    two: 'منتجان',
    few: '{n} منتجات',
    many: '{n} منتجًا',
    other: '{n} منتج',
  }),
  trainer: many({
    one: 'مدرّبة واحدة',
    two: 'مدرّبتان',
    few: '{n} مدرّبات',
    many: '{n} مدرّبة',
    other: '{n} مدرّبة',
  }),
  post: many({
    one: 'مقال واحد',
    two: 'مقالان',
    few: '{n} مقالات',
    many: '{n} مقالًا',
    other: '{n} مقال',
  }),
  job: many({
    one: 'وظيفة واحدة',
    two: 'وظيفتان',
    few: '{n} وظائف',
    many: '{n} وظيفة',
    other: '{n} وظيفة',
  }),
  service: many({
    one: 'استشارة واحدة',
    two: 'استشارتان',
    few: '{n} استشارات',
    many: '{n} استشارة',
    other: '{n} استشارة',
  }),
  campaign: many({
    one: 'حملة واحدة',
    two: 'حملتان',
    few: '{n} حملات',
    many: '{n} حملة',
    other: '{n} حملة',
  }),
  settings: () => 'إعدادات الأكاديمية نفسها',
  'access-codes': many({
    one: 'رموز نموذجية لدورة واحدة',
    two: 'رموز نموذجية لدورتين',
    few: 'رموز نموذجية لـ{n} دورات',
    many: 'رموز نموذجية لـ{n} دورة',
    other: 'رموز نموذجية لـ{n} دورة',
  }),
  coupon: many({
    one: 'رمز تخفيض واحد',
    two: 'رمزا تخفيض',
    few: '{n} رموز تخفيض',
    many: '{n} رمز تخفيض',
    other: '{n} رمز تخفيض',
  }),
  'community-post': many({
    one: 'منشور أول واحد في المجتمع',
    two: 'منشوران أولان في المجتمع',
    few: '{n} منشورات أولى في المجتمع',
    many: '{n} منشورًا أول في المجتمع',
    other: '{n} منشور أول في المجتمع',
  }),
};
