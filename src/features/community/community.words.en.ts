export const en = {
  head: {
    title: 'Community',
    description:
      'Clarity Community: a private place for Moroccan women and youth to start, ask and keep a promise to themselves. {price}, once.',
  },
  kicker: 'Clarity Community',
  hero: {
    heading: 'You do not have to do it alone',
    text: 'A private community of women and young people from all over Morocco, each building something of her own. You pay {price} once. There is no subscription.',
    join: 'Join now',
    sprint: 'See the 15 days',
  },
  facts: [
    { figure: '{price}', text: 'paid once, for everything inside' },
    { figure: '15 days', text: 'one small action a day, and someone who asks' },
    { figure: '{communityDaysAlone}', text: 'to change your mind and be paid back' },
  ],
  inside: {
    kicker: 'What is inside',
    title: 'Four doors, one courtyard',
    items: [
      {
        title: '15-day action sprint',
        text: 'One action a day that fits in half an hour, from “I have an idea” to something you can show. You check in every evening.',
      },
      {
        title: 'Expert workshops',
        text: 'Every second Saturday a trainer takes one subject apart: a price, a photo, a first contract. You work along, you do not only listen.',
      },
      {
        title: 'Live calls',
        text: 'Two evenings a week an expert answers what you asked. Camera off is fine, and nothing is recorded.',
      },
      {
        title: 'Support group',
        text: 'Write at eleven at night that a customer sent the parcel back. Somebody has been there, and tells you what she did.',
      },
    ],
    more: 'The programme, day by day',
  },
  /** The hours come from the live calls of the settings; the pages of details read them too. */
  calls: {
    questions: { day: 'Tuesday', time: '{questionsTime}', title: 'Live call: your questions' },
    workbench: { day: 'Thursday', time: '{workbenchTime}', title: 'Live call: the workbench' },
    workshop: { day: 'Every second Saturday', time: '{workshopTime}', title: 'Expert workshop' },
    zone: 'Morocco time',
  },
  week: {
    kicker: 'An ordinary week',
    title: 'What a week looks like',
    text: 'About two hours in all, in pieces you can fit between two other things. Miss one and nothing happens.',
    days: [
      {
        day: 'Monday',
        title: 'The first action',
        text: 'It is there in the morning. Ten to thirty minutes.',
      },
      { day: 'Tuesday', title: 'Live questions', text: 'An expert answers what the group asked.' },
      { day: 'Wednesday', title: 'Wins', text: 'Everybody posts one thing that worked. Small counts.' },
      {
        day: 'Thursday',
        title: 'The workbench',
        text: 'Two members show their work; your partner asks about yours.',
      },
      { day: 'Friday', title: 'Couscous', text: 'A short action in the morning. No calls on Fridays.' },
      { day: 'Saturday', title: 'Workshop', text: 'Every second week: one hour, one skill.' },
      { day: 'Sunday', title: 'One goal', text: 'You and your partner write one line each for the week.' },
    ],
  },
  whom: {
    title: 'Is it for you?',
    yes: {
      title: 'Yes, if',
      points: [
        'you have an idea you have been carrying for months and have told nobody',
        'you sell a little already, to cousins and neighbours, and want strangers to buy',
        'you follow a course and stop every time at the second lesson',
        'you would rather be asked “did you do it?” than be told that you can do it',
      ],
    },
    no: {
      title: 'Not yet, if',
      points: [
        'you look for a salary next week: a job is the better door, and we say so',
        'you want a finished business handed to you',
        'you cannot keep half an hour a day free this month: come the month you can',
      ],
    },
  },
  safety: {
    kicker: 'Made to be safe',
    title: 'You decide what others see',
    text: 'Many of us start without telling everyone at home, or with a name we do not want on the internet. So the careful choice is the one you get without choosing anything.',
    points: [
      {
        title: 'A first name is enough',
        text: 'Your family name, photo, phone and e-mail are hidden from members unless you show them yourself.',
      },
      {
        title: 'Block',
        text: 'One press: she can no longer see you or write to you. She is not told.',
      },
      {
        title: 'Report',
        text: 'Every report is read by a person of the academy, on the same day or the next. We write to you whether something was done.',
      },
      {
        title: 'Moderators with a name',
        text: 'They are introduced in the announcements. A private message reaches you only from people you accepted.',
      },
    ],
    profile: {
      label: 'An example of a profile as other members see it: a first name, a city, a craft, no photo.',
      caption: 'What others see of you',
      name: 'Salma',
      line: 'Fes · sews kaftan belts',
      hidden: ['Family name: hidden', 'Photo: hidden', 'Phone: hidden'],
      block: 'Block',
      report: 'Report',
    },
  },
  voices: {
    title: 'What members say',
    items: [
      {
        quote:
          'On day 8 we had to say our price out loud. I had sold my soap at 25 dirhams for a year, and it cost me 22. I now sell it at 45 and nobody has fainted.',
        name: 'Khadija',
        about: 'argan soap, Agadir',
      },
      {
        quote:
          'My partner lives in Oujda, I live in Salé. We have never met. Every Thursday she asks me one question, and because of that question I opened my CV page.',
        name: 'Hajar',
        about: 'translates documents, Salé',
      },
      {
        quote:
          'I listened for three weeks with the camera off and wrote nothing. Nobody pushed. In the fourth week I asked my first question, and eleven women answered.',
        name: 'Amina',
        about: 'cakes to order, Tangier',
      },
    ],
  },
  price: {
    kicker: 'One price',
    title: '{price}, once',
    text: 'No month to cancel, no level that costs more.',
    points: [
      'The 15-day sprint, as often as you like',
      'Two live calls a week',
      'Expert workshops',
      'The support group and its four spaces',
      'An accountability partner or circle',
    ],
    refund:
      'Not for you? Write within {communityDays} and you are paid back within {paidBack}, the way you paid.',
    joinTitle: 'The door is open',
    joinText:
      'You pay by card, by transfer or in cash at an agency. Once your payment is confirmed you come in with your e-mail address.',
    isMember: 'A member already? Sign in',
    ask: 'Ask on WhatsApp',
    question: 'Hello Derb, I have a question about the Clarity Community.',
  },
  details: {
    title: 'Look behind two doors',
    clarity: {
      title: 'The programme in detail',
      text: 'All fifteen actions, the live calls, the spaces and the rules.',
    },
    accountability: {
      title: 'Partners and circles',
      text: 'How we find you a partner, what you write to each other, what to do when she disappears.',
    },
  },
  faq: {
    title: 'Questions people ask first',
    items: [
      {
        question: 'When can I join?',
        answer:
          'Today. You pay once, and when your payment is confirmed you sign in with your e-mail address and a code that we send to it. By card that takes minutes; transfers are looked for {transferCheck}.',
      },
      {
        question: 'Is it really one payment?',
        answer:
          'Yes. {price} once, by card, by bank transfer or in cash at an agency. Nothing is taken later.',
      },
      {
        question: 'What if it is not for me?',
        answer:
          'Write to us within {communityDays} of joining. You do not need a reason. We pay you back within {paidBack}, the way you paid.',
      },
      {
        question: 'Will my family or my boss find me there?',
        answer:
          'The community is closed: nobody reads it from outside and search engines do not see it. Members see a first name and what you choose to add.',
      },
      {
        question: 'How much data does it need?',
        answer:
          'The spaces are text with small pictures, and open on a prepaid connection. In a call you can switch to sound only.',
      },
      {
        question: 'In which language do you talk?',
        answer:
          'Mostly in Darija. Announcements and daily actions are written in Arabic and English. Ask in any of them; French and Tamazight find an answer too.',
      },
      {
        question: 'Who can join?',
        answer: 'Women and young people, from 16 years on. You can choose a partner or circle of women only.',
      },
    ],
  },
};
