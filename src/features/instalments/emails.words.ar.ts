import type { InArabic } from '../../../content/shape.ts';
import type * as en from './emails.words.en.ts';

export const instalments: InArabic<typeof en.instalments> = {
  rows: {
    part: 'القسط',
    partOf: (number, of) => `${number} من ${of}`,
    whole: 'الثمن كاملًا بالأقساط',
    left: 'الباقي بعد هذا القسط',
    due: 'موعده',
    nextPart: 'القسط القادم',
  },
  openPlan: 'عرض أقساطي',
  pay: 'دفع هذا القسط',
  nothingByItself: 'لا يُقتطع منك شيء تلقائيًا: تدفعين كل قسط بنفسك، بالطريقة التي تختارينها.',
  rest: (left, day) => `تدفعين بالأقساط، وقد بقي ${left}. موعد القسط القادم هو ${day}، ونذكّرك به قبل حلوله.`,
  paid: {
    subject: (number, of, course) => `وصل القسط ${number} من ${of}: ${course}`,
    subjectLast: (course) => `أتممتِ دفع الثمن كله: ${course}`,
    preview: (left) => `بقي ${left}.`,
    previewLast: 'كان هذا آخر قسط.',
    heading: 'شكرًا لك، وصل قسطك',
    headingLast: 'أتممتِ دفع الثمن كله',
    intro: (amount, course) => `وصلنا منك ${amount} لدورة «${course}».`,
    open: 'دورتك مفتوحة.',
    paused: 'فات موعد قسط آخر أيضًا، ولذلك تبقى دورتك متوقفة مؤقتًا إلى أن يُدفع هو كذلك.',
    last: 'كان هذا آخر قسط. لن نطلب منك أي مبلغ آخر، ودورتك تبقى مفتوحة.',
    receipt: 'إيصال هذا القسط موجود في صفحته.',
  },
  reminder: {
    subjectBefore: (day, course) => `موعد قسطك القادم ${day}: ${course}`,
    subjectToday: (course) => `اليوم موعد قسطك: ${course}`,
    subjectAfter: (day, course) => `كان موعد قسطك ${day}: ${course}`,
    preview: (amount) => `${amount}، بالطريقة التي تختارينها.`,
    headingBefore: 'اقترب موعد قسطك القادم',
    headingToday: 'اليوم موعد قسطك',
    headingAfter: 'قسطك ما زال ينتظرك',
    before: (day, course) =>
      `موعد القسط القادم لدورة «${course}» هو ${day}. يمكنك دفعه اليوم أو انتظار موعده.`,
    today: (course) => `اليوم موعد القسط القادم لدورة «${course}».`,
    after: (day, course) => `القسط الذي كان موعده ${day} لدورة «${course}» لم يصلنا بعد.`,
    until: (day) =>
      `تبقى دورتك مفتوحة إلى نهاية يوم ${day}. وإن لم يُدفع القسط قبل ذلك تتوقف الدورة مؤقتًا، ثم تُفتح من جديد حالما تدفعين.`,
    already: 'سبق أن دفعتِ؟ افتحي قسطك وأخبرينا: لا يتوقف شيء ما دمنا نبحث عن دفعتك.',
    trouble: 'هل الشهر صعب عليك؟ أجيبي على هذه الرسالة قبل الموعد ونبحث معًا عن حل.',
  },
  paused: {
    subject: (course) => `دورتك متوقفة مؤقتًا: ${course}`,
    preview: 'تُفتح من جديد حالما يُدفع قسطك.',
    heading: 'دورتك متوقفة مؤقتًا',
    intro: (day, course) => `القسط الذي كان موعده ${day} لدورة «${course}» لم يصلنا، فأوقفنا الدورة مؤقتًا.`,
    kept: 'لم يضع شيء: مكانك وما أنجزتِه وما دفعتِه كلها محفوظة. وحالما يُدفع القسط تُفتح الدورة من جديد فورًا.',
    trouble: 'لا تستطيعين الدفع الآن؟ أجيبي على هذه الرسالة ونبحث معًا عن حل.',
  },
  staff: {
    subject: (order, amount) => `دُفع قسط لم يعد مطلوبًا: ${order}، ${amount}`,
    preview: 'أُعيد ثمن دورته قبل وصول المبلغ.',
    heading: 'مبلغ يجب إرجاعه',
    intro:
      'وصلت دفعة عن قسط بعد أن أُعيد القسط الأول. لم تفتح شيئًا وهي ملك المشترية: أعيديها إليها من صفحة طلبها.',
    button: 'فتح الطلب',
  },
};
