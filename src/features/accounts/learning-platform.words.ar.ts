import type { InArabic } from '../../../content/shape.ts';
import type { en } from './learning-platform.words.en.ts';

export const ar: InArabic<typeof en> = {
  title: 'منصة التعلّم',
  description: 'ما يفتحه زر «ابدئي التعلّم» في أكاديمية لها منصة تعلّم.',
  heading: 'هنا تُفتح منصة التعلّم',
  text: 'لا توجد منصة تعلّم مرتبطة بهذه الأكاديمية، وهذه الصفحة تقوم مقامها.',
  next: 'ما يحدث هناك',
  steps: ['تُنشئين حسابًا بعنوان البريد الذي طلبتِ به.', 'تكتبين رمز الولوج. يعمل مرة واحدة.', 'تُفتح دورتك.'],
  real: 'هل دفعتِ ثمن دورة؟ احتفظي برمزك وراسلينا.',
  contact: 'راسلينا',
};
