import type { PlainPage } from '../../shape.ts';

const community: PlainPage = {
  title: 'Community',
  description:
    'Clarity Community: a private place for Moroccan women and youth to act, ask and be accountable. {price}, once.',
  kicker: 'Clarity Community',
  heading: 'You do not have to do it alone',
  lead: 'A private community of women and young people across Morocco who are building something of their own. One payment of {price}, no subscription.',
  sections: [
    {
      heading: 'What happens inside',
      points: [
        'A 15-day action sprint: one small goal a day, and someone who asks whether you did it.',
        'Live calls with the academy’s experts, with the recording afterwards.',
        'A support group where a question gets an answer, not a judgement.',
      ],
    },
    {
      heading: 'Made to be safe',
      paragraphs: [
        'Your family name and photo are never shown unless you choose to. Every member can block and report, and people of the academy read the reports.',
      ],
    },
    {
      heading: 'When it opens',
      paragraphs: ['Joining online opens soon. Write to us and we tell you the day it does.'],
    },
  ],
  action: 'Tell me when it opens',
};

const clarity: PlainPage = {
  title: 'Clarity Community in detail',
  description: 'What the Clarity Community gives you: the 15-day action sprint, live calls, a support group.',
  kicker: 'Clarity Community',
  heading: 'From an idea to a first step in 15 days',
  lead: 'Clarity is for the moment when you know you want to start and do not know with what.',
  sections: [
    {
      heading: 'The 15-day action sprint',
      paragraphs: [
        'Each morning a goal that fits in half an hour. Each evening you check in. On day 15 you have something to show.',
      ],
    },
    {
      heading: 'Live calls',
      paragraphs: [
        'Two evenings a week an expert answers questions from the group. You can listen without turning on a camera.',
      ],
    },
    {
      heading: 'What it costs',
      paragraphs: ['{price}, once. You get it back within {communityDays} days if it is not for you.'],
    },
  ],
  action: 'See the community',
};

const accountability: PlainPage = {
  title: 'Accountability in detail',
  description: 'A partner, a weekly goal and a gentle reminder: how accountability works in the community.',
  kicker: 'Accountability',
  heading: 'Somebody who asks how it went',
  lead: 'Most plans do not fail for lack of talent. They fail quietly, on a Tuesday, because nobody asked.',
  sections: [
    {
      heading: 'How it works',
      points: [
        'You are matched with a partner at about the same stage.',
        'Every Sunday you each write one goal for the week.',
        'Every Thursday you tell each other how it is going, in five minutes.',
      ],
    },
    {
      heading: 'When life gets in the way',
      paragraphs: [
        'You can pause for a week without losing your place or your partner. No explanations needed.',
      ],
    },
  ],
  action: 'See the community',
};

export const en = { community, clarity, accountability };
