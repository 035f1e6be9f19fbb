export const home = {
  head: {
    title: 'Create Your Path',
    description:
      'Online courses, workshops and a community for Moroccan women and youth: learn a skill you can earn from, in your own language, from any phone.',
  },
  hero: {
    kicker: 'Online academy for Moroccan women and youth',
    titleFirst: 'Create',
    titleSecond: 'Your Path',
    text: 'Learn a skill you can earn from, in your own language and from any phone. Everyone from 16 is welcome, young men too.',
  },
  courses: {
    title: 'Courses you can join now',
    all: 'All courses',
  },
  paying: {
    title: 'Paying without a card',
    steps: [
      {
        title: 'Choose cash or bank transfer',
        text: 'No account, no password.',
      },
      {
        title: 'Pay near you',
        text: 'At a {agencies} agency, or from your bank.',
      },
      {
        title: 'Tell us the code, or that it is sent',
        text: 'We check {transferCheck}, then your course opens.',
      },
    ],
    text: 'The same price in cash, by transfer or by card.',
    example: 'Example:',
  },
  shelf: {
    title: 'What do you leave with?',
    text: 'Each course ends with something of your own.',
  },
  welcome: {
    watch: 'Watch the welcome video',
    scene: 'A lane of the medina with five coloured doors; a woman stands in each, smiling.',
  },
  review: {
    title: 'What a learner says',
    of: (name: string, city: string) => `${name}, ${city}`,
  },
  community: {
    title: 'You do not learn alone',
    text: 'Members meet live every week, show their work and give each other honest feedback.',
  },
  trainers: {
    title: 'Meet Our Trainers',
    linkedinOf: (name: string) => `${name} on LinkedIn (opens in a new tab)`,
    courseOf: (name: string) => `${name}’s course`,
    list: 'Our trainers',
  },
  benefits: {
    title: 'Why choose Derb?',
    items: [
      {
        question: 'In your language',
        answer: 'Lessons in Darija, materials in Arabic and English.',
      },
      {
        question: 'From any phone',
        answer: 'Light pages and short lessons, made for a simple phone and a slow connection.',
      },
      {
        question: 'Something to show for it',
        answer: 'Each course ends with something of your own: a shop, a collection, a first client.',
      },
      {
        question: 'A person who answers',
        answer: 'Your trainer gives feedback on your work, and we answer on WhatsApp every working day.',
      },
      {
        question: 'No card needed',
        answer:
          'Cash and bank transfer cost the same as a card: the price you see. An agency may add its own charge.',
      },
      {
        question: 'You can change your mind',
        answer: 'Not for you? We refund you the way you paid, if you write to us within {courseRight}.',
      },
    ],
    cta: 'Find your course',
  },
  host: {
    title: 'Host Your Course',
    text: 'Do you earn your living from a skill? We film your course with you and find the learners. You are paid for each one.',
    cta: 'Propose a course',
  },
  workshops: {
    title: 'Workshops and events',
    none: {
      title: 'No date at the moment',
      text: 'These workshops will be back. Leave your name and we will write to you before the next date.',
      empty: 'We are preparing the next ones. They will appear here first.',
    },
    all: 'All workshops',
  },
  shop: {
    one: '{n} free file in the shop',
    two: '{n} free files in the shop',
    few: '{n} free files in the shop',
    many: '{n} free files in the shop',
    other: '{n} free files in the shop',
  },
};
