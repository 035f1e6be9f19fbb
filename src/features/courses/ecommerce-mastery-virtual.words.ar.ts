import type { InArabic } from '../../../content/shape.ts';
import { darija } from './ecommerce-mastery-virtual.darija.ts';
import type { en } from './ecommerce-mastery-virtual.words.en.ts';

export const ar: InArabic<typeof en> = {
  head: {
    title: 'إتقان التجارة الإلكترونية – عن بُعد',
    description:
      'التجارة الإلكترونية بالدارجة المغربية، من اختيار المنتج إلى أول طلبية: دروس للقراءة وأفلام للمشاهدة. بوتيرتك، ومن هاتفك.',
  },
  spokenIn: 'هذه الصفحة مكتوبة بالدارجة المغربية، لغة الدورة.',
  darija,
};
