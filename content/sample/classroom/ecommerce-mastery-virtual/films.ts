import type { FilmPicture, LessonFilm } from '../../../shape.ts';

const name = { ar: 'إيمان الوردي', en: 'Imane El Ouardi' };

const welcome: LessonFilm = {
  name: 'ecommerce-mastery-virtual-welcome',
  drawnIn: 'ar',
  portrait: 'imane',
  ground: 'mint',
  scenes: [
    {
      seconds: 5,
      shows: { kind: 'person', over: name, line: { ar: 'مرحبا بيك', en: 'Welcome' } },
      says: {
        ar: 'السلام، أنا إيمان. بديت ب 12 صابونة فكوزينة الواليدة، وتيليفون مسلّفاه.',
        en: 'Salam, I am Imane. I began with twelve soaps in my mother’s kitchen and a borrowed phone.',
      },
    },
    {
      seconds: 6,
      shows: {
        kind: 'person',
        over: name,
        line: { ar: '12 وحدة،\nعلى حساب وقتك', en: 'Twelve units, in your own time' },
      },
      says: {
        ar: 'هنا ماكاين لا معطّلة لا سابقة. كل درس 10 دقايق، وكيتسنّاك.',
        en: 'Nobody is late here and nobody is first. A lesson takes ten minutes, and it waits for you.',
      },
    },
    {
      seconds: 6,
      shows: {
        kind: 'row',
        title: { ar: 'وجّدي 3 حوايج', en: 'Have three things ready' },
        things: [
          { icon: 'phone', label: { ar: 'تيليفونك', en: 'your phone' } },
          { icon: 'notebook', label: { ar: 'كناش', en: 'a notebook' } },
          { icon: 'package', label: { ar: 'حاجة تبيعيها', en: 'a thing to sell' } },
        ],
        at: null,
      },
      says: {
        ar: 'وجّدي تيليفونك، وكناش، وشي حاجة ممكن تبيعيها، واخا تكون غير فكرة.',
        en: 'Have your phone ready, a notebook, and a thing you could sell, even if it is only an idea.',
      },
    },
    {
      seconds: 6,
      shows: {
        kind: 'line',
        icon: 'wallet',
        line: { ar: 'كنحسبو قبل ما نخسرو', en: 'We count before we spend' },
      },
      says: {
        ar: 'القاعدة ديالي: كنحسبو قبل ما نصرفو درهم واحد. ماكنواعدكش بالفلوس، كنواعدك بالطريق.',
        en: 'My rule: we count before we spend one dirham. I promise you no money; I promise you a road.',
      },
    },
    {
      seconds: 6,
      shows: {
        kind: 'person',
        over: name,
        line: { ar: 'بداي دابا:\n10 دقايق', en: 'Begin now: ten minutes' },
      },
      says: {
        ar: 'ملي تسالي هاد الفيديو، ديري المهمة اللولة. عشرة دقايق وصافي. نتلاقاو فيها.',
        en: 'When this film ends, do the first task. Ten minutes and no more. We meet there.',
      },
    },
  ],
};

const road = (at: number | null): FilmPicture => ({
  kind: 'row',
  title: { ar: 'الطريق ديال الطلبية', en: 'The road of an order' },
  things: [
    { icon: 'chat', label: { ar: 'الميساج', en: 'message' } },
    { icon: 'phone', label: { ar: 'التأكيد', en: 'confirmation' } },
    { icon: 'package', label: { ar: 'التغليف', en: 'packing' } },
    { icon: 'truck', label: { ar: 'التوصيل', en: 'delivery' } },
    { icon: 'banknote', label: { ar: 'الفلوس', en: 'money' } },
  ],
  at,
});

const sum = (shown: number): FilmPicture => ({
  kind: 'sum',
  title: { ar: 'باكية فيها 4 صابونات', en: 'A box of four soaps' },
  lines: [
    { label: { ar: 'الثمن مع التوصيل', en: 'price, delivered' }, value: '140' },
    { label: { ar: 'الصابون', en: 'soap' }, value: '− 40' },
    { label: { ar: 'التغليف', en: 'packaging' }, value: '− 6' },
    { label: { ar: 'التوصيل', en: 'delivery' }, value: '− 35' },
    { label: { ar: 'حق المرجوعات', en: 'share of returns' }, value: '− 12' },
    { label: { ar: 'اللي كيبقى', en: 'what stays' }, value: '47 MAD' },
  ],
  shown,
});

