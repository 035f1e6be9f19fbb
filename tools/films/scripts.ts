/** The videos of the sample academy: a welcome, a preview of five courses, three learners. All people are invented. */
import { courses } from '../../content/sample/courses.ts';
import type { Film, Scene } from './stage.ts';

const welcome: Film = {
  name: 'welcome',
  shape: 'wide',
  secondsPerScene: 4,
  scenes: [
    {
      portrait: 'salma',
      ground: 'majorelle',
      arabic: 'الدرب طريق،\nوكل باب فيه يُفتح على\u00a0دار',
      english: 'A derb is a lane. Every door opens on a house.',
    },
    {
      portrait: 'imane',
      ground: 'mint',
      arabic: 'خلف كل باب حرفة\nتعيشين منها',
      english: 'Behind each door, a craft you can live from.',
    },
    {
      portrait: 'nour',
      ground: 'saffron',
      arabic: 'تجارة، محتوى،\nموضة، لغات',
      english: 'Commerce, content, fashion, languages.',
    },
    {
      portrait: 'yasmine',
      ground: 'clay',
      arabic: 'من هاتفك،\nفي الوقت الذي تملكين',
      english: 'From your phone, in the time you have.',
    },
    {
      portrait: 'khadija',
      ground: 'lilac',
      arabic: 'تدفعين ببطاقة،\nأو بتحويل، أو نقدًا',
      english: 'Pay by card, by transfer, or in cash.',
    },
    {
      portrait: 'amina',
      ground: 'blush',
      arabic: 'ومدرّبة تجيبك\nحين تتوقّفين',
      english: 'And a trainer who answers when you are stuck.',
    },
    { portrait: 'sara', ground: 'majorelle', arabic: 'ارسمي طريقك', english: 'Create Your Path' },
  ],
};

/** The levels shown in a preview: the first, and some that show where it leads. */
const previewed: Record<string, readonly number[]> = {
  'ecommerce-mastery': [0, 2, 5, 7, 11],
  'ecommerce-mastery-virtual': [0, 2, 5, 7, 11],
  'ugc-creation-masterclass': [0, 1, 2, 5, 6],
  'english-mastery': [0, 1, 3, 4, 5],
  'fashion-business-masterclass': [0, 1, 4, 5, 7],
};

const grounds = ['mint', 'saffron', 'clay', 'lilac', 'majorelle'] as const;
const asGround = (ground: string): Scene['ground'] =>
  grounds.find((known) => known === ground) ?? (ground === 'blush' ? 'blush' : 'majorelle');

function previewOf(slug: string, levels: readonly number[]): Film[] {
  const course = courses.find((one) => one.slug === slug);
  if (!course) return [];
  const { portrait, words } = course;
  const ground = asGround(course.ground);
  const title: Scene = { portrait, ground, arabic: words.ar.name, english: words.en.name };
  const inside = levels.flatMap((level, place): Scene[] => {
    const arabic = words.ar.curriculum[level];
    const english = words.en.curriculum[level];
    if (!arabic || !english) return [];
    const shown = grounds[place % grounds.length] ?? ground;
    return [
      { portrait, ground: shown, over: arabic.title, arabic: arabic.subtitle, english: english.subtitle },
    ];
  });
  const close: Scene = { portrait, ground, arabic: 'نلتقي خلف الباب', english: 'See you behind the door' };
  return [{ name: `preview-${slug}`, shape: 'wide', secondsPerScene: 3, scenes: [title, ...inside, close] }];
}

const voice = (
  name: string,
  portrait: string,
  ground: Scene['ground'],
  who: string,
  lines: readonly string[],
): Film => ({
  name,
  shape: 'tall',
  secondsPerScene: 3.5,
  scenes: lines.map((arabic) => ({ portrait, ground, over: who, arabic })),
});

const voices: Film[] = [
  voice('voice-1', 'salma', 'mint', 'سلمى · سلا', [
    'أول طلبية جاتني\nوأنا كنطيّب الغدا',
    'بقيت كنشوف\nفالتيليفون وماتيقتش',
    'اليوم كنصيفط\nمن داري لكل المدن',
  ]),
  voice('voice-2', 'khadija', 'majorelle', 'خديجة · وجدة', [
    'كنت كنبيع\nغير لجاراتي',
    'دابا كنصيفط للداخلة',
    'وكنعرف شحال ربحت\nفكل قطعة',
  ]),
  voice('voice-3', 'hajar', 'saffron', 'هاجر · فاس', [
    'غلطت فالإشهار اللول',
    'عاودت الوحدة 9،\nوفالمرة التانية مشات',
    'ماحشمتش نعاود',
  ]),
];

export const films: readonly Film[] = [
  welcome,
  ...Object.entries(previewed).flatMap(([slug, levels]) => previewOf(slug, levels)),
  ...voices,
];
