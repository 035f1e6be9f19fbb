import type { FilmPicture, LessonFilm } from '../../../shape.ts';

const name = { ar: 'سارة الدكالي', en: 'Sara Doukkali' };

const welcome: LessonFilm = {
  name: 'english-mastery-welcome',
  portrait: 'sara',
  ground: 'clay',
  scenes: [
    {
      seconds: 6,
      shows: { kind: 'person', over: name, line: { ar: 'أهلًا بك', en: 'Hello, and welcome' } },
      says: {
        ar: 'أهلًا، أنا سارة. تعلّمتُ الإنجليزية من الأغاني والقواميس ومن غرباء صبروا عليّ.',
        en: 'Hello, I am Sara. I learned English from songs, dictionaries and patient strangers.',
      },
    },
    {
      seconds: 6,
      shows: {
        kind: 'person',
        over: name,
        line: { ar: 'نتكلّم\nمن الأمسية الأولى', en: 'We speak from the first evening' },
      },
      says: {
        ar: 'هنا نتكلّم من الأمسية الأولى، مع زميلة واحدة أولًا. ولا يضحك أحد من خطأ أحد.',
        en: 'Here we speak from the first evening, first with one other person. Nobody laughs at a mistake.',
      },
    },
    {
      seconds: 6,
      shows: {
        kind: 'row',
        title: { ar: 'حضّري ثلاثة أشياء', en: 'Have three things ready' },
        things: [
          { icon: 'notebook', label: { ar: 'دفتر', en: 'a notebook' } },
          { icon: 'mic', label: { ar: 'ميكروفون', en: 'a microphone' } },
          { icon: 'door', label: { ar: 'باب مغلق', en: 'a shut door' } },
        ],
        at: null,
      },
      says: {
        ar: 'حضّري دفترًا من خانتين، وميكروفونًا، وبابًا تغلقينه لتتكلّمي بصوت مسموع.',
        en: 'Have a notebook with two columns, a microphone, and a door you can shut to speak aloud.',
      },
    },
    {
      seconds: 6,
      shows: { kind: 'line', icon: 'clock', line: { ar: '20 دقيقة في اليوم', en: 'Twenty minutes a day' } },
      says: {
        ar: 'وبين اللقاءات عشرون دقيقة في اليوم. وإن لم تجدي إلا ثلاثًا فاعملي الثلاث.',
        en: 'Between the sessions, twenty minutes a day. If you only find three, do the three.',
      },
    },
    {
      seconds: 6,
      shows: {
        kind: 'person',
        over: name,
        line: { ar: 'ابدئي الآن:\nثلاث جمل', en: 'Begin now: three sentences' },
      },
      says: {
        ar: 'والآن مهمتك الأولى: ثلاث جمل عن نفسك، ولو كان نصفها بالدارجة.',
        en: 'Now your first task: three sentences about yourself, even if half of them is Darija.',
      },
    },
  ],
};

const pieces = (at: number | null): FilmPicture => ({
  kind: 'row',
  title: { ar: 'دقيقة من خمس قطع', en: 'One minute, five pieces' },
  things: [
    { icon: 'hand', label: { ar: 'التحية', en: 'hello' } },
    { icon: 'user', label: { ar: 'الاسم', en: 'name' } },
    { icon: 'home', label: { ar: 'المدينة', en: 'town' } },
    { icon: 'pen', label: { ar: 'العمل', en: 'work' } },
    { icon: 'question', label: { ar: 'السؤال', en: 'question' } },
  ],
  at,
});

