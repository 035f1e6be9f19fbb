import type { claims as english } from './en.ts';

const plural = new Intl.PluralRules('ar');

/** «تصريح واحد»، «تصريحين»، «5 تصريحات»، «15 تصريحًا» */
function counted(count: number): string {
  switch (plural.select(count)) {
    case 'one':
      return 'تصريح واحد';
    case 'two':
      return 'تصريحين';
    case 'few':
      return `${count} تصريحات`;
    case 'many':
      return `${count} تصريحًا`;
    default:
      return `${count} تصريح`;
  }
}

const ltr = (text: string): string => `\u2068${text}\u2069`;

export const claims: typeof english = {
  title: 'التصريحات بالتحويل',
  lead: 'من طال انتظارها تأتي أولًا.',
  promise: (checks) => `تقرأ المشتريات أننا نتحقق ${checks}.`,
  checks: {
    often: [
      'مرة في اليوم',
      'مرتين في اليوم',
      'ثلاث مرات في اليوم',
      'أربع مرات في اليوم',
      'خمس مرات في اليوم',
      'ست مرات في اليوم',
    ],
    before: (times) => `قبل ${times}`,
    all: 'طيلة أيام الأسبوع',
    but: (day) => `كل الأيام ما عدا ${day}`,
    run: (first, last) => `من ${first} إلى ${last}`,
    one: (day) => `يوم ${day} من كل أسبوع`,
    two: (days) => `يومي ${days}`,
    some: (days) => `أيام ${days}`,
    comma: '، ',
  },
  place: (place, total) => `${place} من ${total}`,
  before: 'التصريح السابق',
  after: 'التصريح الموالي',
  since: (when) => `صُرّح به في ${when}`,
  due: (when) => `وعدنا بالتحقق قبل ${when}`,
  late: (when) => `تأخرنا: وعدنا بالتحقق قبل ${when}`,
  amount: 'المبلغ',
  reference: 'المرجع',
  code: 'رمز التحويل',
  name: 'الاسم',
  copy: { amount: 'نسخ المبلغ', reference: 'نسخ المرجع', name: 'نسخ الاسم' },
  notCopied: 'هذا المتصفح لا يسمح بالنسخ.',
  wholeOrder: 'الطلب كاملًا',
  receipts: {
    title: 'ما أرسلته',
    none: 'لم ترسل وصلًا: ابحثي عن المبلغ والمرجع.',
    picture: (place) => `الوصل ${place}: عرض عن قرب`,
    close: 'إغلاق',
    larger: 'تكبير',
    smaller: 'الصورة كاملة',
    turn: 'تدوير',
    pdf: (place) => `الوصل ${place}: حفظ ملف ${ltr('PDF')}`,
    sent: (when) => `أُرسل في ${when}`,
    same: 'وصل الملف نفسه مع طلبات أخرى:',
    again: 'محاولة أخرى',
    broken: 'تعذّر عرض هذه الصورة.',
  },
  keys: {
    title: 'بلوحة المفاتيح',
    move: `${ltr('J')} أو السهم الأيسر: التصريح الموالي. ${ltr('K')} أو السهم الأيمن: التصريح السابق.`,
    confirm: `${ltr('C')}: التأكيد بعد وضع العلامة.`,
    on: 'الاختصارات مفعّلة',
  },
  swipe: 'على الهاتف، اسحبي الشاشة للانتقال إلى التصريح الموالي أو السابق.',
  doneTitle: 'لا تصريح في الانتظار.',
  doneLead: 'تمّ التحقق من كل ما صُرّح به.',
  doneHere: (count) => `عالجتِ ${counted(count)}.`,
  again: 'تحديث القائمة',
  bulk: 'عدة تصريحات دفعة واحدة من كشف الحساب',
  nextOrder: 'إلى التصريح الموالي',
  noneNext: 'لا تصريح آخر في الانتظار.',
  statement: {
    title: 'التصريحات من كشف الحساب',
    lead: 'انسخي سطورًا من صفحة البنك أو من جدول وألصقيها هنا. نقرؤها ولا نحتفظ بها، ولا يتأكد شيء قبل موافقتك.',
    paste: 'سطور كشف الحساب',
    example: 'كل عملية في سطر، بمبلغها وبيانها.',
    read: 'قراءة السطور',
    queue: 'واحدًا بعد الآخر',
    groups: {
      sure: 'سطور تؤدي تصريحًا',
      likely: 'سطور قد تؤدي تصريحًا: تحقّقي أولًا',
      none: 'لا شيء للتأكيد هنا',
    },
    pick: (number, name) => `تأكيد ${ltr(number)}، ${ltr(name)}`,
    line: (line) => `السطر ${line}`,
    out: 'مبلغ خارج',
    confirm: (count, amount) => `تأكيد ${counted(count)}، بمجموع ${ltr(amount)}`,
    nothingTicked: 'ضعي علامة على ما تريدين تأكيده.',
    opens: 'يُفتح ما اشترته كل متعلّمة فورًا وتصلها رسالتها.',
    whys: {
      'by-reference': 'السطر يذكر الطلب والمبلغ صحيح.',
      'by-name': 'بلا مرجع، لكن الاسم والمبلغ مطابقان.',
      'amount-unclear': 'الطلب مذكور، والمبلغ يُقرأ بأكثر من وجه.',
      'short-code': 'رمز بهذا القِصر قد يرد صدفة.',
      'doubtful-words': 'السطر يتحدث عن مال أُرسل أو أُعيد.',
      agrees: 'سبق تأكيده.',
      'amount-differs': 'المبلغ يختلف عن مبلغ التصريح.',
      'wrong-day': 'دخل قبل تاريخ الطلب أو في يوم لم يأتِ بعد.',
      'paid-back': 'أُدّي بهذا التحويل ثم أُعيد المبلغ.',
      'paid-otherwise': 'أُدّي بطريقة أخرى: هذا مبلغ زائد.',
      'not-waiting': 'الطلب لا ينتظر أي تحويل.',
      'second-payment': 'سطر ثانٍ للطلب نفسه.',
      'several-orders': 'يذكر عدة طلبات.',
      'no-order': 'لا تصريح في الانتظار يطابقه.',
      'no-amount': 'لم نجد فيه مبلغًا.',
      outgoing: 'مبلغ خرج من الحساب.',
    },
    outcomes: {
      confirmed: 'تمّ التأكيد',
      failed: 'لم يتأكد: حدث خلل. يمكنك المحاولة مرة أخرى.',
      'order-not-found': 'لا يوجد طلب بهذا الرقم.',
    },
    conflict: (by, status) => `سبقتك ${ltr(by)}: الحالة الآن «${status}».`,
    did: (count) => `تمّ تأكيد ${counted(count)}.`,
  },
};
