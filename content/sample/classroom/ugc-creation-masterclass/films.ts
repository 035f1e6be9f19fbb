import type { FilmPicture, LessonFilm } from '../../../shape.ts';

const name = { ar: 'نور الشفشاوني', en: 'Nour Chefchaouni' };

const welcome: LessonFilm = {
  name: 'ugc-creation-masterclass-welcome',
  portrait: 'nour',
  ground: 'saffron',
  scenes: [
    {
      seconds: 6,
      shows: { kind: 'person', over: name, line: { ar: 'مرحبًا بك', en: 'Welcome' } },
      says: {
        ar: 'أنا نور. صوّرتُ أول فيديو لي على شرفة في تطوان، ووشاحي هو الخلفية.',
        en: 'I am Nour. I filmed my first video on a balcony in Tetouan, with my scarf behind it.',
      },
    },
    {
      seconds: 6,
      shows: {
        kind: 'person',
        over: name,
        line: { ar: 'تصوّرين\nمنذ الأسبوع الأول', en: 'You film from the first week on' },
      },
      says: {
        ar: 'لا تحتاجين إلى متابعين. تحتاجين إلى هاتف ونافذة، وإلى أن تُسلّمي في الموعد.',
        en: 'You need no followers. You need a phone, a window, and to deliver on the agreed day.',
      },
    },
    {
      seconds: 6,
      shows: {
        kind: 'row',
        title: { ar: 'حضّري ثلاثة أشياء', en: 'Have three things ready' },
        things: [
          { icon: 'phone', label: { ar: 'هاتف', en: 'a phone' } },
          { icon: 'window', label: { ar: 'نافذة', en: 'a window' } },
          { icon: 'package', label: { ar: '5 منتجات', en: 'five products' } },
        ],
        at: null,
      },
      says: {
        ar: 'حضّري هاتفك وفيه مكان فارغ، ونافذة، وخمسة منتجات من بيتك تستعملينها حقًّا.',
        en: 'Have a phone with free space, a window, and five products from your home that you use.',
      },
    },
    {
      seconds: 6,
      shows: {
        kind: 'row',
        title: { ar: 'أنتِ من تقرّر ما يظهر', en: 'You decide what is seen' },
        things: [
          { icon: 'hand', label: { ar: 'اليدان', en: 'hands' } },
          { icon: 'mic', label: { ar: 'الصوت', en: 'voice' } },
          { icon: 'user', label: { ar: 'الوجه', en: 'face' } },
        ],
        at: null,
      },
      says: {
        ar: 'يداك، أو صوتك، أو وجهك: أنتِ من تقرّر، ولكل تمرين صيغة لكل اختيار.',
        en: 'Hands, voice or face: you decide, and every exercise has a version for each.',
      },
    },
    {
      seconds: 6,
      shows: {
        kind: 'person',
        over: name,
        line: { ar: 'ابدئي الآن:\nصورة واحدة', en: 'Begin now: one photo' },
      },
      says: {
        ar: 'والآن مهمتك الأولى: شيء واحد، ونافذة واحدة، وعشر دقائق.',
        en: 'Now your first task: one object, one window, ten minutes.',
      },
    },
  ],
};

const road = (at: number | null): FilmPicture => ({
  kind: 'row',
  title: { ar: 'من الطلب إلى التسليم', en: 'From the brief to the delivery' },
  things: [
    { icon: 'chat', label: { ar: 'الطلب', en: 'brief' } },
    { icon: 'pen', label: { ar: 'السيناريو', en: 'script' } },
    { icon: 'camera', label: { ar: 'التصوير', en: 'filming' } },
    { icon: 'video', label: { ar: 'المونتاج', en: 'cutting' } },
    { icon: 'check', label: { ar: 'التسليم', en: 'delivery' } },
  ],
  at,
});

const sum = (shown: number): FilmPicture => ({
  kind: 'sum',
  title: { ar: 'فيديو واحد من 20 ثانية', en: 'One video of 20 seconds' },
  lines: [
    { label: { ar: 'التحضير: ساعة', en: 'preparing: 1 hour' }, value: '70' },
    { label: { ar: 'التصوير: ساعتان', en: 'filming: 2 hours' }, value: '140' },
    { label: { ar: 'المونتاج: ساعتان', en: 'cutting: 2 hours' }, value: '140' },
    { label: { ar: 'أشياء للتصوير', en: 'things for the picture' }, value: '40' },
    { label: { ar: 'الإنترنت والتطبيقات', en: 'internet and apps' }, value: '30' },
    { label: { ar: 'ثمنك', en: 'your price' }, value: '420 MAD' },
  ],
  shown,
});

