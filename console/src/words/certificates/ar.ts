import type { certificates as english } from './en.ts';

const ltr = (text: string): string => `\u2068${text}\u2069`;

export const certificates: typeof english = {
  title: 'الشهادات',
  lead: 'اكتبي الرقم المكتوب على الشهادة لتري هل هي صالحة. وما مُنح خطأً يُسحب من هنا.',
  number: 'الرقم',
  hint: `مثلًا ${ltr('DERB-7K3M-Q2XW')}`,
  find: 'بحث',
  wrong: `للرقم ثلاثة أجزاء: ${ltr('DERB')} ثم أربعة رموز ثم أربعة رموز.`,
  unknown: 'لا شهادة بهذا الرقم.',
  holder: 'صاحبتها',
  course: 'الدورة',
  issued: 'مُنحت في',
  standing: 'حالتها',
  holds: 'صالحة',
  replaced: (number) => `حلّت محلها ${ltr(number)}`,
  revoked: (by, when) => `سحبتها ${ltr(by)} في ${when}`,
  why: 'السبب',
  see: 'عرض الصفحة التي يراها الجميع',
  revoke: 'سحبها',
  revokeTitle: 'سحب هذه الشهادة',
  revokeLead: 'من يبحث عنها يقرأ أنها لم تعد صالحة. لا تُعاد بعد ذلك، ويبقى السبب عند الفريق.',
  done: 'سُحبت الشهادة.',
  before: 'سبقتك زميلة وسحبتها.',
};
