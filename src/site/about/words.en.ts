export const about = {
  head: {
    title: 'About us',
    description:
      'Derb is an online academy for Moroccan women and youth: who founded it, who runs it, who teaches, what we promise and where to find us.',
  },
  hero: {
    heading: 'Who is behind Derb',
    text: 'An online academy for Moroccan women and youth. You learn on your phone, and pay by card, bank transfer or cash. Everyone from 16 is welcome, young men too.',
  },
  people: {
    title: 'Who founded it and who runs it',
  },
  beliefs: {
    title: 'What we promise, and where to check it',
    items: [
      {
        title: 'The price you see is the price you pay us',
        text: 'We add no fee, whichever way you pay. An agency may charge its own: ask before you send.',
        where: 'See the prices',
      },
      {
        title: 'Seats and deadlines are real',
        text: 'If we say that a seat is left, it is left, and an offer ends on the day it says.',
        where: 'See the workshops',
      },
      {
        title: 'You can change your mind',
        text: '{courseDaysAlone} for a course, {communityDaysAlone} for the community, {shopDaysAlone} for the shop, from your payment; with a group, from its first session if that is later. You get your refund within {paidBack}, the way you paid.',
        where: 'Read the terms',
      },
      {
        title: 'A person answers',
        text: 'On WhatsApp, by phone or by e-mail.',
        where: 'Contact us',
      },
      {
        title: 'Your data stays yours',
        text: 'We ask only for what an enrolment needs, count visits only if you say yes, and sell nothing.',
        where: 'Read the privacy policy',
      },
    ],
  },
  team: {
    title: 'Who teaches',
    text: 'All our trainers earn a living from what they teach.',
    course: 'See their course',
    linkedinOf: (name: string) => `${name} on LinkedIn (opens in a new tab)`,
    join: 'Teach a course yourself',
    none: 'Our trainers will introduce themselves here soon. Until then, each course page names its own.',
  },
  making: {
    title: 'How a course is made',
    steps: [
      {
        title: 'We ask',
        text: 'The trainer talks to learners who would take the course: what have you tried, where did you stop?',
      },
      {
        title: 'We start from the result',
        text: 'A shop, a collection, a contract: whatever does not lead there is left out.',
      },
      {
        title: 'We record for a phone',
        text: 'Short lessons that you can follow on a small screen, or just listen to.',
      },
      {
        title: 'We test',
        text: 'A few learners go first, on their own phones and data. Where they get stuck, we record again.',
      },
      {
        title: 'We update',
        text: 'When an app or a price changes, the lesson changes too, at no cost to you.',
      },
    ],
  },
  story: {
    title: 'How it began',
    moments: [
      'Our founder sold soap online, on a borrowed phone. The women who traded in fabric in Derb Omar asked her every week: how do you sell without a shop?',
      'She answered by voice message, on the bus home. The messages were passed on, so she put them in order: twelve short lessons in Darija. That was the first course.',
      'Most who wanted it had no card. One paid her 400 dirhams in coins at an agency, and cash has been a way to pay ever since.',
      'A derb is a lane of a medina and, in Arabic, a path: the one in “Create Your Path”. Our Arabic speaks to a woman, because most who began with us are women. Every word is meant for whoever reads it.',
    ],
  },
  place: {
    title: 'Where to find us',
    text: 'Tell us before you come, so that somebody is there.',
    address: 'Address',
    phone: 'Phone',
    email: 'E-mail',
    registration: 'Registration',
    contact: 'Contact us',
    courses: 'Browse courses',
  },
};
