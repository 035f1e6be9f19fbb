import type { FilmPicture, LessonFilm } from '../../../shape.ts';

const name = { ar: 'إيمان الوردي', en: 'Imane El Ouardi' };

const welcome: LessonFilm = {
  name: 'ecommerce-mastery-welcome',
  portrait: 'imane',
  ground: 'majorelle',
  scenes: [
    {
      seconds: 6,
      shows: { kind: 'person', over: name, line: { ar: 'مرحبًا بك في المجموعة', en: 'Welcome to the group' } },
      says: {
        ar: 'مرحبًا، أنا إيمان. بدأتُ باثنتي عشرة قطعة صابون، واليوم لي متجر وأربع موظفات.',
        en: 'Welcome, I am Imane. I began with twelve soaps; today I have a shop and four employees.',
      },
    },
    {
      seconds: 6,
      shows: {
        kind: 'person',
        over: name,
        line: { ar: '12 أسبوعًا،\nومتجر واحد هو متجرك', en: 'Twelve weeks, one shop: yours' },
      },
      says: {
        ar: 'كل أسبوع مستوى، ولقاء مباشر، وشيء تسلّمينه فنكتب لك رأينا فيه.',
        en: 'Each week has a level, a live session, and one thing you hand in. We write back.',
      },
    },
    {
      seconds: 6,
      shows: {
        kind: 'row',
        title: { ar: 'حضّري ثلاثة أشياء', en: 'Have three things ready' },
        things: [
          { icon: 'notebook', label: { ar: 'دفتر عمل', en: 'a work book' } },
          { icon: 'package', label: { ar: 'منتج واحد', en: 'one product' } },
          { icon: 'calendar', label: { ar: 'أمسية لك', en: 'one evening' } },
        ],
        at: null,
      },
      says: {
        ar: 'حضّري دفترًا سميكًا، ومنتجًا واحدًا ولو كنتِ تشكّين فيه، وأمسية لك في الأسبوع.',
        en: 'Have a thick notebook, one product even if you doubt it, and one evening a week.',
      },
    },
    {
      seconds: 5,
      shows: {
        kind: 'line',
        icon: 'banknote',
        line: { ar: 'الأرقام أولًا، ثم الشعار', en: 'Numbers first, then the logo' },
      },
      says: {
        ar: 'قاعدتي: أريني أرقامك أولًا، ثم شعارك.',
        en: 'My rule: show me your numbers first, then your logo.',
      },
    },
    {
      seconds: 6,
      shows: {
        kind: 'person',
        over: name,
        line: { ar: 'ابدئي الآن:\nثلاثة أسئلة', en: 'Begin now: three questions' },
      },
      says: {
        ar: 'والآن ثلاثة أسئلة في عشر دقائق، لأعرف من في المجموعة قبل لقائنا الأول.',
        en: 'Now three questions, ten minutes, so that I know who is in the group before we meet.',
      },
    },
  ],
};

const doors = (shown: number): FilmPicture => ({
  kind: 'sum',
  title: { ar: 'مئة زائرة', en: 'A hundred visitors' },
  lines: [
    { label: { ar: 'تدخل الصفحة', en: 'come to the page' }, value: '100' },
    { label: { ar: 'تنظر إلى منتج', en: 'look at a product' }, value: '40' },
    { label: { ar: 'تكتب لك', en: 'write to you' }, value: '12' },
    { label: { ar: 'تؤكّد بالهاتف', en: 'confirm by phone' }, value: '8' },
    { label: { ar: 'تقبل الطرد', en: 'accept the parcel' }, value: '6' },
  ],
  shown,
});

const remedies = (at: number | null): FilmPicture => ({
  kind: 'row',
  title: { ar: 'لكل باب علاجه', en: 'Each door has its remedy' },
  things: [
    { icon: 'truck', label: { ar: 'رسالة الصباح', en: 'morning note' } },
    { icon: 'phone', label: { ar: 'مكالمة', en: 'a call' } },
    { icon: 'chat', label: { ar: 'ردّ سريع', en: 'quick reply' } },
    { icon: 'question', label: { ar: 'أجوبة', en: 'answers' } },
    { icon: 'eye', label: { ar: 'صورة وثمن', en: 'picture, price' } },
  ],
  at,
});

