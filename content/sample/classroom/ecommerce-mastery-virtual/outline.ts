import type { SampleOutline } from '../../../shape.ts';

/** Taught in Moroccan Darija: its Arabic is Darija, as on its sales page. */
export const ecommerceMasteryVirtual: SampleOutline = {
  course: 'ecommerce-mastery-virtual',
  modules: [
    {
      title: {
        en: '01 · How selling online works in Morocco',
        ar: '01 · كيفاش كيدوز البيع أونلاين فالمغرب',
      },
      opensAfterDays: 0,
      lessons: [
        {
          key: 'welcome',
          kind: 'film',
          title: { en: 'Welcome from Imane', ar: 'مرحبا بيك من عند إيمان' },
          minutes: 1,
          film: 'ecommerce-mastery-virtual-welcome',
        },
        {
          key: 'first-task',
          kind: 'assignment',
          title: {
            en: 'Your first task: what is on your table',
            ar: 'المهمّة اللولة: شنو كاين فوق الطبلة',
          },
          minutes: 10,
          isRequired: false,
          task: {
            kind: 'assignment',
            brief: {
              en: 'Choose one thing within reach that you could sell. Send a photo of it, or three lines:\n\n1. What is it?\n2. Who has already asked you for something like it?\n3. How much would you charge for it today, without doing the sums?',
              ar: 'ختاري حاجة وحدة قريبة ليك تقدري تبيعيها. صيفطي تصويرة ديالها، ولا تلاتة ديال السطورة:\n\n1. شنو هي؟\n2. شكون سوّلك عليها ولا على شي حاجة بحالها؟\n3. بشحال تبيعيها اليوم، بلا ما تحسبي؟',
            },
            takes: ['text', 'photo'],
            rubric: [],
            dueAfterDays: null,
            lateAllowed: true,
          },
        },
        {
          key: 'one-order',
          kind: 'film',
          title: { en: 'One order, followed to the money', ar: 'طلبية وحدة، من الميساج حتى للفلوس' },
          minutes: 1,
          isFree: true,
          film: 'ecommerce-mastery-virtual-one-order',
        },
        {
          key: 'road-of-an-order',
          kind: 'text',
          title: {
            en: 'The journey of an order, from message to doorstep',
            ar: 'الطريق ديال الطلبية: من الميساج حتى لباب الدار',
          },
          minutes: 10,
        },
        {
          key: 'cash-on-delivery',
          kind: 'text',
          title: {
            en: 'Cash on delivery: what is good about it and what it costs',
            ar: 'الخلاص عند الاستلام: شنو فيه مزيان وشحال كيكلّف',
          },
          minutes: 12,
        },
        {
          key: 'what-you-need',
          kind: 'text',
          title: { en: 'What you really need to start', ar: 'شنو خاصك بصح باش تبداي' },
          minutes: 10,
        },
        {
          key: 'twelve-weeks',
          kind: 'text',
          title: { en: 'Your calendar for twelve weeks', ar: 'البرنامج ديالك ديال 12 سيمانة' },
          minutes: 10,
        },
        {
          key: 'quiz-unit-1',
          kind: 'quiz',
          title: { en: 'Quiz: the journey and the sums', ar: 'الكويز: الطريق والحساب' },
          minutes: 8,
          task: {
            kind: 'quiz',
            passPercent: 60,
            tries: null,
            questions: [
              {
                id: 'what-is-an-order',
                kind: 'single',
                text: { en: 'When do you have an order?', ar: 'إمتى كتكون عندك طلبية؟' },
                choices: [
                  {
                    id: 'yes',
                    text: {
                      en: 'When she writes “yes, I want one”.',
                      ar: 'ملي كتكتب «واخا، بغيت وحدة».',
                    },
                    isRight: false,
                    why: {
                      en: 'She is interested. You have neither an address nor a number.',
                      ar: 'راها مهتمّة. ولكن باقا ماعندك لا عنوان لا نمرة.',
                    },
                  },
                  {
                    id: 'five',
                    text: {
                      en: 'When you have name, number, town, address and product.',
                      ar: 'ملي تكون عندك السمية والنمرة والمدينة والعنوان والمنتوج.',
                    },
                    isRight: true,
                  },
                  {
                    id: 'sent',
                    text: { en: 'When the parcel has left.', ar: 'ملي تخرج الباكية.' },
                    isRight: false,
                    why: {
                      en: 'That is too late: anything unclear now costs you a parcel.',
                      ar: 'ديك الساعة مشى الحال: اللي ما كانش واضح غادي يكلّفك باكية.',
                    },
                  },
                ],
                why: {
                  en: 'Five pieces of information; with only four you do not have an order yet.',
                  ar: 'خمسة ديال المعلومات. ولا كانو غير ربعة، باقا ماعندك طلبية.',
                },
              },
              {
                id: 'order-of-steps',
                kind: 'order',
                text: { en: 'Put the steps of the journey in order.', ar: 'رتّبي الطريق.' },
                steps: [
                  {
                    id: 'answer',
                    text: { en: 'Answer with price, day and a question', ar: 'تجاوبي بالثمن والنهار وسؤال' },
                  },
                  { id: 'call', text: { en: 'Call to confirm', ar: 'تعيّطي باش تأكّدي' } },
                  { id: 'pack', text: { en: 'Pack and photograph the parcel', ar: 'تغلّفي وتصوّري الباكية' } },
                  {
                    id: 'remind',
                    text: { en: 'Write on the morning of delivery', ar: 'تكتبي ليها صباح التوصيل' },
                  },
                  { id: 'paid', text: { en: 'The company pays you', ar: 'الشركة كتخلّصك' } },
                ],
                why: {
                  en: 'The call comes before packing: a customer who has changed her mind tells you on the phone, not at the door.',
                  ar: 'العيطة قبل التغليف: اللي بدّلات رايها كتقولها ليك فالتيليفون، ماشي عند الباب.',
                },
              },
              {
                id: 'stays',
                kind: 'short',
                text: {
                  en: 'Price with delivery 150, product 50, packaging 5, delivery 35, share of returns 12. How many dirhams are left?',
                  ar: 'الثمن مع التوصيل 150، المنتوج 50، التغليف 5، التوصيل 35، حقّ المرجوعات 12. شحال من درهم كيبقى؟',
                },
                accepted: [],
                number: { value: 48, tolerance: 0 },
                why: {
                  en: '150 − 50 − 5 − 35 − 12 = 48 MAD.',
                  ar: '150 ناقص 50 ناقص 5 ناقص 35 ناقص 12: كيبقاو 48 درهم.',
                },
              },
              {
                id: 'costs-of-cod',
                kind: 'multiple',
                text: {
                  en: 'Which of these are costs of cash on delivery?',
                  ar: 'شنو من هادو داخلين فمصاريف الخلاص عند الاستلام؟',
                },
                choices: [
                  {
                    id: 'refused',
                    text: { en: 'Parcels that are refused', ar: 'الباكيات اللي ماتقبلوش' },
                    isRight: true,
                  },
                  {
                    id: 'waiting',
                    text: {
                      en: 'Money that the company is still holding',
                      ar: 'الفلوس اللي ناعسة عند الشركة',
                    },
                    isRight: true,
                    why: {
                      en: 'You cannot buy stock with money that has not arrived yet.',
                      ar: 'ماتقدريش تشري السلعة بفلوس باقا فالطريق.',
                    },
                  },
                  {
                    id: 'card',
                    text: { en: 'A bank card for the customer', ar: 'كارط بنكية للزبونة' },
                    isRight: false,
                    why: {
                      en: 'That is exactly what she does not need.',
                      ar: 'هادي هي بالضبط اللي ماخاصهاش.',
                    },
                  },
                  {
                    id: 'hours',
                    text: {
                      en: 'Your time for calls and second attempts',
                      ar: 'الوقت ديالك فالعيطات والمحاولات التانية',
                    },
                    isRight: true,
                  },
                ],
              },
              {
                id: 'money-at-the-door',
                kind: 'true-false',
                text: {
                  en: 'When she has paid at the door, the money is in your account on the same day.',
                  ar: 'ملي كتخلّص عند الباب، الفلوس كتكون فالحساب ديالك فنفس النهار.',
                },
                isTrue: false,
                why: {
                  en: 'The company collects it and pays it out on its own day. Ask for that day before you sign.',
                  ar: 'الشركة هي اللي كتجمعها وكتخلّصك فالنهار ديالها. سوّلي على داك النهار قبل ما توقّعي.',
                },
              },
              {
                id: 'made-to-measure',
                kind: 'single',
                text: {
                  en: 'She orders twelve soaps with two names on them, for a wedding. What do you do?',
                  ar: 'طلبات منّك طناش الصابونة مكتوب عليهم جوج سميات، لواحد العرس. شنو ديري؟',
                },
                choices: [
                  {
                    id: 'advance',
                    text: {
                      en: 'Ask for an advance that covers the material.',
                      ar: 'نطلب تسبيق يغطّي السلعة.',
                    },
                    isRight: true,
                  },
                  {
                    id: 'door',
                    text: {
                      en: 'Send it cash on delivery, as usual.',
                      ar: 'نصيفطها والخلاص عند الباب، بحال ديما.',
                    },
                    isRight: false,
                    why: {
                      en: 'If it comes back, you cannot sell it to anybody else.',
                      ar: 'ولا رجعات، ماغاديش تقدري تبيعيها لشي وحدة خرى.',
                    },
                  },
                  {
                    id: 'refuse',
                    text: { en: 'Refuse the order.', ar: 'ما نقبلش الطلبية.' },
                    isRight: false,
                    why: {
                      en: 'It is a good order; it only needs an advance.',
                      ar: 'راها طلبية مزيانة، غير خاصها التسبيق.',
                    },
                  },
                ],
              },
            ],
          },
        },
        {
          key: 'count-one-order',
          kind: 'assignment',
          title: { en: 'Assignment: work out one of your orders', ar: 'المهمّة: حسبي طلبية ديالك' },
          minutes: 40,
          task: {
            kind: 'assignment',
            brief: {
              en: 'Send a photo of your sheet, or type it. It has:\n\n1. the six lines from the video, for your product and with prices you have asked for\n2. the sums for twenty parcels, once with 16 accepted and once with 12\n3. one sentence: *Out of twenty I must not lose more than …*',
              ar: 'صيفطي تصويرة ديال الورقة، ولا كتبيها هنا. خاص يكون فيها:\n\n1. الستة ديال السطورة ديال الفيديو، بالمنتوج ديالك وبالأثمنة اللي سوّلتي عليهم\n2. الحساب ديال عشرين باكية، مرة تقبلو 16 ومرة تقبلو 12\n3. جملة وحدة: *من عشرين خاصني ما نخسرش كتر من …*',
            },
            takes: ['text', 'photo'],
            rubric: [
              {
                id: 'complete',
                title: {
                  en: 'All six lines are there, including your time',
                  ar: 'الستة ديال السطورة كاينين، وحتى الوقت ديالك',
                },
                points: 4,
              },
              {
                id: 'asked',
                title: {
                  en: 'You asked for the prices and marked the guesses',
                  ar: 'الأثمنة مسوّل عليهم، والتقدير معلّم عليه',
                },
                points: 3,
              },
              {
                id: 'concluded',
                title: { en: 'The sentence follows from the sums', ar: 'الجملة خارجة من الحساب' },
                points: 3,
              },
            ],
            dueAfterDays: null,
            lateAllowed: true,
          },
        },
      ],
    },
    {
      title: { en: '02 · The woman who will buy from you', ar: '02 · شكون اللي غادي تشري من عندك' },
      opensAfterDays: 0,
      lessons: [
        {
          key: 'one-customer',
          kind: 'text',
          title: { en: 'Choose one customer, not everybody', ar: 'زبونة وحدة معروفة، ماشي الناس كاملين' },
          minutes: 10,
        },
        {
          key: 'ten-questions',
          kind: 'text',
          title: { en: 'Ten questions to ask her', ar: '10 ديال الأسئلة اللي تسوّليها' },
          minutes: 10,
        },
      ],
    },
  ],
};
