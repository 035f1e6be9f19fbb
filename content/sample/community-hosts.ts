/** Hosts of the sample community and what they wrote in the four weeks before the first start, the oldest first. */
import type { SampleCommunityPost, SampleHost, SampleHostPost } from '../shape.ts';
import { communityInside } from '../../src/community/community/words.en.ts';
import { communityRules as rulesEn } from '../../src/academy/legal/community-rules.words.en.ts';
import { communityRules as rulesAr } from '../../src/academy/legal/community-rules.words.ar.ts';
import { communityRules as rulesFr } from '../../src/academy/legal/community-rules.words.fr.ts';

export const communityHosts: readonly SampleHost[] = [
  { key: 'ghizlane', name: 'غزلان', city: 'فاس', about: 'مضيفة فضاء التعارف. أقرأ كل كلمة تعارف وأجيب عنها.' },
  {
    key: 'ilham',
    name: 'إلهام',
    city: 'مراكش',
    about: 'مضيفة «نجاحاتنا». أحبّ صور العمل، ولو كانت غير مكتملة.',
  },
  { key: 'rajae', name: 'رجاء', city: 'أكادير', about: 'مضيفة الأسئلة عن الأثمان والحساب.' },
  { key: 'soukaina', name: 'Soukaina', city: 'Casablanca', about: 'I host the questions asked in English.' },
  { key: 'hasnae', name: 'حسناء', city: 'طنجة', about: 'مضيفة لقاء الثلاثاء.' },
  { key: 'widad', name: 'وداد', city: 'وجدة', about: 'مضيفة فضاء المتابعة. أسأل كل خميس.' },
  {
    key: 'chaimae',
    name: 'Chaimae',
    city: 'Rabat',
    about: 'I host Accountability in English. Darija is fine too.',
  },
  { key: 'meryem', name: 'مريم', city: 'مكناس', about: 'مضيفة الأسئلة عن الخياطة والعمل اليدوي.' },
  { key: 'ibtissam', name: 'ابتسام', city: 'تطوان', about: 'مضيفة الأسئلة عن الطبخ والحلويات.' },
  { key: 'loubna', name: 'Loubna', city: 'Essaouira', about: 'I host the Thursday workbench.' },
];