const lesson: LessonFilm = {
  name: 'ecommerce-mastery-virtual-one-order',
  drawnIn: 'ar',
  portrait: 'imane',
  ground: 'mint',
  scenes: [
    {
      seconds: 6,
      shows: {
        kind: 'person',
        over: { ar: 'الوحدة 01', en: 'Unit 01' },
        line: { ar: 'نتبعو طلبية وحدة\nحتى للفلوس', en: 'One order, followed to the money' },
      },
      says: {
        ar: 'غادي نتبعو طلبية وحدة: باكية صابون مشات من كازا لبني ملال.',
        en: 'We follow one order: a box of soap that goes from Casablanca to Béni Mellal.',
      },
    },
    {
      seconds: 6,
      shows: road(0),
      says: {
        ar: 'كتوصلك رسالة فالواتساب: «بغيت وحدة، شحال؟». هادي باقا ماشي طلبية.',
        en: 'A WhatsApp message arrives: “I want one, how much?” That is not an order yet.',
      },
    },
    {
      seconds: 7,
      shows: road(1),
      says: {
        ar: 'عيّطي ليها فنفس النهار: المنتوج، المدينة، العنوان، والثمن كامل عند الباب.',
        en: 'Call her on the same day: the product, the town, the address, and the full price at the door.',
      },
    },
    {
      seconds: 6,
      shows: road(2),
      says: {
        ar: 'غلّفي بالليل، باش الباكية تكون واجدة ملي يدوز الليفرور فالصباح.',
        en: 'Pack in the evening, so that the parcel is ready when the courier comes in the morning.',
      },
    },
    {
      seconds: 6,
      shows: road(3),
      says: {
        ar: 'نهار التوصيل صيفطي ليها: «اليوم غادي توصلك، وجّدي 140 درهم».',
        en: 'On the day of delivery write to her: “It comes today, please have 140 dirhams ready.”',
      },
    },
    {
      seconds: 7,
      shows: road(4),
      says: {
        ar: 'كتخلّص عند الباب. الفلوس عند الشركة دابا، ماشي عندك. كتوصلك من بعد أيام.',
        en: 'She pays at the door. The company has the money now, not you. It reaches you days later.',
      },
    },
    {
      seconds: 6,
      shows: sum(1),
      says: {
        ar: 'يالاه نحسبو. خلّصات 140 درهم. واش هادي ديالك كاملة؟',
        en: 'Now we count. She paid 140 dirhams. Is all of it yours?',
      },
    },
    {
      seconds: 5,
      shows: sum(2),
      says: { ar: 'الصابون ب 40: الزيت، الريحة، والوقت.', en: 'The soap is 40: oil, scent and hours.' },
    },
    {
      seconds: 5,
      shows: sum(3),
      says: { ar: 'الكرطونة، الورق والستيكر: 6 دراهم.', en: 'The box, the paper and the label: 6.' },
    },
    {
      seconds: 5,
      shows: sum(4),
      says: {
        ar: 'التوصيل 35 درهم. هادا مثال، شوفي الثمن ديال الشركة ديالك.',
        en: 'Delivery is 35. This is an example: use your own company’s price.',
      },
    },
    {
      seconds: 8,
      shows: sum(5),
      says: {
        ar: 'من كل 10، جوج كيرجعو. كل وحدة خسّرات 48 درهم. كنفرّقوها على 8 اللي تقبلو: 12 لكل وحدة.',
        en: 'Of ten, two come back, and each cost 48. Shared among the eight that were taken: 12 each.',
      },
    },
    {
      seconds: 7,
      shows: sum(6),
      says: {
        ar: 'كيبقاو 47 درهم. هاد الرقم هو اللي كيهمّ، ماشي 140.',
        en: 'What stays is 47 dirhams. This is the number that counts, not 140.',
      },
    },
    {
      seconds: 7,
      shows: {
        kind: 'line',
        icon: 'question',
        line: { ar: 'ولا رجعو 4 من 10؟', en: 'And if four of ten come back?' },
      },
      says: {
        ar: 'ولا رجعو 4 من 10، كيولّي حق المرجوعات 32، وكيبقاو غير 27.',
        en: 'If four of ten come back, the share of returns is 32, and only 27 stays.',
      },
    },
    {
      seconds: 7,
      shows: {
        kind: 'person',
        over: { ar: 'دابا نتي', en: 'Your turn' },
        line: { ar: 'خدي ورقة\nوديري حسابك', en: 'Take a sheet and count yours' },
      },
      says: {
        ar: 'وقّفي الفيديو، خدي ورقة، وديري الحساب بالمنتوج ديالك. الأرقام غالطة؟ ماشي مشكل، غادي نصلحوهم.',
        en: 'Stop the film, take a sheet and count with your product. Wrong numbers? We will mend them.',
      },
    },
  ],
};

export const ecommerceMasteryVirtualFilms: readonly LessonFilm[] = [welcome, lesson];
