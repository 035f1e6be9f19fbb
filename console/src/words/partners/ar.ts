import type { partners as english } from './en.ts';

export const partners: typeof english = {
  title: 'رفيقات التحدّي',
  lead: 'عضوات يردن رفيقة، الأقدم انتظارًا أولًا. اقرئي الهدفين: الأفضل أن تكونا في مرحلة متقاربة. وتصل رسالة إلى كل واحدة منهما.',
  none: 'لا أحد ينتظر رفيقة.',
  sprint: (day) => `تحدّي ${day}`,
  since: (day) => `منذ ${day}`,
  withFor: (name) => `رفيقة \u2068${name}\u2069`,
  choose: 'الاختيار',
  submit: 'جمعهما رفيقتين',
  sure: (one, other) =>
    `تصير \u2068${one}\u2069 و\u2068${other}\u2069 رفيقتين، وتصل رسالة إلى كل واحدة منهما.`,
  alone: 'لا تنتظر عضوة غيرها في هذا التحدّي بعد.',
  paired: (one, other) =>
    `صارت \u2068${one}\u2069 و\u2068${other}\u2069 رفيقتين، وتصل رسالة إلى كل واحدة منهما.`,
  conflict: (by) => `سبقتك \u2068${by}\u2069 وجمعتهما قبل لحظة.`,
};
