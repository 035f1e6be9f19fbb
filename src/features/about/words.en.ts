export const about = {
  head: {
    title: 'About us',
    description:
      'Derb is an online academy for Moroccan women and youth: where the name comes from, what we promise, who teaches and how a course is made.',
  },
  hero: {
    kicker: 'About us',
    heading: 'Every door of the lane opens on a house',
    text: 'From outside you see a wall. Behind each door there is a courtyard, a family, a trade. Learning is like that: somebody has to open the first door.',
    lane: 'A lane of the medina with coloured doors, a woman in each.',
  },
  word: {
    kicker: 'The word',
    title: 'derb',
    sound: 'Darija, said in one breath: “derb”',
    senses: [
      { title: 'A lane', text: 'The narrow street of a medina where everybody knows which door is yours.' },
      {
        title: 'The people in it',
        text: '“Wlad derbi”: those you grew up with, who lend you sugar and an opinion.',
      },
      {
        title: 'A path',
        text: 'In Arabic, the way somebody makes by walking it. That is the one in “Create Your Path”.',
      },
    ],
  },
  story: {
    kicker: 'Our story',
    title: 'It began with voice messages',
    moments: [
      {
        title: 'A question in Derb Omar',
        text: 'Our first trainer sold phone covers online. The women who traded in fabric beside her supplier asked her the same thing every week: how do you do it without a shop? She answered by voice message, on the bus home.',
      },
      {
        title: 'Lessons that fit a bus ride',
        text: 'The messages were passed on. So she ordered them: twelve short pieces, in Darija, each with one thing to do before the next. That was the first course. It was never longer than the line from Casa-Port to Sidi Moumen.',
      },
      {
        title: 'Paid in coins',
        text: 'The second question was always how to pay. Most had no card. One came to the agency with 400 dirhams in coins from her piggy bank. Since then cash is not an exception with us, it is a way to pay.',
      },
      {
        title: 'A lane, not a shop window',
        text: 'Others came with their own craft: fashion, content, languages. Each has her own door, and behind every door the same rule: you leave with something you have made.',
      },
    ],
  },
  beliefs: {
    kicker: 'What we promise',
    title: 'Promises, and where you can check them',
    items: [
      {
        title: 'The price you see is the price you pay',
        text: 'No fee for a card, none for cash. It stands on the course’s page before we ask your name.',
        where: 'Look at the prices',
      },
      {
        title: 'Seats and deadlines are real',
        text: 'A seat is one that is really free. A discount ends when it says, and checkout charges what the page told you.',
        where: 'See the workshops and their seats',
      },
      {
        title: 'You may change your mind',
        text: '{courseDaysAlone} for a course, {communityDaysAlone} for the community, {shopDaysAlone} for the shop. The money comes back within {paidBack}, the way you paid.',
        where: 'Read it in the terms',
      },
      {
        title: 'A person answers',
        text: 'On WhatsApp, by phone or by e-mail. Not a robot, and not in a language that you have to look up.',
        where: 'Talk to us',
      },
      {
        title: 'What is yours stays yours',
        text: 'We ask for what an enrolment needs. Nothing is counted before you allow it, and nothing is sold.',
        where: 'Read the privacy policy',
      },
    ],
  },
  team: {
    kicker: 'The people',
    title: 'Who teaches',
    text: 'Each of them earns her living with what she teaches. That is the only condition we never bend.',
    course: 'See her course',
    linkedinOf: (name: string) => `${name} on LinkedIn (opens in a new tab)`,
    join: 'You know a craft? Host your course',
    none: 'The trainers introduce themselves here soon. Until then, their courses speak for them.',
  },
  making: {
    kicker: 'How a course is made',
    title: 'Five rooms, from the first question to you',
    steps: [
      {
        title: 'We listen',
        text: 'Before a lesson is written, the trainer talks to learners who would take it: what have you tried, where did you stop?',
      },
      {
        title: 'We start from the end',
        text: 'What will you hold in your hands: a shop, a collection, a contract? What does not lead there is left out.',
      },
      {
        title: 'We film small',
        text: 'Short lessons, a phone on a tripod, sound before picture. Each can be followed on a small screen, and heard without looking.',
      },
      {
        title: 'Somebody tries it',
        text: 'A few learners go first, on their own phones and their own data. Where they stop, we film again.',
      },
      {
        title: 'We keep repairing',
        text: 'A carrier raises its prices, an app moves a button: the lesson is changed, and you see the new one at no cost.',
      },
    ],
  },
  numbers: {
    title: 'The derb today',
    activeMembers: 'active members',
    projectsLaunched: 'projects launched',
    trainees: 'trainees of the virtual course',
    rating: 'what they rate it',
  },
  place: {
    kicker: 'Where we are',
    title: 'A door you can knock on',
    text: 'The lessons are online, the academy is not: it has an address, a telephone and a registration. Please tell us before you come, so that somebody is there.',
    address: 'Address',
    phone: 'Phone',
    email: 'E-mail',
    registration: 'Registration',
    contact: 'Contact us',
    courses: 'Browse courses',
  },
};
