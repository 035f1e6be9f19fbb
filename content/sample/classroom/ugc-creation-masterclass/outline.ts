import type { SampleOutline } from '../../../shape.ts';

export const ugcCreationMasterclass: SampleOutline = {
  course: 'ugc-creation-masterclass',
  modules: [
    {
      title: { en: '01 · What UGC is', ar: '01 · ما هو محتوى UGC' },
      opensAfterDays: 0,
      lessons: [
        {
          key: 'welcome',
          kind: 'film',
          title: { en: 'Welcome from Nour', ar: 'ترحيب من نور' },
          minutes: 1,
          film: 'ugc-creation-masterclass-welcome',
        },
        {
          key: 'first-task',
          kind: 'assignment',
          title: { en: 'Your first task: one object, one window', ar: 'مهمّتك الأولى: شيء واحد ونافذة واحدة' },
          minutes: 10,
          isRequired: false,
          task: {
            kind: 'assignment',
            brief: {
              en: 'Take three photos of one product next to a window: the whole product, a detail, in a hand. Send *one* of them, and one sentence: why this one?',
              ar: 'التقطي ثلاث صور لمنتج واحد قرب نافذة: كاملًا، وتفصيلًا، وفي يد. أرسلي *واحدة* منها ومعها جملة: لماذا هذه بالذات؟',
            },
            takes: ['photo', 'text'],
            rubric: [],
            dueAfterDays: 3,
            lateAllowed: true,
          },
        },
        {
          key: 'brief-to-delivery',
          kind: 'film',
          title: { en: 'One order, from the brief to the delivery', ar: 'طلب واحد، من الرسالة إلى التسليم' },
          minutes: 1,
          isFree: true,
          film: 'ugc-creation-masterclass-brief-to-delivery',
        },
        {
          key: 'three-jobs',
          kind: 'text',
          title: {
            en: 'Creator, influencer, advertiser: three different jobs',
            ar: 'صانعة محتوى ومؤثّرة ومعلِنة: ثلاث مهن مختلفة',
          },
          minutes: 12,
        },
        {
          key: 'live-1',
          kind: 'live',
          title: { en: 'Live session 1: what we sell', ar: 'اللقاء المباشر 1: ماذا نبيع' },
          minutes: 90,
          isRequired: false,
        },
        {
          key: 'five-kinds',
          kind: 'text',
          title: { en: 'Five kinds of videos that brands order', ar: 'خمسة أنواع من الفيديو تطلبها العلامات' },
          minutes: 12,
        },
        {
          key: 'choose-your-field',
          kind: 'text',
          title: { en: 'Choose your field', ar: 'اختيار مجالك' },
          minutes: 12,
        },
        {
          key: 'face-hands-voice',
          kind: 'text',
          title: {
            en: 'Face, hands or voice: what you want to show',
            ar: 'الوجه أم اليدان أم الصوت: ما تريدين إظهاره',
          },
          minutes: 12,
        },
        {
          key: 'quiz-module-1',
          kind: 'quiz',
          title: { en: 'Quiz: the trade', ar: 'اختبار: المهنة' },
          minutes: 8,
          task: {
            kind: 'quiz',
            passPercent: 60,
            tries: null,
            questions: [
              {
                id: 'whose-page',
                kind: 'single',
                text: {
                  en: 'A brand writes: “We would love you to post our cream to your followers.” What does it want to buy?',
                  ar: 'تكتب علامة: «نحبّ أن تنشري كريمنا لمتابعيك.» ماذا تريد أن تشتري؟',
                },
                choices: [
                  {
                    id: 'film',
                    text: { en: 'Your video', ar: 'الفيديو' },
                    isRight: false,
                    why: {
                      en: 'Then it would be published on the brand’s page.',
                      ar: 'لو كان كذلك لنُشر في صفحة العلامة.',
                    },
                  },
                  { id: 'audience', text: { en: 'Your audience', ar: 'جمهورك' }, isRight: true },
                  {
                    id: 'campaign',
                    text: { en: 'The work on its adverts', ar: 'العمل على إعلاناتها' },
                    isRight: false,
                    why: {
                      en: 'It says nothing about placing adverts.',
                      ar: 'لم يُذكر شيء عن إدارة الإعلانات.',
                    },
                  },
                ],
                why: {
                  en: 'Look at the verb: “you post” means your audience. You can answer with an offer for their page.',
                  ar: 'انظري إلى الفعل: «تنشري» تعني جمهورك. ولك أن تجيبي بعرض لصفحتهم.',
                },
              },
              {
                id: 'usage',
                kind: 'multiple',
                text: {
                  en: 'What belongs in every agreement, however small?',
                  ar: 'ما الذي مكانه كل اتفاق مهما صغر؟',
                },
                choices: [
                  { id: 'seen', text: { en: 'What is seen of you', ar: 'ما يُرى منك' }, isRight: true },
                  {
                    id: 'where',
                    text: { en: 'Where it is shown and for how long', ar: 'أين يُنشر وإلى متى' },
                    isRight: true,
                  },
                  {
                    id: 'forever',
                    text: { en: 'All rights, for ever', ar: 'كل الحقوق وإلى الأبد' },
                    isRight: false,
                    why: {
                      en: 'Only at its own price, and better not at all.',
                      ar: 'لا يكون إلا بثمن يخصّه، والأحسن ألّا يكون.',
                    },
                  },
                  {
                    id: 'voices',
                    text: {
                      en: 'No training of artificial voices or faces',
                      ar: 'لا تُدرَّب به أصوات أو وجوه اصطناعية',
                    },
                    isRight: true,
                  },
                ],
              },
              {
                id: 'honest',
                kind: 'true-false',
                text: {
                  en: 'The cream came yesterday. You can say “I have been using it for three weeks” if the brand asks you to.',
                  ar: 'وصل الكريم أمس. يمكنك أن تقولي «أستعمله منذ ثلاثة أسابيع» إن طلبت العلامة ذلك.',
                },
                isTrue: false,
                why: {
                  en: 'Your face or your voice vouches for it. Ask for the three weeks, or say “the first time”.',
                  ar: 'وجهك أو صوتك هو الذي يشهد. اطلبي الأسابيع الثلاثة، أو قولي «أول مرة».',
                },
              },
              {
                id: 'price',
                kind: 'short',
                text: {
                  en: 'Four hours at 80 MAD, props for 30 MAD, apps for 20 MAD. What is your price in dirhams?',
                  ar: 'أربع ساعات بـ 80 درهم، وأشياء بـ 30، وتطبيقات بـ 20. كم ثمنك بالدرهم؟',
                },
                accepted: [],
                number: { value: 370, tolerance: 0 },
                why: { en: '4 × 80 + 30 + 20 = 370 MAD.', ar: '4 في 80 زائد 30 زائد 20، أي 370 درهم.' },
              },
              {
                id: 'road',
                kind: 'order',
                text: { en: 'Put the steps of an order in order.', ar: 'رتّبي خطوات الطلب.' },
                steps: [
                  {
                    id: 'ask',
                    text: { en: 'Ask what the brief leaves out', ar: 'السؤال عمّا ينقص في الطلب' },
                  },
                  { id: 'script', text: { en: 'Send the script', ar: 'إرسال السيناريو' } },
                  { id: 'film', text: { en: 'Film', ar: 'التصوير' } },
                  { id: 'cut', text: { en: 'Edit and write subtitles', ar: 'المونتاج والترجمة' } },
                  {
                    id: 'deliver',
                    text: { en: 'Deliver and send the invoice', ar: 'التسليم وإرسال الفاتورة' },
                  },
                ],
                why: {
                  en: 'The script goes out before you film: changing a line takes a minute, filming again takes an afternoon.',
                  ar: 'يُرسَل السيناريو قبل التصوير: تغيير سطر يأخذ دقيقة، وإعادة التصوير تأخذ ظهيرة.',
                },
              },
              {
                id: 'which-kind',
                kind: 'single',
                text: {
                  en: 'Customers do not believe that the stain remover works. Which video do you suggest?',
                  ar: 'لا تصدّق الزبونات أن مزيل البقع ينفع. أي فيديو تقترحين؟',
                },
                choices: [
                  {
                    id: 'before-after',
                    text: { en: 'Before and after, in the same light', ar: 'قبل وبعد، في الضوء نفسه' },
                    isRight: true,
                  },
                  {
                    id: 'scene',
                    text: { en: 'An everyday scene, without words', ar: 'مشهد من يوم، دون كلام' },
                    isRight: false,
                    why: {
                      en: 'It reminds people that something exists; it proves nothing.',
                      ar: 'يذكّر بوجود الشيء ولا يُثبت شيئًا.',
                    },
                  },
                  {
                    id: 'unboxing',
                    text: { en: 'An unboxing', ar: 'فتح العلبة' },
                    isRight: false,
                    why: { en: 'You see a bottle, not what it does.', ar: 'تُرى القارورة ولا يُرى فعلها.' },
                  },
                ],
                why: {
                  en: 'People who do not believe it want to see it happen, in honest light.',
                  ar: 'من لا تصدّق تريد أن ترى الأمر يقع، في ضوء صادق.',
                },
              },
            ],
          },
        },
        {
          key: 'my-decision',
          kind: 'assignment',
          title: { en: 'Assignment: what I show, and one picture', ar: 'المهمّة: ما أُظهره، وصورة واحدة' },
          minutes: 40,
          task: {
            kind: 'assignment',
            brief: {
              en: 'Send, as text and one photo:\n\n1. your field in at most eight words, and your three no’s\n2. your decision in four sentences: what is seen, where, how long, what is not allowed\n3. one picture of a product from the first second of a video you would make, and which of the five kinds it is',
              ar: 'أرسلي نصًّا وصورة واحدة:\n\n1. مجالك في ثماني كلمات على الأكثر، ولاءاتك الثلاث\n2. قرارك في أربع جمل: ما يُرى، وأين، وإلى متى، وما لا يجوز\n3. صورة لمنتج هي الثانية الأولى من فيديو كنتِ ستصنعينه، ومن أي الأنواع الخمسة هو',
            },
            takes: ['text', 'photo'],
            rubric: [
              {
                id: 'clear',
                title: {
                  en: 'A stranger could follow the four sentences',
                  ar: 'تستطيع غريبة أن تلتزم بالجمل الأربع',
                },
                points: 4,
              },
              {
                id: 'field',
                title: {
                  en: 'The field is narrow enough to be remembered',
                  ar: 'المجال ضيّق بما يكفي ليُتذكَّر',
                },
                points: 3,
              },
              {
                id: 'picture',
                title: {
                  en: 'Side light, one thing, and something happens',
                  ar: 'ضوء جانبي، وشيء واحد، وأمر يقع',
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
      title: { en: '02 · Ideas and scripts', ar: '02 · الأفكار والسيناريو' },
      opensAfterDays: 7,
      lessons: [
        {
          key: 'take-apart',
          kind: 'text',
          title: { en: 'Take a good video apart', ar: 'تفكيك فيديو ناجح' },
          minutes: 12,
        },
        {
          key: 'twelve-first-lines',
          kind: 'text',
          title: { en: 'Twelve first lines', ar: 'اثنتا عشرة جملة للبداية' },
          minutes: 12,
        },
        {
          key: 'live-2',
          kind: 'live',
          title: { en: 'Live session 2: first lines', ar: 'اللقاء المباشر 2: الجمل الأولى' },
          minutes: 90,
          isRequired: false,
        },
      ],
    },
  ],
};