export const communityHostPosts: readonly SampleHostPost[] = [
  {
    by: 'ghizlane',
    space: 'introductions',
    daysAgo: 27,
    at: '19:10',
    body: `اسمي غزلان، من فاس. أنا مضيفة هذا الفضاء: أقرأ كل كلمة تعارف وأجيب عنها.

يكفي سطران: اسمك الأول، ومدينتك، وما تتعلّمينه. وإن لم تعرفي بعد ماذا تتعلّمين، فاكتبي ذلك أيضًا.`,
    given: { heart: ['ilham', 'widad', 'meryem', 'hasnae'] },
    replies: [
      { by: 'widad', afterMinutes: 35, body: 'اسمي وداد، من وجدة. أستقبلكنّ في فضاء المتابعة.' },
      { by: 'meryem', afterMinutes: 90, body: 'مريم، من مكناس. إن كان سؤالك عن الخياطة فأنا هنا كل مساء.' },
    ],
  },
  {
    by: 'ilham',
    space: 'introductions',
    daysAgo: 26,
    at: '20:25',
    body: `إلهام، من مراكش. أتابع «نجاحاتنا» وأعلّق على صور العمل.

لا أنتظر صورًا جميلة. صورة لنصف قفطان على طاولة المطبخ تقول لي أكثر من صورة من الإنترنت.`,
    given: { heart: ['ghizlane', 'ibtissam'], strength: ['rajae'] },
  },
  {
    by: 'rajae',
    space: 'questions',
    daysAgo: 25,
    at: '18:40',
    body: `سؤال يعود كل أسبوع: «بكم أبيع؟»

قبل أن تسألي، احسبي ثلاثة أرقام واكتبيها في سؤالك: كم صرفتِ على المواد، وكم ساعة عملتِ، وكم يكلّف التغليف والتوصيل. مع هذه الأرقام نجيبك في دقيقتين، ودونها نخمّن فقط.`,
    given: { idea: ['meryem', 'ibtissam', 'hasnae', 'ghizlane'] },
    replies: [
      { by: 'ibtissam', afterMinutes: 50, body: 'وفي الحلويات أضيفي ثمن الغاز. أغلبنا ينساه.' },
      { by: 'rajae', afterMinutes: 75, body: 'صحيح. والطاكسي إلى السوق كذلك.' },
    ],
  },
  {
    by: 'soukaina',
    space: 'introductions',
    daysAgo: 24,
    at: '21:05',
    body: `Hi, I am Soukaina, from Casablanca. I answer the questions that are asked in English.

If you are shy about your English, write it with mistakes. Rule 2 says that nobody here laughs at spelling, and we mean it.`,
    given: { heart: ['chaimae', 'loubna', 'ghizlane'] },
    replies: [
      {
        by: 'chaimae',
        afterMinutes: 40,
        body: 'Chaimae, Rabat. Same here, and you can answer me in Darija.',
      },
    ],
  },
  {
    by: 'hasnae',
    space: 'wins',
    daysAgo: 22,
    at: '20:00',
    body: `شنو صدق ليك هاد السيمانة؟ ماشي ضروري تكون حاجة كبيرة. «جاوبت على ميساج كنت خايفة منو» حتى هي كتّحسب.

كتبيها هنا، وزيدي تصويرة إلا كانت عندك.`,
    given: { strength: ['widad', 'rajae', 'ilham'] },
    replies: [
      { by: 'ilham', afterMinutes: 25, body: 'والتصويرة ماشي ضروري يبان فيها وجهك. اليدين والخدمة كافيين.' },
    ],
  },
  {
    by: 'widad',
    space: 'accountability',
    daysAgo: 21,
    at: '19:30',
    body: `الأحد، يوم الهدف. اكتبي تحت هذا المنشور سطرًا واحدًا عن شيء يُرى حين يُنجز.

لا «أشتغل على صفحتي»، بل «أضع ثلاثة أثمنة في صفحتي قبل الخميس». أسأل كل واحدة يوم الخميس مساءً.`,
    given: { strength: ['hasnae', 'ghizlane'], heart: ['meryem'] },
    replies: [
      {
        by: 'rajae',
        afterMinutes: 20,
        body: 'هدفي أنا: أكتب جدولًا لحساب الكلفة وأضعه في «الأسئلة» قبل الأربعاء.',
      },
      { by: 'widad', afterMinutes: 32, body: 'سجّلتُه. أسألك يوم الخميس.' },
    ],
  },
  {
    by: 'loubna',
    space: 'questions',
    daysAgo: 20,
    at: '18:15',
    isPublic: true,
    body: `Before you pay anybody to make you a website, answer this: where do your customers write to you today?

If the answer is WhatsApp, start there. A clear photo, a price, a delivery day and one line on how to order. You can build a page later, when you know which questions people ask again and again.`,
    given: { idea: ['soukaina', 'chaimae', 'rajae'], heart: ['ilham'] },
    replies: [
      {
        by: 'soukaina',
        afterMinutes: 30,
        body: 'And write the price in the photo caption. People do not like to ask.',
      },
      {
        by: 'chaimae',
        afterMinutes: 95,
        body: 'Save the answers you type often. It takes five minutes and saves an hour a week.',
      },
    ],
  },
  {
    by: 'ilham',
    space: 'wins',
    daysAgo: 19,
    at: '12:20',
    isPublic: true,
    body: `نصيحة لصور هذا الأسبوع: لا تشتري شيئًا.

ضعي ما صنعتِه قرب النافذة في الصباح، فوق قماش أبيض، وأطفئي ضوء الغرفة. التقطي خمس صور: من فوق، ومن قريب، وفي اليد، وأثناء الاستعمال، وواحدة تبيّن الحجم. ثم احذفي أربعًا.`,
    given: { idea: ['ghizlane', 'ibtissam', 'meryem', 'widad'], heart: ['hasnae'] },
    replies: [
      { by: 'meryem', afterMinutes: 60, body: 'وللقفطان: علّقيه ولا تفرشيه على الأرض، فالطيّات تظهر في الصورة.' },
      {
        by: 'ibtissam',
        afterMinutes: 140,
        body: 'الحلويات أحسن في الصباح أيضًا، قبل أن تدفأ الغرفة ويذوب العسل.',
      },
    ],
  },
  {
    by: 'ibtissam',
    space: 'questions',
    daysAgo: 17,
    at: '21:15',
    body: `بزاف كيسولو: الكليانة رجّعات الكوموند، شنو ندير؟

أول حاجة: ما تجاوبيش فالساعة. سوليها شنو ما عجبهاش بالضبط، وكتبي الجواب. من بعد قرّري: واش نعوّضها، ولا نرجّع ليها الفلوس، ولا نشرح. وإلا تعاودات نفس الحاجة جوج مرات، راه المشكل فالعرض ماشي فالكليانة.`,
    given: { idea: ['rajae', 'hasnae'], strength: ['ilham', 'widad'] },
    replies: [
      { by: 'rajae', afterMinutes: 45, body: 'وحسبي شحال كلّفاتك الرجعة. هاد الرقم خاصو يدخل فالثمن.' },
    ],
  },
  {
    by: 'chaimae',
    space: 'accountability',
    daysAgo: 16,
    at: '19:45',
    isPublic: true,
    body: `Goals for this week, please. One line each, something we can see when it is done.

Mine: I will call the two printers in Agdal and write both prices here by Thursday at 20:00. What could stop me: I hate calling. So ask me.`,
    given: { strength: ['loubna', 'widad', 'soukaina'] },
    replies: [
      { by: 'loubna', afterMinutes: 15, body: 'I will ask you on Thursday at 20:01.' },
      {
        by: 'soukaina',
        afterMinutes: 50,
        body: 'Mine: I will rewrite the welcome text of the English questions. By Wednesday.',
      },
      {
        by: 'chaimae',
        afterMinutes: 5_770,
        body: 'Done. 1.90 and 2.20 a label. I was on the phone for four minutes in all.',
      },
    ],
  },
  {
    by: 'meryem',
    space: 'wins',
    daysAgo: 14,
    at: '13:05',
    body: `جرّبتُ هذا الأسبوع ما نطلبه منكنّ في اليوم 8: سجّلتُ نفسي وأنا أقول ثمن جلابة واحدة، دون شرح بعده.

أعدتُها أحد عشر مرة. في كل مرة كنتُ أضيف «ولكن يمكن أن ننقص». المرة الأخيرة سكتُّ. جرّبنها قبل لقاء الثلاثاء.`,
    given: { heart: ['ghizlane', 'rajae', 'hasnae'], strength: ['ilham'] },
    replies: [{ by: 'hasnae', afterMinutes: 70, body: 'نبدأ لقاء الثلاثاء بهذا التمرين.' }],
  },
  {
    by: 'hasnae',
    space: 'questions',
    daysAgo: 13,
    at: '12:30',
    body: `لقاء الثلاثاء عن التوصيل. اكتبي سؤالك تحت هذا المنشور، والأكثر طلبًا نجيب عنه أولًا.

ما وصلني إلى الآن: كيف أحسب ثمن التوصيل بين المدن؟ ومن يدفعه حين يرجع الطرد؟`,
    given: { idea: ['ibtissam', 'meryem'] },
    replies: [
      { by: 'ghizlane', afterMinutes: 40, body: 'سؤال سمعته كثيرًا: هل أرسل قبل أن تدفع الزبونة أم بعده؟' },
      { by: 'hasnae', afterMinutes: 55, body: 'أضفتُه إلى اللائحة.' },
    ],
  },
  {
    by: 'ibtissam',
    space: 'introductions',
    daysAgo: 12,
    at: '20:50',
    body: 'ابتسام، من تطوان. أجيب عن أسئلة الطبخ والحلويات، وأقرأ بالدارجة والعربية والإسبانية. اسألن دون تردّد.',
    given: { heart: ['ghizlane', 'ilham'] },
  },
  {
    by: 'rajae',
    space: 'accountability',
    daysAgo: 10,
    at: '18:00',
    body: `نصف الشهر مرّ. خذي ورقة واكتبي رقمين: كم دخل، وكم خرج. لا تصلحي شيئًا الآن.

من كتبت الرقمين فلتضع هنا كلمة «كتبتُ». لا نسأل عن الأرقام نفسها.`,
    given: { strength: ['widad', 'meryem', 'ibtissam'] },
    replies: [
      { by: 'ibtissam', afterMinutes: 120, body: 'كتبتُ.' },
      { by: 'ilham', afterMinutes: 190, body: 'كتبتُ، ونسيتُ التغليف في المرة الأولى.' },
    ],
  },
  {
    by: 'soukaina',
    space: 'questions',
    daysAgo: 9,
    at: '21:20',
    isPublic: true,
    body: `A question we get every week: “A customer writes to me in English and I freeze. What do I do?”

Keep three sentences in your phone: “Thank you for your message.” “Let me check and write back today.” “The price is … and delivery takes … days.” They cover most of it. For anything else, paste the message here and we will answer it together.`,
    given: { idea: ['chaimae', 'loubna', 'ghizlane', 'hasnae'] },
    replies: [
      {
        by: 'loubna',
        afterMinutes: 35,
        body: 'The second one is the best. Nobody minds waiting until the evening.',
      },
    ],
  },
  {
    by: 'ghizlane',
    space: 'wins',
    daysAgo: 7,
    at: '19:00',
    body: `من يوم الاثنين إلى اليوم لم يبقَ في «الأسئلة» سؤال دون جواب أكثر من ليلة. هذا نجاحنا نحن المضيفات.

ما نجاحك هذا الأسبوع؟`,
    given: { heart: ['rajae', 'ibtissam', 'meryem', 'hasnae', 'widad'] },
    replies: [{ by: 'widad', afterMinutes: 55, body: 'وسؤال واحد أجابت عنه ثلاث في ربع ساعة.' }],
  },
  {
    by: 'rajae',
    space: 'questions',
    daysAgo: 6,
    at: '18:30',
    isPublic: true,
    body: `«قالت لي: غالية. ماذا أقول؟»

لا تنقصي الثمن قبل أن تسألي: «غالية مقارنةً بماذا؟». أحيانًا تقارن بعمل آلة، وأحيانًا لا يكفيها المال هذا الشهر. في الحالة الأولى اشرحي كم ساعة أخذ منك العمل. وفي الثانية اقترحي قطعة أصغر. وفي الحالتين لا تعتذري عن الثمن.`,
    given: { idea: ['ilham', 'meryem', 'ghizlane'], strength: ['ibtissam', 'widad'] },
    replies: [
      {
        by: 'meryem',
        afterMinutes: 65,
        body: 'عندي جملة محفوظة في الهاتف: «أخذت مني ست عشرة ساعة، وكلها باليد».',
      },
      { by: 'rajae', afterMinutes: 80, body: 'ممتازة. لا شرح بعدها.' },
    ],
  },
  {
    by: 'widad',
    space: 'accountability',
    daysAgo: 4,
    at: '20:10',
    isPublic: true,
    body: `سؤال الخميس: ماذا كان هدفك يوم الأحد، وأين وصلتِ؟

ثلاثة أجوبة ممكنة: أنجزتُ، أنجزتُ النصف، لم أنجز. لا أحد هنا يسأل لماذا، نسأل فقط: ما الذي تغيّرينه حتى الأحد؟`,
    given: { heart: ['ghizlane', 'hasnae'], strength: ['rajae', 'ilham'] },
    replies: [
      { by: 'ghizlane', afterMinutes: 25, body: 'أنجزتُ النصف. أكتب الباقي صباح السبت قبل أن يستيقظ البيت.' },
      { by: 'hasnae', afterMinutes: 47, body: 'لم أنجز. كان الهدف كبيرًا، أقسمه على أسبوعين.' },
    ],
  },
  {
    by: 'chaimae',
    space: 'wins',
    daysAgo: 2,
    at: '19:20',
    body: `Small one: I asked a supplier for a discount out loud instead of by message, and she said yes before I finished the sentence.

What worked for you this week?`,
    given: { strength: ['soukaina', 'loubna'], heart: ['rajae'] },
    replies: [
      {
        by: 'soukaina',
        afterMinutes: 30,
        body: 'I said no to a job that paid too little. It was easier than I thought.',
      },
    ],
  },
  {
    by: 'ilham',
    space: 'wins',
    daysAgo: 1,
    at: '11:40',
    body: `هذا الأسبوع نجمع صور الطاولات: المكان الذي تعملين فيه كما هو، دون ترتيب. مطبخ، أو ركن في غرفة، أو سرير.

انشري صورتك هنا في «نجاحاتنا». ولا تظهري وجهك إن لم تريدي.`,
    given: { heart: ['meryem', 'ibtissam', 'ghizlane'], idea: ['widad'] },
    replies: [{ by: 'meryem', afterMinutes: 85, body: 'طاولتي هي آلة الخياطة وكرسي. أنشرها هذا المساء.' }],
  },
];

