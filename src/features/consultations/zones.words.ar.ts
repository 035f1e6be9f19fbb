import type { InArabic } from '../../../content/shape.ts';
import type { en } from './zones.words.en.ts';

export const ar: InArabic<typeof en> = {
  'Africa/Casablanca': 'المغرب',
  'Europe/Paris': 'باريس',
  'Europe/Brussels': 'بروكسيل',
  'Europe/Amsterdam': 'أمستردام',
  'Europe/Madrid': 'مدريد',
  'Europe/Rome': 'روما',
  'Europe/Berlin': 'برلين',
  'Europe/London': 'لندن',
  'Europe/Stockholm': 'ستوكهولم',
  'Europe/Istanbul': 'إسطنبول',
  'Africa/Tunis': 'تونس',
  'Africa/Algiers': 'الجزائر',
  'Africa/Dakar': 'دكار',
  'Africa/Cairo': 'القاهرة',
  'Asia/Riyadh': 'الرياض',
  'Asia/Dubai': 'دبي',
  'Asia/Qatar': 'الدوحة',
  'America/Montreal': 'مونتريال',
  'America/New_York': 'نيويورك',
  'America/Los_Angeles': 'لوس أنجلوس',
};