const lesson: LessonFilm = {
  name: 'ugc-creation-masterclass-brief-to-delivery',
  portrait: 'nour',
  ground: 'saffron',
  scenes: [
    {
      seconds: 6,
      shows: {
        kind: 'person',
        over: { ar: 'الوحدة 01', en: 'Module 01' },
        line: { ar: 'طلب واحد\nحتى الفاتورة', en: 'One order, up to the invoice' },
      },
      says: {
        ar: 'علامة شاي تطلب فيديو من عشرين ثانية. لنتتبّع الطلب حتى الفاتورة.',
        en: 'A tea brand orders a video of twenty seconds. We follow the order up to the invoice.',
      },
    },
    {
      seconds: 7,
      shows: road(0),
      says: {
        ar: 'تكتب العلامة: «نريد شيئًا عفويًا». اسألي: ما الذي لا تعرفه الزبونة بعد؟ وأين سيُنشر؟',
        en: 'They write: “something natural.” Ask: what does the customer not know yet? Where is it shown?',
      },
    },
    {
      seconds: 6,
      shows: road(1),
      says: {
        ar: 'السيناريو صفحة واحدة: بداية تشدّ، ودليل، وخاتمة. ترسلينه قبل التصوير.',
        en: 'The script is one page: a beginning that holds, a proof, an end. You send it first.',
      },
    },
    {
      seconds: 6,
      shows: road(2),
      says: {
        ar: 'تصوّرين قرب النافذة: لقطات قصيرة، والهاتف واقف، ووضع الطيران مشغّل.',
        en: 'You film beside the window: short shots, the phone upright and in flight mode.',
      },
    },
    {
      seconds: 6,
      shows: road(3),
      says: {
        ar: 'تقصّين، وتكتبين الترجمة، ثم تشاهدينه مرة من غير صوت. هل يُفهم؟',
        en: 'You cut, write the subtitles and watch it once without sound. Is it understood?',
      },
    },
    {
      seconds: 6,
      shows: road(4),
      says: {
        ar: 'تسلّمين في اليوم المتّفق عليه، باسم ملف واضح، ومع جولة تصحيح واحدة.',
        en: 'You deliver on the agreed day, with a clear file name and one round of changes.',
      },
    },
    {
      seconds: 5,
      shows: sum(1),
      says: {
        ar: 'والثمن؟ ساعة التحضير بـ 70 درهمًا، وهذا مثال.',
        en: 'And the price? An hour of preparing at 70. It is an example.',
      },
    },
    {
      seconds: 5,
      shows: sum(2),
      says: {
        ar: 'ساعتان للتصوير: 140. وهيّئي الطاولة في المساء.',
        en: 'Two hours of filming: 140. Lay the table in the evening.',
      },
    },
    {
      seconds: 5,
      shows: sum(3),
      says: { ar: 'ساعتان للمونتاج والترجمة: 140.', en: 'Two hours of cutting and subtitles: 140.' },
    },
    {
      seconds: 5,
      shows: sum(5),
      says: {
        ar: 'نعناع وخبز وكأس: 40. والإنترنت والتطبيقات: 30.',
        en: 'Mint, bread, a glass: 40. Internet and apps: 30.',
      },
    },
    {
      seconds: 7,
      shows: sum(6),
      says: {
        ar: 'المجموع 420 درهمًا. ثمن وراءه حساب لا يُساوَم عليه كثمن من الهواء.',
        en: 'Together 420 dirhams. A price with a sum behind it is not haggled like one from the air.',
      },
    },
    {
      seconds: 7,
      shows: {
        kind: 'line',
        icon: 'tag',
        line: { ar: 'إعلان مدفوع؟\nحقّ آخر وثمن آخر', en: 'A paid advert? Another right, another price' },
      },
      says: {
        ar: 'وإن أرادت استعماله في إعلان مدفوع فذلك حقّ آخر. اكتبي: أين، وإلى متى.',
        en: 'If they want it in a paid advert, that is another right. Write down where and how long.',
      },
    },
    {
      seconds: 8,
      shows: {
        kind: 'person',
        over: { ar: 'دورك الآن', en: 'Your turn' },
        line: { ar: 'كم تساوي\nساعتك؟', en: 'What is your hour worth?' },
      },
      says: {
        ar: 'أعيدي الحساب بثمن ساعتك أنتِ. واكتبي أي الخطوات الخمس تخيفك، فبها نبدأ في لقائنا.',
        en: 'Do the sum again with your own hour. And note which step frightens you: we begin with it.',
      },
    },
  ],
};

export const ugcCreationMasterclassFilms: readonly LessonFilm[] = [welcome, lesson];