const numbered = (rules: readonly string[]): string =>
  rules.map((rule, place) => `${place + 1}. ${rule}`).join('\n');

/** The first community posts, by the team, in every language, the oldest first. */
export const communityTeam = communityInside.authors.academy.account;

export const communityPosts: readonly SampleCommunityPost[] = [
  {
    space: 'announcements',
    isPinned: true,
    body: {
      ar: `القواعد السبع للمجتمع

${numbered(rulesAr)}

إن أزعجك شيء فاضغطي «بلّغي». يقرؤه شخص من الفريق في اليوم نفسه أو في الغد، ثم نكتب إليك هل فعلنا شيئًا.`,
      en: `The seven rules of the community

${numbered(rulesEn)}

If something troubles you, press “Report”. Someone from the team reads it on the same day or the next, and tells you whether something was done.`,
      fr: `Les sept règles de la communauté

${numbered(rulesFr)}

Quelque chose vous dérange ? Appuyez sur « Signaler ». Quelqu’un de l’équipe le lit le jour même ou le lendemain, et vous dit si quelque chose a été fait.`,
    },
  },
  {
    space: 'announcements',
    isPinned: false,
    body: {
      ar: `مرحبًا بك في مجتمع وضوح

هكذا تبدئين في عشر دقائق:

– عرّفي بنفسك في سطرين: كلمتك جاهزة في الصفحة الرئيسية.
– افتحي «صفحتي» واختاري الاسم الذي يراه الآخرون. دون اسم العائلة.
– اكتبي في «المتابعة» سطرًا واحدًا: ماذا ستنجزين قبل يوم الأحد؟
– لديك سؤال تستحيين منه؟ في «الأسئلة» يمكنك أن تسألي دون اسمك.

نقرأ كل ما يُكتب، ونجيب كل مساء.`,
      en: `Welcome to the Clarity Community

How to begin, in ten minutes:

– Introduce yourself in two lines: your introduction is waiting on the home page.
– Open “Me” and choose the name that others see. No family name needed.
– Write one line in Accountability: what will you have done by Sunday?
– Is there a question you would rather not put your name to? In Questions you can ask without it.

We read everything and answer every evening.`,
      fr: `Bienvenue dans la Communauté Clarté

Comment commencer, en dix minutes :

– Présentez-vous en deux lignes : votre présentation vous attend sur la page d’accueil.
– Ouvrez « Profil » et choisissez le nom que les autres voient. Sans nom de famille.
– Écrivez une ligne dans « Suivi » : qu’aurez-vous fait d’ici dimanche ?
– Une question que vous préférez poser sans votre nom ? Dans « Questions », c’est possible.

Nous lisons tout et répondons chaque soir.`,
    },
  },
];
