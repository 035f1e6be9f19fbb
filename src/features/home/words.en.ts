export const home = {
  head: {
    title: 'Create Your Path',
    description:
      'Online courses, workshops and a community for Moroccan women and youth: learn a craft that pays, in your language, from any phone.',
  },
  hero: {
    kicker: 'Academy for Moroccan women & youth',
    titleFirst: 'Create',
    titleSecond: 'Your Path',
    text: 'Learn a craft that pays: e-commerce, fashion, content creation, languages. With mentors who speak your language, from any phone.',
  },
  welcome: {
    kicker: 'How it works',
    title: 'Every door of the derb opens on a craft',
    steps: [
      {
        title: 'Choose your door',
        text: 'Look at a course in peace: its programme, its trainer, its price. Nothing is hidden behind a form.',
      },
      {
        title: 'Pay the way you can',
        text: 'By card, by bank transfer, or with cash at a {agencies} agency near you.',
      },
      {
        title: 'Start learning',
        text: 'Your course opens as soon as your payment is confirmed, by card within the minute. An e-mail leads back to it.',
      },
    ],
    watch: 'Watch the welcome video',
    scene: 'A lane of the medina with five coloured doors; a woman stands in each, smiling.',
  },
  trainers: {
    kicker: 'They did it, they teach it',
    title: 'Meet Our Trainers',
    text: 'People who live from the craft they teach, and who answer you in Darija.',
    linkedinOf: (name: string) => `${name} on LinkedIn (opens in a new tab)`,
    courseOf: (name: string) => `the course of ${name}`,
    list: 'Our trainers',
  },
  courses: {
    kicker: 'Open now',
    title: 'Start with one of these',
    all: 'See all courses',
  },
  benefits: {
    kicker: 'Why Derb',
    title: 'Why choose Derb?',
    items: [
      {
        title: 'In your language',
        text: 'Lessons in Darija, material in Arabic and English. No sentence stands between you and the idea.',
      },
      {
        title: 'From any phone',
        text: 'Light pages and short lessons that run on a modest phone and a slow connection.',
      },
      {
        title: 'A project, not only a diploma',
        text: 'Each course ends with something of yours: a shop, a collection, a first client.',
      },
      {
        title: 'A person who answers',
        text: 'Your trainer corrects your work, and we answer on WhatsApp every working day.',
      },
      {
        title: 'Pay without a card',
        text: 'Cash at an agency counts as much as a card. The price you see is the price you pay.',
      },
      {
        title: 'Change your mind',
        text: 'Not for you? Write to us within {courseDays} and we pay you back the way you paid.',
      },
    ],
    cta: 'Find your course',
  },
  host: {
    kicker: 'For experts',
    title: 'Host Your Course',
    text: 'You know a craft that can change somebody’s month? We film it with you, open the door and bring the learners. You keep teaching what you love.',
    points: [
      'We help you build the programme',
      'We take care of payment and support',
      'You are paid for each learner',
    ],
    cta: 'Propose your course',
  },
  workshops: {
    kicker: 'Live, one skill at a time',
    title: 'Workshops and events',
    text: 'Live sessions on one precise subject, with time for your questions.',
    none: {
      title: 'No date is set at the moment',
      text: 'These were held before and come back. Leave your name, and you read the next date before anybody else.',
      empty: 'The next ones are being prepared. They appear here first.',
    },
    all: 'See all workshops',
  },
  shop: {
    kicker: 'From the shop',
    title: {
      one: '{n} file costs nothing',
      two: 'Two files cost nothing',
      few: '{n} files cost nothing',
      many: '{n} files cost nothing',
      other: '{n} files cost nothing',
    },
    text: 'Made for small businesses in Morocco. You leave an e-mail address, the link comes to it, and the file stays yours: no account, no card.',
    cta: 'See the whole shop',
  },
  community: {
    title: 'Nobody walks the derb alone',
    text: 'A community of women who start, stumble, sell and celebrate together: weekly live calls, honest feedback, friends for the road.',
    cta: 'See the community',
  },
};
