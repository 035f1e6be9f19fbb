/** The first community posts, by the team, in both languages, the oldest first. */
import { communityInside } from '../../src/community/community/words.en.ts';
import type { SampleCommunityPost } from '../shape.ts';
import { communityRules as rulesEn } from '../../src/academy/legal/community-rules.words.en.ts';
import { communityRules as rulesAr } from '../../src/academy/legal/community-rules.words.ar.ts';

const numbered = (rules: readonly string[]): string =>
  rules.map((rule, place) => `${place + 1}. ${rule}`).join('\n');

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
    },
  },
];