const lesson: LessonFilm = {
  name: 'ecommerce-mastery-hundred-visitors',
  portrait: 'imane',
  ground: 'majorelle',
  scenes: [
    {
      seconds: 6,
      shows: {
        kind: 'person',
        over: { ar: 'المستوى 01', en: 'Level 01' },
        line: { ar: 'مئة زائرة:\nمن تصل إلى آخر الطريق؟', en: 'A hundred visitors: who arrives?' },
      },
      says: {
        ar: 'مئة امرأة تدخل صفحتك اليوم. كم واحدة منهنّ تحمل طردًا إلى بيتها؟ لنحسب.',
        en: 'A hundred women come to your page today. How many carry a parcel home? Let us count.',
      },
    },
    {
      seconds: 5,
      shows: doors(1),
      says: {
        ar: 'مئة تدخل. رأين صورتك الأولى ولا شيء غيرها.',
        en: 'A hundred come. They have seen your first picture, no more.',
      },
    },
    {
      seconds: 6,
      shows: doors(2),
      says: {
        ar: 'أربعون تنظر إلى منتج. ستون خرجت: الصفحة بطيئة، أو الصورة لا تقول شيئًا.',
        en: 'Forty look at a product. Sixty have left: a slow page, or a picture that says nothing.',
      },
    },
    {
      seconds: 6,
      shows: doors(3),
      says: {
        ar: 'اثنتا عشرة تكتب. أما الباقيات فلم يجدن الثمن أو القياس أو مدينتهنّ.',
        en: 'Twelve write. The others did not find the price, the size or their town.',
      },
    },
    {
      seconds: 6,
      shows: doors(4),
      says: {
        ar: 'ثمان يؤكّدن بالهاتف. الأربع لسن خسارة، بل أربعة طرود نجت.',
        en: 'Eight confirm by phone. The four are no loss: they are four parcels saved.',
      },
    },
    {
      seconds: 6,
      shows: doors(5),
      says: {
        ar: 'وست يقبلن الطرد. الاثنتان اللتان رفضتا هما الأغلى: ذهاب ورجوع وتغليف.',
        en: 'Six accept. The two who refused cost most: the way there, the way back, packaging.',
      },
    },
    {
      seconds: 7,
      shows: {
        kind: 'line',
        icon: 'users',
        line: { ar: 'زائرات أكثر؟ ليس بعد', en: 'More visitors? Not yet' },
      },
      says: {
        ar: 'الكل يسأل: كيف أزيد الزائرات؟ هذا أغلى الأسئلة. أصلحي القفّة أولًا ثم املئيها.',
        en: 'Everybody asks for more visitors. It is the dearest question. Mend the basket, then fill it.',
      },
    },
    {
      seconds: 6,
      shows: remedies(0),
      says: {
        ar: 'ابدئي من الأسفل: رسالة في صباح التسليم، وفيها الثمن كاملًا.',
        en: 'Begin at the bottom: a message on the morning of delivery, with the full price.',
      },
    },
    {
      seconds: 6,
      shows: remedies(1),
      says: {
        ar: 'ثم المكالمة: في اليوم نفسه، قبل التغليف، وتعيد هي العنوان.',
        en: 'Then the call: on the same day, before you pack, and she repeats the address.',
      },
    },
    {
      seconds: 6,
      shows: remedies(2),
      says: {
        ar: 'ثم الردّ: الثمن واليوم وسؤال منك، في ساعة تعرفها زبوناتك.',
        en: 'Then the reply: price, day and a question back, at an hour your customers know.',
      },
    },
    {
      seconds: 6,
      shows: remedies(3),
      says: {
        ar: 'ثم الصفحة: سؤال تكرّر ثلاث مرات مكانه هناك، بكلمات السائلة.',
        en: 'Then the page: what was asked three times belongs there, in her words.',
      },
    },
    {
      seconds: 6,
      shows: remedies(4),
      says: {
        ar: 'وأخيرًا الصورة الأولى: ما هذا، وبكم، من غير تمرير.',
        en: 'Last the first picture: what it is and for how much, without scrolling.',
      },
    },
    {
      seconds: 8,
      shows: {
        kind: 'person',
        over: { ar: 'دورك الآن', en: 'Your turn' },
        line: { ar: 'اكتبي أعدادك الخمسة', en: 'Write your five numbers' },
      },
      says: {
        ar: 'هذه أعداد مثال. اكتبي خمسة أسطر في دفترك، وأمام كل سطر تقدير لصفحتك أنتِ.',
        en: 'These numbers are an example. Write five lines, with a guess for your own page behind each.',
      },
    },
  ],
};

export const ecommerceMasteryFilms: readonly LessonFilm[] = [welcome, lesson];
