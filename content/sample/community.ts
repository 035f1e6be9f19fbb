/** The first community posts, by the team, in both languages, the oldest first. */
import { communityRules as rulesAr } from '../../src/features/community/words.ar.ts';
import { communityRules as rulesEn, communityInside } from '../../src/features/community/words.en.ts';
import type { SampleCommunityPost } from '../shape.ts';

const numbered = (rules: readonly string[]): string =>
  rules.map((rule, place) => `${place + 1}. ${rule}`).join('\n');

export const communityTeam = communityInside.authors.academy.account;

export const communityPosts: readonly SampleCommunityPost[] = [
  {
    space: 'announcements',
    isPinned: true,
    body: {
      ar: `القواعد السبع لهذا المكان

${numbered(rulesAr)}

إن أزعجك شيء فاضغطي «تبليغ». يقرؤه شخص من الفريق في اليوم نفسه أو في الغد، ثم نكتب إليك هل فعلنا شيئًا.`,
      en: `The seven rules of this place

${numbered(rulesEn)}

If something troubles you, press “Report”. A person of the team reads it the same day or the next, and we write to you whether something was done.`,
    },
  },
  {
    space: 'announcements',
    isPinned: false,
    body: {
      ar: `مرحبًا بك في الدرب

هكذا تبدئين في عشر دقائق:

– افتحي «صفحتي» واختاري الاسم الذي تراه الأخريات. لا صورة، ولا اسم عائلة.
– اكتبي في «الالتزام» سطرًا واحدًا: ماذا ستفعلين قبل يوم الأحد؟
– لديك سؤال تستحيين منه؟ في «الأسئلة» يمكنك أن تسألي من دون اسمك.

نقرأ كل ما يُكتب، ونجيب كل مساء.`,
      en: `Welcome to the derb

This is how to begin, in ten minutes:

– Open “My profile” and choose the name that others see. No photo, no family name.
– Write one line in Accountability: what will you have done by Sunday?
– A question you would rather not put your name to? In Questions you may ask without it.

We read everything, and we answer every evening.`,
    },
  },
  {
    space: 'wins',
    isPinned: false,
    body: {
      ar: `نبدأ نحن: هذا الأسبوع فتحنا هذا المكان، وقد كنا نؤجله منذ أشهر بحجة أنه ليس جاهزًا بعد. لم يكن جاهزًا، وفتحناه.
ما الشيء الذي نجح معك هذا الأسبوع، مهما صغر؟`,
      en: `We go first: this week we opened this place, after putting it off for months because it was not ready yet. It was not ready, and we opened it.
What worked for you this week, however small?`,
    },
  },
];
