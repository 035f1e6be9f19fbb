export const en = {
  head: {
    title: 'Accountability in detail',
    description:
      'Partners and circles in the Clarity Community: how pairs are made, the weekly rhythm, what to write, and what to do when a partner disappears.',
  },
  back: 'Community',
  hero: {
    kicker: 'Partners and circles',
    heading: 'Somebody who asks how it went',
    text: 'Most plans do not fail for lack of talent. They stop quietly, on some Tuesday, because nobody asked. So we give everyone a person who asks.',
    chatLabel: 'An example: two partners answer each other in Accountability on Thursday evening.',
  },
  chat: {
    title: 'Thursday, 20:10',
    her: 'Nour, Tetouan',
    you: 'You',
    lines: [
      { from: 'her', text: 'Salam. You wrote: three photos of the trays by Thursday. Did you?' },
      { from: 'you', text: 'One. My mother was at the hospital for tests, I came home at seven.' },
      { from: 'her', text: 'One is a photo. How is she?' },
      { from: 'you', text: 'Better, hamdullah. I take the other two on Saturday morning at the window.' },
      {
        from: 'her',
        text: 'Noted. I ask you on Saturday at noon. Mine: I called the printer, 2 dirhams a label.',
      },
    ],
  },
  pairs: {
    kicker: 'How pairs are made',
    title: 'By people, from what you write',
    text: 'A person of the team reads your goal and finds somebody who fits. No algorithm guesses who you are.',
    questions: [
      'What do you want to have done in fifteen days?',
      'How many hours a week are really yours?',
      'Are your free hours in the morning, at noon or at night?',
      'What stopped you the last time?',
      'How shall she ask you when your line is missing?',
    ],
    steps: [
      {
        title: 'You join a sprint',
        text: 'You write one line as your goal, and tick that you want a partner.',
      },
      {
        title: 'We bring you together',
        text: 'You read her name, her city, her goal and her evening line. Not her number.',
      },
      {
        title: 'It fits, or it does not',
        text: 'Each of you ends it with one tap, without a reason. Then we look again.',
      },
      {
        title: 'A first exchange in Accountability',
        text: 'The five questions beside this are for it, so that nobody has to invent small talk.',
      },
    ],
  },
  rhythm: {
    kicker: 'The weekly rhythm',
    title: 'Two messages a week. That is all.',
    sunday: {
      day: 'Sunday evening',
      title: 'One goal',
      text: 'One line, something you can see when it is done. Not “work on my page” but “put three prices on my page”.',
      sample:
        'This week: I phone two packaging shops in Derb Omar and write down both prices. By Thursday 20:00. What could stop me: my son’s exam on Wednesday.',
    },
    thursday: {
      day: 'Thursday evening',
      title: 'One check',
      text: 'Five minutes: done, half done or not done, what stood in the way, what you change. No apologies, they take time from the two of you.',
      sample:
        'Half done. I called one: 1.80 a box from 100 boxes. The second did not pick up. I call on Friday before noon. And you?',
    },
    copy: 'A message you can copy',
  },
  circles: {
    kicker: 'Circles',
    title: 'When two are not enough',
    text: 'A circle is five members with the same kind of goal: first sale, leaving a salary, English for work. Whoever wants one says so in the Accountability space, and the first four who answer are in. It meets for four weeks, once a week, forty minutes. Then it ends, and whoever wants begins another.',
    planTitle: 'Forty minutes, so that everyone has her turn',
    plan: [
      { minutes: 5, title: 'Arrive', text: 'One word each on how the week was.' },
      {
        minutes: 30,
        title: 'Six minutes each',
        text: 'Three to tell, three to be asked. Someone keeps the time.',
      },
      { minutes: 5, title: 'One line each', text: 'Written in the chat: what I do before we meet again.' },
    ],
    minutes: {
      one: '{n} minute',
      two: '{n} minutes',
      few: '{n} minutes',
      many: '{n} minutes',
      other: '{n} minutes',
    },
  },
  gone: {
    kicker: 'When a partner disappears',
    title: 'It happens. Here is what you do.',
    text: 'A phone breaks, a child is ill, courage runs out. Silence is almost never about you.',
    steps: [
      {
        when: 'The first Thursday',
        text: 'Write anyway: your own check, and “no need to explain, just tell me whether we go on”.',
      },
      {
        when: 'The Sunday after',
        text: 'Write your goal in the Accountability space. Someone reads it, so that your week does not depend on hers.',
      },
      {
        when: 'The second Thursday',
        text: 'Press “My partner is silent”. We ask her once, kindly. She does not see that it was you who pressed.',
      },
      {
        when: 'Within three days',
        text: 'No answer: press “Look for another partner”. When the first one comes back, she gets a new one too.',
      },
    ],
    pause:
      'You want to disappear yourself? Leave the sprint with one tap, no explanation. Your partner sees that you are gone, not why, and you may begin again with the next one.',
  },
  limits: {
    kicker: 'Boundaries',
    title: 'What a partner is, and is not',
    is: {
      title: 'She is',
      points: [
        'someone who asks and listens',
        'someone who remembers what you wrote on Sunday',
        'free to say “I cannot this week”',
      ],
    },
    not: {
      title: 'She is not',
      points: [
        'your banker: no lending, no buying together, no codes or cards',
        'your therapist, your lawyer or your marriage counsellor',
        'on call: no messages after 22:00 unless you agreed on it',
        'obliged to give you her number: what you write here is enough',
      ],
    },
    change:
      'You can change partners at any time, without giving a reason. If somebody crosses a line, block and report: a person of the academy reads it on the same day or the next.',
  },
  faq: {
    title: 'About partners',
    items: [
      {
        question: 'Does it cost extra?',
        answer: 'No. Partners and circles are part of the community: {price}, once, for everything.',
      },
      {
        question: 'Must I have a partner?',
        answer:
          'No. Many only use the spaces and the calls. You can ask for a partner later, or stop having one.',
      },
      {
        question: 'What if she is much further than I am?',
        answer:
          'We look for about the same stage. If it does not fit, look for another with one tap. It is nobody’s fault.',
      },
      {
        question: 'Can I choose my friend as a partner?',
        answer:
          'Yes, if she is a member: write both names into your goals, and we bring you together. Be warned: friends forgive too quickly. It works best when you keep the two messages.',
      },
      {
        question: 'Who reads my goal and my evening line?',
        answer:
          'Your partner. The team reads the goal to find her. What you write in the Accountability space every member reads.',
      },
      {
        question: 'Is a coach part of it?',
        answer:
          'No. A partner is a member like you. For an hour with an expert about your own project there is the consultation.',
      },
    ],
  },
  closing: {
    title: 'What is your one line for this week?',
    text: 'Write it on paper tonight. Inside, somebody asks you about it on Thursday.',
    back: 'About the community',
  },
};