const lesson: LessonFilm = {
  name: 'english-mastery-first-minute',
  portrait: 'sara',
  ground: 'clay',
  scenes: [
    {
      seconds: 6,
      shows: {
        kind: 'person',
        over: { ar: 'الجزء 01', en: 'Part 01' },
        line: { ar: 'دقيقتك الأولى\nبالإنجليزية', en: 'Your first minute in English' },
      },
      says: {
        ar: 'سنبني دقيقة كاملة من خمس قطع صغيرة. كرّري كل جملة بصوت مسموع.',
        en: 'We build a whole minute from five small pieces. Say every sentence aloud.',
      },
    },
    {
      seconds: 5,
      shows: pieces(0),
      says: {
        ar: 'القطعة الأولى: التحية. قصيرة، ومعها ابتسامة.',
        en: 'The first piece: hello. Short, and with a smile.',
      },
    },
    {
      seconds: 6,
      shows: {
        kind: 'line',
        teaches: 'en',
        icon: 'hand',
        line: { ar: 'مرحبًا، سعيدة بلقائك', en: 'Hello, nice to meet you.' },
      },
      says: { ar: 'قولي: Hello, nice to meet you. والآن أنتِ.', en: 'Say: Hello, nice to meet you. Now you.' },
    },
    {
      seconds: 5,
      shows: pieces(1),
      says: {
        ar: 'القطعة الثانية: اسمك، ببطء حتى يبقى.',
        en: 'The second piece: your name, slowly, so that it stays.',
      },
    },
    {
      seconds: 6,
      shows: {
        kind: 'line',
        teaches: 'en',
        icon: 'user',
        line: { ar: 'أنا سلمى', en: 'I’m Salma. S-A-L-M-A.' },
      },
      says: {
        ar: 'قولي I’m ثم اسمك، ثم تهجّيه حرفًا حرفًا.',
        en: 'Say I’m and your name. Then spell it, letter by letter.',
      },
    },
    {
      seconds: 5,
      shows: pieces(2),
      says: {
        ar: 'القطعة الثالثة: من أين أنتِ، وأين تسكنين.',
        en: 'The third piece: where you are from, and where you live.',
      },
    },
    {
      seconds: 7,
      shows: {
        kind: 'line',
        teaches: 'en',
        icon: 'home',
        line: { ar: 'أصلي من تازة وأسكن في سلا', en: 'I’m from Taza, but I live in Salé.' },
      },
      says: {
        ar: 'نقول from للأصل، و live in للمكان الذي فيه سريرك الآن.',
        en: 'From is for where you come from. Live in is for where your bed stands now.',
      },
    },
    {
      seconds: 5,
      shows: pieces(3),
      says: { ar: 'القطعة الرابعة: ماذا تعملين.', en: 'The fourth piece: what you do.' },
    },
    {
      seconds: 7,
      shows: {
        kind: 'line',
        teaches: 'en',
        icon: 'pen',
        line: { ar: 'أصنع الحلويات وأبيعها', en: 'I make cakes and I sell them online.' },
      },
      says: {
        ar: 'قولي ما تفعلينه فعلًا. ومع المهنة كلمة صغيرة قبلها: I’m a nurse.',
        en: 'Say what you really do. A job wants its little word: I’m a nurse.',
      },
    },
    {
      seconds: 6,
      shows: pieces(4),
      says: {
        ar: 'والخامسة هي الأهم: السؤال. به تردّين الكرة.',
        en: 'The fifth is the most important: the question. It throws the ball back.',
      },
    },
    {
      seconds: 6,
      shows: {
        kind: 'line',
        teaches: 'en',
        icon: 'question',
        line: { ar: 'وأنتِ، ماذا تعملين؟', en: 'And you? What do you do?' },
      },
      says: {
        ar: 'قولي: And you? What do you do? ثم اسمعي.',
        en: 'Say: And you? What do you do? Then listen.',
      },
    },
    {
      seconds: 9,
      shows: pieces(null),
      says: {
        ar: 'والآن الخمس كلها من غير أن تنظري إلى الشاشة. توقّفتِ؟ تنفّسي وأكملي.',
        en: 'Now all five, without looking at the screen. You stopped? Breathe, and go on.',
      },
    },
    {
      seconds: 8,
      shows: {
        kind: 'person',
        over: { ar: 'دورك الآن', en: 'Your turn' },
        line: { ar: 'غيّري قطعة\nوأعيدي', en: 'Change one piece and say it again' },
      },
      says: {
        ar: 'حين تحفظينها غيّري قطعة واحدة: مدينة أخرى أو عملًا آخر. عندئذ تصير إنجليزية.',
        en: 'When you know it by heart, change one piece: another town, another job. Then it is English.',
      },
    },
  ],
};

export const englishMasteryFilms: readonly LessonFilm[] = [welcome, lesson];
