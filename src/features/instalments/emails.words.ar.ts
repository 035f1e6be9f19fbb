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
  openPlan: 'انظري أقساطك',
  pay: 'ادفعي هذا القسط',
  nothingByItself: 'لا يُقتطع منك شيء تلقائيًا: تدفعين كل قسط بنفسك، بالطريقة التي تختارينها.',
  rest: (left, day) => `تدفعين بالأقساط، وقد بقي ${left}. موعد القسط القادم هو ${day}، ونذكّرك به قبل حلوله.`,
  paid: {
    subject: (course, number, of, amount) => `${course}: وصل القسط ${number} من ${of}، ${amount}`,
    subjectLast: (course) => `${course}: أتممتِ دفع الثمن كله`,
    preview: (left) => `بقي ${left}.`,
    previewLast: 'كان هذا آخر قسط.',
    heading: 'شكرًا لك، وصل قسطك',
    headingLast: 'أتممتِ دفع الثمن كله',
    intro: (amount, course) => `وصلنا منك ${amount} لدورة «${course}».`,
    open: 'دورتك مفتوحة.',
    paused: 'فات موعد قسط آخر أيضًا، فتبقى دورتك متوقّفة إلى أن تدفعيه.',
    last: 'كان هذا آخر قسط. لن نطلب منك أي مبلغ آخر، ودورتك تبقى مفتوحة.',
    receipt: 'تجدين وصل هذا القسط في صفحته.',
  },
  reminder: {
    subjectBefore: (course, amount, day) => `${course}: موعد قسطك (${amount}) هو ${day}`,
    subjectToday: (course, amount) => `${course}: اليوم موعد قسطك (${amount})`,
    subjectAfter: (course, amount, day) => `${course}: كان موعد قسطك (${amount}) يوم ${day}`,
    preview: (amount) => `قسطك ${amount}، بالطريقة التي تختارينها.`,
    headingBefore: 'اقترب موعد قسطك القادم',
    headingToday: 'اليوم موعد قسطك',
    headingAfter: 'لم يصلنا قسطك بعد',
    before: (day, course) =>
      `موعد القسط القادم لدورة «${course}» هو ${day}. يمكنك دفعه اليوم أو انتظار موعده.`,
    today: (course) => `اليوم موعد القسط القادم لدورة «${course}».`,
    after: (day, course) => `القسط الذي كان موعده ${day} لدورة «${course}» لم يصلنا بعد.`,
    until: (day) =>
      `تبقى دورتك مفتوحة إلى نهاية يوم ${day}. وإن لم يُدفع القسط قبل ذلك تتوقّف الدورة مؤقتًا، ثم تُفتح من جديد حالما تدفعين.`,
    already: 'دفعتِ من قبل؟ افتحي قسطك وأخبرينا: لا يتوقّف شيء ما دمنا نبحث عن دفعتك.',
    trouble: 'هل المصاريف كثيرة هذا الشهر؟ أجيبي عن هذه الرسالة قبل الموعد ونبحث معًا عن حلّ.',
  },
  paused: {
    subject: (course) => `${course}: دورتك متوقّفة مؤقتًا`,
    preview: 'تُفتح من جديد حالما يُدفع قسطك.',
    heading: 'دورتك متوقّفة مؤقتًا',
    intro: (day, course) => `القسط الذي كان موعده ${day} لدورة «${course}» لم يصلنا، فأوقفنا الدورة مؤقتًا.`,
    kept: 'لم يضع شيء: نحتفظ بمقعدك وبما أنجزتِه وبما دفعتِه. وحالما يُدفع القسط تُفتح الدورة من جديد فورًا.',
    trouble: 'لا تستطيعين الدفع الآن؟ أجيبي عن هذه الرسالة ونبحث معًا عن حلّ.',
  },
  staff: {
    subject: (order, amount) => `دُفع قسط لم يعد مطلوبًا: ${amount}، الطلب ${order}`,
    preview: 'أُعيد ثمن دورته قبل وصول المبلغ.',
    heading: 'مبلغ يجب إرجاعه',
    intro:
      'وصلت دفعة عن قسط بعد أن أُعيدت الدفعة الأولى. لم تفتح شيئًا وهي ملك المشترية: أعيديها إليها من صفحة طلبها.',
    button: 'افتحي الطلب',
  },
};
