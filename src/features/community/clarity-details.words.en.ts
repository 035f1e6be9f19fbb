import { en as rules } from './community-rules.words.en.ts';

export const en = {
  head: {
    title: 'Clarity Community in detail',
    description:
      'The 15-day action sprint day by day, the live calls, the spaces and the rules of the Clarity Community. {price}, once.',
  },
  back: 'Community',
  hero: {
    kicker: 'The programme',
    heading: 'From an idea to a first step in 15 days',
    text: 'Clarity is for the moment when you know that you want to start and do not know with what. Fifteen actions, Monday to Friday for three weeks. None takes longer than half an hour.',
    lane: 'The fifteen days',
    day: (n: number) => `Day ${n}`,
    start: 'A new sprint starts on the first Monday of every month.',
  },
  minutes: {
    one: '{n} minute',
    two: '{n} minutes',
    few: '{n} minutes',
    many: '{n} minutes',
    other: '{n} minutes',
  },
  tonight: 'Tonight you have:',
  weeks: [
    {
      name: 'Week one',
      title: 'Look around you',
      text: 'You do not invent anything. You notice what is there.',
      days: [
        {
          title: 'What people already ask you for',
          minutes: 15,
          text: 'Write ten lines: the henna for a cousin’s wedding, the CV you corrected, the trays of cakes before Eid. Do not judge any of them.',
          result: 'a list of ten lines',
        },
        {
          title: 'Three for a tired day',
          minutes: 10,
          text: 'Circle three that you would still do on a tired day. Cross out whatever needs money you do not have.',
          result: 'three candidates',
        },
        {
          title: 'Ask three women',
          minutes: 20,
          text: 'Send a voice message to three people: “When did you last pay for this? How much, and what annoyed you?” Do not sell. Only ask.',
          result: 'three answers, word for word',
        },
        {
          title: 'Who sells it already?',
          minutes: 30,
          text: 'Find five sellers, in your quarter or online. Write down the price, the delivery, and how fast they answer a message. Competition is good news: somebody is buying.',
          result: 'a table of five lines',
        },
        {
          title: 'One sentence',
          minutes: 10,
          text: 'Finish it: “I make … for … so that …”. Short, because it is Friday. Post it in Questions and let others make it simpler.',
          result: 'a sentence you can say without breathing in',
        },
      ],
    },
    {
      name: 'Week two',
      title: 'Try it small',
      text: 'You make one, you count, you name a price.',
      days: [
        {
          title: 'The smallest version',
          minutes: 30,
          text: 'One cake, one translated page, one lesson of twenty minutes for a neighbour’s son. Ugly is allowed, unfinished is not.',
          result: 'one real thing, and a photo of it',
        },
        {
          title: 'What it costs you',
          minutes: 20,
          text: 'Count everything: thread and lining 35 MAD, the taxi to the market 15, packaging 6, two hours of your time. Most of us forget the taxi.',
          result: 'a cost in dirhams',
        },
        {
          title: 'Your price, out loud',
          minutes: 15,
          text: 'Cost, plus your hours, plus a little for the day something breaks. Record yourself saying only the price, and stop talking after the number.',
          result: 'a price you have said ten times',
        },
        {
          title: 'Five photos at the window',
          minutes: 25,
          text: 'In the morning, a white sheet, the window at your side, no filter. One from above, one close, one in a hand, one in use, one with its size.',
          result: 'one photo you are not ashamed of',
        },
        {
          title: 'The offer in five lines',
          minutes: 20,
          text: 'What it is, for whom, the price, when it arrives, how to order. If it needs a sixth line, the offer is still two offers.',
          result: 'a text ready to paste',
        },
      ],
    },
    {
      name: 'Week three',
      title: 'Show it',
      text: 'Ten people first, then the street.',
      days: [
        {
          title: 'Ten messages, one by one',
          minutes: 30,
          text: 'Write to ten people who know you, each by her name. Not a broadcast: a broadcast is easy to ignore.',
          result: 'ten messages sent and the answers noted',
        },
        {
          title: 'Ready for a yes',
          minutes: 20,
          text: 'How does she pay: on delivery, by transfer, at an agency? When do you deliver? Write the three messages you will need so that you do not improvise.',
          result: 'three messages saved in your phone',
        },
        {
          title: 'Ready for a no',
          minutes: 15,
          text: '“Too expensive.” “Maybe later.” Silence. Write one friendly answer to each and say it out loud until it comes by itself.',
          result: 'three answers, and no lump in the throat',
        },
        {
          title: 'In public',
          minutes: 20,
          text: 'One post: your page, your status, the group of your quarter. With the photo of day 9 and the five lines of day 10.',
          result: 'an offer strangers can see',
        },
        {
          title: 'Show the group',
          minutes: 30,
          text: 'Two minutes in the Tuesday or Thursday call, or a written post: what I made, what I learned, the one thing I do in the next thirty days.',
          result: 'something to show, and a date in the calendar',
        },
      ],
    },
  ],
  calls: {
    kicker: 'Live calls',
    title: 'Two evenings and a Saturday',
    texts: {
      questions:
        'An expert answers what was asked in the Questions space, the most wanted first. At the end everybody types her next step.',
      workbench:
        'Two members show what they are working on: a page, a price, a parcel. Ten minutes to show, ten to be helped.',
      workshop: 'One hour on one skill with a trainer of the academy. You need a pen, or the thing itself.',
    },
    notes: [
      'Camera and microphone are off until you switch them on.',
      'Nothing is recorded: what is said there stays there.',
      'No question is too small. “How do I send a location?” has been asked, and answered.',
    ],
  },
  spaces: {
    kicker: 'The support group',
    title: 'Four spaces, each for one thing',
    text: 'So that an announcement is never buried under a hundred good mornings.',
    items: [
      {
        name: 'Announcements',
        text: 'Only the team writes here: the week’s calls, who moderates, what changed. Two or three posts a week.',
        example: 'Tonight 20:30: questions about delivery. Bring your last returned parcel.',
      },
      {
        name: 'Wins',
        text: 'Anything that worked. We do not compare sizes.',
        example: 'First order from someone I am not related to. 120 MAD. I screamed in the kitchen.',
      },
      {
        name: 'Questions',
        text: 'One question per post, with what you tried already. Experts look in every working day.',
        example: 'She wants to pay half now and half on delivery. Do you accept that?',
      },
      {
        name: 'Accountability',
        text: 'Your goal on Sunday, your check-in in the evening. Partners and circles meet here.',
        example: 'Day 7 done. The taxi is 15 dirhams and I had never counted it.',
      },
    ],
  },
  rules: {
    title: 'The rules of the courtyard',
    text: 'Seven, and we keep them. Whoever breaks one gets a message; if it goes on, or was serious, the door closes for her.',
    items: rules,
  },
  faq: {
    title: 'About the programme',
    items: [
      {
        question: 'I have no idea at all. Can I still begin?',
        answer:
          'Yes: the first five days are made for that. You start from what people already ask you for, not from a business plan.',
      },
      {
        question: 'I missed three days. Am I out?',
        answer:
          'No. Saturday and Sunday are there to catch up, and you may begin again with the next sprint as often as you like, at no cost.',
      },
      {
        question: 'Do I need money to do the fifteen actions?',
        answer:
          'No. Day 6 asks for one small thing made with what is at home. If your idea needs more, that day you make a part of it or a drawing.',
      },
      {
        question: 'Does anybody correct what I do?',
        answer:
          'Your partner reads your evening line, the group answers in Questions, and experts look in every working day. It is not a course: nobody gives marks.',
      },
      {
        question: 'What comes after day 15?',
        answer:
          'You stay: the calls and the spaces go on, and so does the next sprint. Some take a course next, some only need the Thursday question.',
      },
      {
        question: 'What does it cost, and can I get it back?',
        answer:
          '{price}, once. Within {communityDays} you can ask for it back without giving a reason, and you have it within {paidBack}.',
      },
    ],
  },
  closing: {
    title: 'Day 1 needs a pen and fifteen minutes',
    text: 'You can do it tonight, before anything is paid. Then come in: somebody asks you tomorrow how it went.',
    back: 'About the community',
  },
};
