import type { InArabic } from '../../../content/shape.ts';
import type * as en from './words.en.ts';

export const mailbox: InArabic<typeof en.mailbox> = {
  title: 'صندوق الرسائل',
  description: 'رسائل هذه الأكاديمية ما دام خادم البريد غير مضبوط.',
  lead: 'لم يُضبط خادم بريد، لذلك تبقى كل الرسائل هنا بدل إرسالها. لا وجود لهذه الصفحة عند التشغيل الفعلي.',
  none: 'لا توجد رسائل بعد. سجّلي طلبًا، أو اطلبي رمز الدخول إلى لوحة الإدارة.',
  to: 'إلى',
  refresh: 'حدّثي الصفحة',
  back: 'كل الرسائل',
  page: 'الرسالة',
  text: 'نصًّا عاديًا',
  list: 'الرسائل، الأحدث أولًا',
};
