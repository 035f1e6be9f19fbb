import { pluralIn } from '../plural.ts';
import type { reconcile as english } from './en.ts';

const many = pluralIn('ar');
const differing = many({
  zero: 'بلا اختلاف',
  one: 'اختلاف واحد',
  two: 'اختلافان',
  few: '{n} اختلافات',
  many: '{n} اختلافًا',
  other: '{n} اختلاف',
});
const payments = many({
  zero: 'لا دفعات',
  one: 'دفعة واحدة',
  two: 'دفعتان',
  few: '{n} دفعات',
  many: '{n} دفعة',
  other: '{n} دفعة',
});
const days = many({ one: 'يوم', two: 'يومين', few: '{n} أيام', many: '{n} يومًا', other: '{n} يوم' });

export const reconcile: typeof english = {
  title: 'المقارنة مع البنوك',
  menu: 'المقارنة',
  lead: (n) =>
    `كل ليلة بعد الثالثة والنصف نقارن ما تصرّح به بنوك البطاقات عن آخر ${days(n)} بالطلبات. ما كان ينقص هنا فقط يُسوّى فورًا، والباقي ينتظرك في هذه الصفحة.`,
  now: 'المقارنة الآن',
  begun: 'بدأت المقارنة.',
  running: 'المقارنة جارية…',
  runningText: (count) => `ما قورن حتى الآن: ${payments(count)}. تتجدد هذه الصفحة وحدها، ويمكنك مغادرتها.`,
  begunBy: (by) => `سبقتك \u2068${by}\u2069 وبدأت مقارنة.`,
  never: 'لم تجرِ أي مقارنة بعد.',
  last: 'آخر مقارنة',
  by: { clock: 'تلقائيًا', command: 'بأمر على الخادم' },
  byStaff: (who) => `من طرف \u2068${who}\u2069`,
  counts: {
    open: 'تنتظرك',
    settled: 'سُوّيت فورًا',
    compared: 'دفعات قورنت',
    unreachable: 'بلا جواب',
  },
  agree: 'كل شيء متطابق.',
  interrupted: 'انقطعت آخر مقارنة. أعيدي المقارنة.',
  differences: 'ما يختلف',
  earlier: 'مقارنات سابقة',
  earlierLine: (count, open) => `ما قورن: ${payments(count)}، ${differing(open)}`,
  unfinished: 'انقطعت',
  here: 'عندنا',
  there: 'لدى البنك',
  nothing: 'لا شيء',
  more: (amount) => `لدى البنك ${amount} زيادة.`,
  less: (amount) => `ينقص لدى البنك ${amount}.`,
  noCurrency: 'مبلغ البنك بعملة أخرى.',
  settled: 'سُوّي',
  open: 'ينتظرك',
  since: (moment) => `ظهر أول مرة في ${moment}`,
  order: 'الطلب',
  payment: 'رقم العملية لدى البنك',
  kinds: {
    'captured-there-not-here': {
      title: 'مدفوع لدى البنك، غائب عندنا',
      todo: 'لم يُسوَّ تلقائيًا. افتحي الطلب وانظري ما أخبرنا به البنك عنه.',
    },
    'captured-here-not-there': {
      title: 'مدفوع عندنا، مجهول لدى البنك',
      todo: 'ابحثي عن الدفعة في فضاء البنك. وإن لم تجديها فاتصلي بالبنك قبل رد أي مبلغ.',
    },
    'wrong-amount': {
      title: 'المبلغان مختلفان',
      todo: 'انظري الدفعة لدى البنك. رُدّيها، أو اتفقي مع المتعلمة على الباقي.',
    },
    'wrong-currency': {
      title: 'دفع بعملة أخرى',
      todo: 'لم يُحسب شيء. رُدّي المبلغ من فضاء البنك.',
    },
    'unknown-payment': {
      title: 'دفعة لم نبدأها',
      todo: 'ابحثي عن صاحبها في فضاء البنك: متجر آخر على الحساب نفسه، أو مبلغ يجب رده.',
    },
    'surplus-payment': {
      title: 'دفع مرتين',
      todo: 'سبق دفع الطلب بعملية أخرى: رُدّي هذه.',
    },
    'approved-without-notification': {
      title: 'قُبل في المتصفح دون إشعار من البنك',
      todo: 'انظري في فضاء البنك هل المبلغ محجوز أم محصَّل. ثم سجّلي الدفع، أو حرّري المبلغ هناك.',
    },
    'refund-differs': {
      title: 'المبالغ المردودة مختلفة',
      todo: 'قارني استردادات الطلب بما في فضاء البنك.',
    },
    unreachable: {
      title: 'لم يُجب البنك',
      todo: 'تعذّرت مقارنة بعض الدفعات. الجولة القادمة تسأل من جديد، وإن استمر الأمر فاسألي البنك.',
    },
  },
  settledText: 'كان ينقص عندنا وأصبح محسوبًا. لم يبقَ ما تفعلينه.',
  toStatements: 'لا يمكن سؤال \u2068CMI\u2069 آليًا. سلّمي كشف تسوياته بدل ذلك.',
};
