import type { SampleOutline } from '../../../shape.ts';

export const ecommerceMastery: SampleOutline = {
  course: 'ecommerce-mastery',
  modules: [
    {
      title: {
        en: '01 · Foundations: how money is made in e-commerce',
        ar: '01 · الأسس: كيف يُكسب المال في التجارة الإلكترونية',
      },
      opensAfterDays: 0,
      lessons: [
        {
          key: 'welcome',
          kind: 'film',
          title: { en: 'Welcome from Imane', ar: 'ترحيب من إيمان' },
          minutes: 1,
          film: 'ecommerce-mastery-welcome',
        },
        {
          key: 'first-task',
          kind: 'assignment',
          title: { en: 'Your first task: three questions', ar: 'مهمّتك الأولى: ثلاثة أسئلة' },
          minutes: 10,
          isRequired: false,
          task: {
            kind: 'assignment',
            brief: {
              en: 'Answer in two lines each; a photo of your product is welcome.\n\n1. What do you want to sell, or what do you already sell?\n2. What is hardest at the moment?\n3. Which hours of your week really belong to you?',
              ar: 'أجيبي في سطرين لكل سؤال، وصورة منتجك مرحّب بها.\n\n1. ماذا تريدين أن تبيعي، أو ماذا تبيعين الآن؟\n2. ما أصعب شيء عليك حاليًا؟\n3. أي ساعات من أسبوعك هي لك حقًّا؟',
            },
            takes: ['text', 'photo'],
            rubric: [],
            dueAfterDays: 3,
            lateAllowed: true,
          },
        },
        {
          key: 'hundred-visitors',
          kind: 'film',
          title: { en: 'A hundred visitors: who arrives?', ar: 'مئة زائرة: من تصل إلى آخر الطريق؟' },
          minutes: 1,
          isFree: true,
          film: 'ecommerce-mastery-hundred-visitors',
        },
        {
          key: 'four-ways',
          kind: 'text',
          title: {
            en: 'Four ways to sell online, and which one suits you',
            ar: 'أربع طرق للبيع عبر الإنترنت، وأيها تناسبك',
          },
          minutes: 12,
        },
        {
          key: 'reading-the-funnel',
          kind: 'text',
          title: { en: 'The journey of a hundred visitors', ar: 'رحلة مئة زائرة' },
          minutes: 12,
        },
        {
          key: 'live-1',
          kind: 'live',
          title: { en: 'Live session 1: your way, your funnel', ar: 'اللقاء المباشر 1: طريقتك وقمعك' },
          minutes: 90,
          isRequired: false,
        },
        {
          key: 'goal-hours-budget',
          kind: 'text',
          title: { en: 'Your goal, your time, your budget', ar: 'هدفك ووقتك وميزانيتك' },
          minutes: 12,
        },
        {
          key: 'work-book',
          kind: 'text',
          title: { en: 'Open your workbook', ar: 'افتحي دفتر عملك' },
          minutes: 12,
        },
        {
          key: 'quiz-level-1',
          kind: 'quiz',
          title: { en: 'Quiz: level 1', ar: 'اختبار: المستوى 1' },
          minutes: 10,
          task: {
            kind: 'quiz',
            passPercent: 60,
            tries: null,
            questions: [
              {
                id: 'first-hour',
                kind: 'single',
                text: {
                  en: 'You have one free hour. Out of eight confirmed parcels, two come back. Where does the hour help most?',
                  ar: 'عندك ساعة فارغة واحدة. من ثمانية طرود مؤكّدة يعود اثنان. أين تنفع الساعة أكثر؟',
                },
                choices: [
                  {
                    id: 'advert',
                    text: { en: 'In a new advert', ar: 'في إعلان جديد' },
                    isRight: false,
                    why: {
                      en: 'It brings more women to doors that still leak.',
                      ar: 'يأتي بنساء أكثر إلى أبواب ما زالت تُسرّب.',
                    },
                  },
                  {
                    id: 'morning',
                    text: {
                      en: 'In messages on the morning of delivery',
                      ar: 'في رسائل صباح التسليم',
                    },
                    isRight: true,
                  },
                  {
                    id: 'logo',
                    text: { en: 'In a better logo', ar: 'في شعار أجمل' },
                    isRight: false,
                    why: {
                      en: 'Nobody refuses a parcel because of a logo.',
                      ar: 'لا أحد يرفض طردًا بسبب الشعار.',
                    },
                  },
                ],
                why: {
                  en: 'Work from the bottom upwards: each parcel that does not come back saves the delivery, the return and the packaging.',
                  ar: 'اشتغلي من الأسفل إلى الأعلى: كل طرد لا يعود يوفّر ذهابًا ورجوعًا وتغليفًا.',
                },
              },
              {
                id: 'goals',
                kind: 'multiple',
                text: { en: 'Which of these goals can be checked?', ar: 'أي هذه الأهداف يمكن التحقّق منه؟' },
                choices: [
                  {
                    id: 'twenty',
                    text: {
                      en: 'By 30 March I have sent 20 confirmed parcels.',
                      ar: 'قبل 30 مارس أرسلتُ 20 طردًا مؤكّدًا.',
                    },
                    isRight: true,
                  },
                  {
                    id: 'a-lot',
                    text: { en: 'I want to sell a lot.', ar: 'أريد أن أبيع كثيرًا.' },
                    isRight: false,
                    why: { en: 'How much is a lot, and by when?', ar: 'كم هو الكثير، وإلى متى؟' },
                  },
                  {
                    id: 'talks',
                    text: {
                      en: 'By Sunday I have had three talks with customers.',
                      ar: 'قبل يوم الأحد أجريتُ ثلاث محادثات مع زبونات.',
                    },
                    isRight: true,
                  },
                  {
                    id: 'famous',
                    text: { en: 'My brand becomes known.', ar: 'تصير علامتي معروفة.' },
                    isRight: false,
                    why: {
                      en: 'You can never say whether that is true or false.',
                      ar: 'لا يوم يصحّ فيه ذلك أو يخطئ.',
                    },
                  },
                ],
              },
              {
                id: 'what-remains',
                kind: 'short',
                text: {
                  en: 'An accepted parcel earns you 50 MAD, a returned one costs you 40 MAD. Out of ten parcels, two come back. How many dirhams do the ten earn you?',
                  ar: 'الطرد المقبول يُبقي 50 درهم، والعائد يكلّف 40 درهم. من عشرة طرود يعود اثنان. كم درهمًا تُبقي العشرة؟',
                },
                accepted: [],
                number: { value: 320, tolerance: 0 },
                why: { en: '8 × 50 − 2 × 40 = 320 MAD.', ar: '8 في 50 ناقص 2 في 40، أي 320 درهم.' },
              },
              {
                id: 'stranger',
                kind: 'true-false',
                text: {
                  en: 'With dropshipping you have no stock, so returns are not your problem.',
                  ar: 'في الدروبشيبينغ لا مخزون عندك، فالمرتجعات ليست مشكلتك.',
                },
                isTrue: false,
                why: {
                  en: 'She bought from you. When the colour is wrong, your phone rings, and the thin margin is gone.',
                  ar: 'هي اشترت منك أنتِ. حين يخطئ اللون يرنّ هاتفك، ويضيع الهامش الرقيق.',
                },
              },
              {
                id: 'evening',
                kind: 'order',
                text: {
                  en: 'The evening of the book: put the steps in order.',
                  ar: 'أمسية الدفتر: رتّبي الخطوات.',
                },
                steps: [
                  {
                    id: 'orders',
                    text: { en: 'Fill in what is missing in the orders', ar: 'ملء ما ينقص في الطلبيات' },
                  },
                  { id: 'money', text: { en: 'Draw the line under the money', ar: 'وضع الخط تحت المال' } },
                  {
                    id: 'funnel',
                    text: { en: 'Write the five numbers of the funnel', ar: 'كتابة أعداد القمع الخمسة' },
                  },
                  {
                    id: 'sentence',
                    text: { en: 'Write one sentence that you learned', ar: 'كتابة جملة مما تعلّمتِ' },
                  },
                ],
                why: {
                  en: 'First the facts, then the sentence. Planning is for another evening.',
                  ar: 'الوقائع أولًا ثم الجملة. أما التخطيط فله أمسية أخرى.',
                },
              },
              {
                id: 'in-the-book',
                kind: 'single',
                text: {
                  en: 'What does not belong in the order book?',
                  ar: 'ما الذي لا مكان له في دفتر الطلبيات؟',
                },
                choices: [
                  {
                    id: 'words',
                    text: { en: 'Her words about why she refused', ar: 'كلامها عن سبب الرفض' },
                    isRight: false,
                    why: { en: 'They belong in it: you learn from them.', ar: 'مكانه هناك، فمنه تتعلّمين.' },
                  },
                  {
                    id: 'id-card',
                    text: { en: 'The number of her ID card', ar: 'رقم بطاقتها الوطنية' },
                    isRight: true,
                  },
                  {
                    id: 'town',
                    text: { en: 'Her town', ar: 'مدينتها' },
                    isRight: false,
                    why: {
                      en: 'The parcel needs it, and so do your records.',
                      ar: 'يحتاج إليها الطرد وحسابك.',
                    },
                  },
                ],
                why: {
                  en: 'Only what the parcel needs. What you do not keep, you cannot lose.',
                  ar: 'ما يحتاج إليه الطرد فقط. وما ليس عندك لا يضيع من أحد.',
                },
              },
            ],
          },
        },
        {
          key: 'first-pages',
          kind: 'assignment',
          title: {
            en: 'Assignment: the first pages of your workbook',
            ar: 'المهمّة: الصفحات الأولى من دفتر عملك',
          },
          minutes: 45,
          task: {
            kind: 'assignment',
            brief: {
              en: 'Send photos of two pages, or type them:\n\n1. **Inside of the cover**: your goal with a number and a day, the *why*, the three jars with amounts, the day you stop.\n2. **First page**: nine columns and order 000, as much as you know today.\n\nAdd one sentence: *I am starting with way …, because …*',
              ar: 'أرسلي صورتي صفحتين، أو اكتبيهما:\n\n1. **ظهر الغلاف**: هدفك بعدد ويوم، و*لماذا*، والجرّات الثلاث بمبالغها، واليوم الذي تتوقّفين فيه.\n2. **الصفحة الأولى**: تسع خانات والطلبية 000، بما تعرفينه منها اليوم.\n\nوأضيفي جملة: *أبدأ بالطريقة … لأن …*',
            },
            takes: ['text', 'photo', 'file'],
            rubric: [
              {
                id: 'goal',
                title: {
                  en: 'The goal has a number and a day and depends on you',
                  ar: 'للهدف عدد ويوم، وهو رهين بك',
                },
                points: 4,
              },
              {
                id: 'jars',
                title: { en: 'Three jars and a day to stop', ar: 'ثلاث جرّات ويوم تتوقّفين فيه' },
                points: 3,
              },
              {
                id: 'book',
                title: {
                  en: 'The book is started, order 000 is under way',
                  ar: 'الدفتر مفتوح والطلبية 000 بدأت',
                },
                points: 3,
              },
            ],
            dueAfterDays: 6,
            lateAllowed: true,
          },
        },
      ],
    },
    {
      title: { en: '02 · Market and customer', ar: '02 · السوق والزبونة' },
      opensAfterDays: 7,
      lessons: [
        {
          key: 'read-demand',
          kind: 'text',
          title: { en: 'Read demand with free tools', ar: 'قراءة الطلب بأدوات مجانية' },
          minutes: 12,
        },
        {
          key: 'talk-and-silence',
          kind: 'text',
          title: {
            en: 'Talk to ten customers: questions and silence',
            ar: 'عشر محادثات مع زبونات: متى تسألين ومتى تصمتين',
          },
          minutes: 12,
        },
        {
          key: 'live-2',
          kind: 'live',
          title: { en: 'Live session 2: listening', ar: 'اللقاء المباشر 2: الإصغاء' },
          minutes: 90,
          isRequired: false,
        },
      ],
    },
  ],
};
