import type { SampleOutline } from '../../../shape.ts';

export const englishMastery: SampleOutline = {
  course: 'english-mastery',
  modules: [
    {
      title: { en: '01 · First words', ar: '01 · الكلمات الأولى' },
      opensAfterDays: 0,
      lessons: [
        {
          key: 'welcome',
          kind: 'film',
          title: { en: 'Welcome from Sara', ar: 'ترحيب من سارة' },
          minutes: 1,
          film: 'english-mastery-welcome',
        },
        {
          key: 'first-task',
          kind: 'assignment',
          title: { en: 'Your first task: three sentences', ar: 'مهمتك الأولى: ثلاث جمل' },
          minutes: 10,
          isRequired: false,
          task: {
            kind: 'assignment',
            brief: {
              en: 'Write three sentences about yourself, or send a photo of your page:\n\n1. your name and your town\n2. what you do all day\n3. why you want to speak English\n\nWhere English stops, go on in Darija or French.',
              ar: 'اكتبي ثلاث جمل عن نفسك، أو أرسلي صورة صفحتك:\n\n1. اسمك ومدينتك\n2. ماذا تفعلين في يومك\n3. لماذا تريدين أن تتكلّمي الإنجليزية\n\nوحيث تتوقّف الإنجليزية أكملي بالدارجة أو بالفرنسية.',
            },
            takes: ['text', 'photo'],
            rubric: [],
            dueAfterDays: 3,
            lateAllowed: true,
          },
        },
        {
          key: 'first-minute',
          kind: 'film',
          title: { en: 'Your first minute in English', ar: 'دقيقتك الأولى بالإنجليزية' },
          minutes: 1,
          isFree: true,
          film: 'english-mastery-first-minute',
        },
        {
          key: 'live-1',
          kind: 'live',
          title: { en: 'Live session 1: say hello', ar: 'اللقاء المباشر 1: التحية والتعارف' },
          minutes: 60,
          isRequired: false,
        },
        {
          key: 'greet-and-introduce',
          kind: 'text',
          title: { en: 'Greet and introduce yourself', ar: 'التحية وتقديم النفس' },
          minutes: 12,
        },
        {
          key: 'sounds',
          kind: 'text',
          title: { en: 'Sounds that do not exist in Darija', ar: 'أصوات لا وجود لها في الدارجة' },
          minutes: 12,
        },
        {
          key: 'live-2',
          kind: 'live',
          title: { en: 'Live session 2: five sounds', ar: 'اللقاء المباشر 2: خمسة أصوات' },
          minutes: 60,
          isRequired: false,
        },
        {
          key: 'numbers',
          kind: 'text',
          title: { en: 'Numbers, prices and time', ar: 'الأرقام والأثمان والساعة' },
          minutes: 12,
        },
        {
          key: 'ask-a-question',
          kind: 'text',
          title: { en: 'Ask a question and understand the answer', ar: 'طرح السؤال وفهم الجواب' },
          minutes: 12,
        },
        {
          key: 'live-3',
          kind: 'live',
          title: { en: 'Live session 3: a market', ar: 'اللقاء المباشر 3: سوق صغيرة' },
          minutes: 60,
          isRequired: false,
        },
        {
          key: 'quiz-first-words',
          kind: 'quiz',
          title: { en: 'Quiz: first words', ar: 'اختبار: الكلمات الأولى' },
          minutes: 8,
          task: {
            kind: 'quiz',
            passPercent: 60,
            tries: null,
            questions: [
              {
                id: 'age',
                kind: 'single',
                text: { en: 'How do you say عندي 24 عام?', ar: 'كيف تقولين «عندي 24 عام»؟' },
                choices: [
                  {
                    id: 'have',
                    text: { en: 'I have 24 years.', ar: 'I have 24 years.' },
                    isRight: false,
                    why: {
                      en: 'That is French in English clothes. In English you are your age.',
                      ar: 'هذه فرنسية بثياب إنجليزية. في الإنجليزية أنتِ تكونين عمرك.',
                    },
                  },
                  { id: 'am', text: { en: 'I’m 24.', ar: 'I’m 24.' }, isRight: true },
                  {
                    id: 'with',
                    text: { en: 'I’m with 24 years.', ar: 'I’m with 24 years.' },
                    isRight: false,
                    why: {
                      en: 'No word is needed between you and your age.',
                      ar: 'لا تحتاجين إلى كلمة بينك وبين عمرك.',
                    },
                  },
                ],
                why: { en: 'English says what you are: I’m 24.', ar: 'تقول الإنجليزية ما تكونينه: I’m 24.' },
              },
              {
                id: 'good-night',
                kind: 'true-false',
                text: {
                  en: 'You come to a friend’s house at eight in the evening and say: Good night!',
                  ar: 'تصلين إلى بيت صديقة في الثامنة مساءً فتقولين: Good night!',
                },
                isTrue: false,
                why: {
                  en: 'She thinks that you are leaving. When you arrive it is Good evening.',
                  ar: 'ستظنّ أنك منصرفة. عند الوصول نقول Good evening.',
                },
              },
              {
                id: 'jobs',
                kind: 'multiple',
                text: { en: 'Which sentences are right?', ar: 'أي الجمل صحيحة؟' },
                choices: [
                  { id: 'nurse', text: { en: 'I’m a nurse.', ar: 'I’m a nurse.' }, isRight: true },
                  {
                    id: 'engineer',
                    text: { en: 'She is engineer.', ar: 'She is engineer.' },
                    isRight: false,
                    why: {
                      en: 'The little word is missing: an engineer.',
                      ar: 'تنقص الكلمة الصغيرة: an engineer.',
                    },
                  },
                  { id: 'an', text: { en: 'She is an engineer.', ar: 'She is an engineer.' }, isRight: true },
                  {
                    id: 'live',
                    text: { en: 'Are you live in Safi?', ar: 'Are you live in Safi?' },
                    isRight: false,
                    why: {
                      en: 'Live is something you do: Do you live in Safi?',
                      ar: 'السكن فعل: Do you live in Safi?',
                    },
                  },
                ],
                why: {
                  en: 'A job wants its little word, a or an.',
                  ar: 'المهنة تسبقها كلمتها الصغيرة، a أو an.',
                },
              },
              {
                id: 'question-order',
                kind: 'order',
                text: { en: 'Build the question.', ar: 'رتّبي السؤال.' },
                steps: [
                  { id: 'where', text: { en: 'Where', ar: 'Where (أين)' } },
                  { id: 'do', text: { en: 'do', ar: 'do (واش)' } },
                  { id: 'you', text: { en: 'you', ar: 'you (أنتِ)' } },
                  { id: 'live', text: { en: 'live?', ar: 'live (تسكنين)' } },
                ],
                why: {
                  en: 'The question word stands in front, then do, then who, then what is done.',
                  ar: 'كلمة السؤال أولًا، ثم do، ثم من، ثم الفعل.',
                },
              },
              {
                id: 'price',
                kind: 'short',
                text: {
                  en: 'She says: “a hundred and forty-five dirhams”. Write the number.',
                  ar: 'تقول: a hundred and forty-five dirhams. اكتبي العدد.',
                },
                accepted: [],
                number: { value: 145, tolerance: 0 },
                why: { en: 'A hundred, and forty, five: 145.', ar: 'مئة، وأربعون، وخمسة: 145.' },
              },
              {
                id: 'paper',
                kind: 'single',
                text: {
                  en: 'You hold a strip of paper before your lips. At which word must it jump?',
                  ar: 'تمسكين قصاصة ورق أمام شفتيك. عند أي كلمة يجب أن تقفز؟',
                },
                choices: [
                  { id: 'baker', text: { en: 'baker', ar: 'baker (خبّازة)' }, isRight: false },
                  { id: 'pepper', text: { en: 'pepper', ar: 'pepper (فلفل)' }, isRight: true },
                  { id: 'very', text: { en: 'very', ar: 'very (جدًّا)' }, isRight: false },
                ],
                why: {
                  en: 'At p the air bursts out; at b and v it does not.',
                  ar: 'مع p يندفع الهواء، ومع b و v لا يندفع.',
                },
              },
              {
                id: 'again',
                kind: 'short',
                text: {
                  en: 'You did not understand. Complete: “Sorry, could you say that ____, please?”',
                  ar: 'لم تفهمي. أكملي: Sorry, could you say that ____, please?',
                },
                accepted: ['again', 'once more', 'one more time'],
                number: null,
                why: { en: 'Again: once more.', ar: 'كلمة again معناها مرة أخرى.' },
              },
            ],
          },
        },
        {
          key: 'your-minute',
          kind: 'assignment',
          title: { en: 'Assignment: your minute', ar: 'المهمّة: دقيقتك' },
          minutes: 30,
          task: {
            kind: 'assignment',
            brief: {
              en: 'Record about one minute, or write it as you would say it:\n\n1. hello, your name and how it is spelled\n2. where you are from and where you live\n3. what you do, with one price or one time in it\n4. two questions to me',
              ar: 'سجّلي نحو دقيقة، أو اكتبيها كما كنتِ ستقولينها:\n\n1. التحية واسمك وكيف يُتهجّى\n2. من أين أنتِ وأين تسكنين\n3. ماذا تعملين، وفيه ثمن واحد أو ساعة واحدة\n4. سؤالان تطرحينهما عليّ',
            },
            takes: ['voice', 'text'],
            rubric: [
              {
                id: 'understood',
                title: { en: 'Every piece can be understood at once', ar: 'كل قطعة تُفهم من أول مرة' },
                points: 4,
              },
              {
                id: 'built',
                title: {
                  en: 'I’m, a or an, from and in stand where they belong',
                  ar: 'كل من I’m و a أو an و from و in في مكانها',
                },
                points: 3,
              },
              {
                id: 'asked',
                title: { en: 'Two real questions, with do or are', ar: 'سؤالان حقيقيان، مع do أو are' },
                points: 3,
              },
            ],
            dueAfterDays: 13,
            lateAllowed: true,
          },
        },
        {
          key: 'live-4',
          kind: 'live',
          title: { en: 'Live session 4: your minute, spoken', ar: 'اللقاء المباشر 4: دقيقتك مسموعة' },
          minutes: 60,
          isRequired: false,
        },
      ],
    },
    {
      title: { en: '02 · My day', ar: '02 · يومي' },
      opensAfterDays: 14,
      lessons: [
        {
          key: 'home-and-work',
          kind: 'text',
          title: { en: 'Home, family and work', ar: 'البيت والأسرة والعمل' },
          minutes: 12,
        },
        {
          key: 'polite-requests',
          kind: 'text',
          title: { en: 'Polite requests', ar: 'الطلب بلباقة' },
          minutes: 12,
        },
      ],
    },
  ],
};
