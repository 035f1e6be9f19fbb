import type { InArabic } from '../../../content/shape.ts';
import type { en } from './access-link-email.words.en.ts';

export const ar: InArabic<typeof en> = {
  subject: (product) => `ملفك: ${product}`,
  preview: (until) => `الرابط في هذه الرسالة، وهو صالح إلى ${until}.`,
  heading: 'ملفك جاهز',
  intro: (product) => `طلبتِ «${product}». ها هو، بلا ثمن.`,
  file: 'الملف',
  size: 'الحجم',
  units: {
    megabytes: (number) => `${number} ميغابايت`,
    kilobytes: (number) => `${number} كيلوبايت`,
  },
  until: 'الرابط صالح إلى',
  button: 'حمّلي الملف',
  again: 'يمكنك استعمال الرابط كما تشائين إلى ذلك الحين، ثم طلب رابط جديد من المتجر.',
};
