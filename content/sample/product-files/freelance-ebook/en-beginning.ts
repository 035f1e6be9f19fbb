import type { Chapter } from './words.ts';

/** From the idea to the agreement. */
export const beginning: readonly Chapter[] = [
  {
    title: 'Before you begin',
    lead: 'Working for yourself is not a matter of courage. It is a small shop with one thing on the shelf, and you keep the till.',
    blocks: [
      'Ghizlane from Meknes translated contracts in an office for four years. One evening one of the office’s clients asked whether she would translate a letter for him, that Saturday, for 300 MAD. She said yes, and then noticed three things. She knew how to do it. She did not know what it should cost. And she had no idea how to ask for the money. This book is about the second and the third.',
      'A freelance year has the same parts for a translator, a seamstress and a video editor. You choose what you sell. You find the first people who buy it. You name a price, do the work and are paid. Then you do it again, a little better, and look after yourself along the way. Each part is a chapter here, and almost every chapter ends with something to do.',
      { kind: 'heading', text: 'Three honest questions' },
      {
        kind: 'list',
        items: [
          'How many months can you live without this income? If it is fewer than two, keep your job and begin on Saturdays.',
          'How many hours are truly yours? Count an ordinary week, with the children, the cooking and the bus. Ten hours are enough to begin. None are not.',
          'Who at home has to agree? Say it out loud before the first client, not after the first late evening.',
        ],
      },
      {
        kind: 'box',
        title: 'What you need on the first day',
        text: 'A phone, an e-mail address with your name in it, a notebook, and one example of your work that you may show. A website, a logo and business cards can wait until somebody has paid you.',
      },
    ],
  },
  {
    title: 'One service',
    lead: 'Say “I do everything” and people hear “nothing in particular”. Choose one thing, for one kind of person, with one result.',
    blocks: [
      'Write down everything you could be paid for. Then cross out what you would not want to do twenty times, what takes longer than two weeks, and what nobody around you has ever paid for. What is left is usually a list of two or three. Take the one you could begin tomorrow.',
      { kind: 'heading', text: 'The sentence' },
      'Work on this sentence until a neighbour understands it: “I help … to …, in … days, for … MAD.”',
      {
        kind: 'list',
        items: [
          '“I help small restaurants to get ten good pictures of their dishes, in three days, for 1,200 MAD.”',
          '“I help children in their third year of school to keep up in French, one hour a week, for 120 MAD.”',
        ],
      },
      'People can say yes or no to a sentence with a number in it. A sentence without one they can only admire.',
      { kind: 'heading', text: 'A small test' },
      {
        kind: 'steps',
        items: [
          'Say the sentence to five people who are not close friends: a shopkeeper, a former colleague, a teacher at your child’s school.',
          'Do not ask “Do you like it?” Ask: “Who do you know who needs this right now?”',
          'If three of the five name somebody, keep the sentence. If not, change one part of it, starting with the kind of person, and ask five others.',
        ],
      },
      'You are not married to this service. It is the door you come in by. After ten jobs you will know what people really ask for, and the second service will choose itself.',
      {
        kind: 'box',
        title: 'To do',
        text: 'Write your sentence on paper and hang it where you work. Make one example of the result, for yourself or for somebody you like, and photograph it.',
      },
    ],
  },
  {
    title: 'The first three clients',
    lead: 'They seldom come from the internet. They come from people who already know that you keep your word.',
    blocks: [
      'Make a list of thirty names: former colleagues, cousins with shops, the dentist, the lady from the association, people you buy from. Thirty is more than you think and fewer than your phone holds. Not all of them will buy, but each knows others, and one of those needs you now.',
      'Write to five a day, for six days: each by name, each with one line that fits nobody else. No broadcasts: everyone reads them, no one answers.',
      {
        kind: 'message',
        title: 'Message 1: the first offer',
        text: 'Salam Mrs Tazi, this is Ghizlane, we met at the school party. I have started translating letters and contracts between French and Arabic, usually within two days, from 300 MAD. Do you know anyone who needs that at the moment? A name is enough, I will write to them myself. Thank you!',
      },
      'Her friend Sanaa takes pictures of food. She wrote to the café where she has breakfast:',
      {
        kind: 'message',
        title: 'Message 2: to a shop you know',
        text: 'Salam, I am one of your regulars. I photograph dishes for small restaurants: ten pictures, three days, 1,200 MAD. I took two of your msemen as an example, no strings attached: here they are. If you like them, I can come by on Tuesday or Thursday morning. Which suits you better?',
      },
      'No answer is not a no. People read a message at a red light and forget it. Ask once more, after four days, in one line: “Just making sure my message did not get lost.” After that, leave it, and stay friendly. Some of them will write to you months later.',
      { kind: 'heading', text: 'For nothing?' },
      'One unpaid job can be right, if you agree on three things beforehand: it is small, you may show it, and she tells you in two sentences what it did for her. A second one is a habit. If somebody cannot pay your price, make the work smaller, not the price.',
      {
        kind: 'box',
        title: 'To do',
        text: 'Thirty names by tonight. Five messages tomorrow. Beside each name, note what came of it: that is the beginning of your client list.',
      },
    ],
  },
  {
    title: 'A price you can defend',
    lead: 'You do not sell hours. But if you do not know what your hour costs, you will work more and more for less and less.',
    blocks: [
      'Begin with what you need in a month, not with what others charge. Add what the work itself costs. Then count the hours somebody pays for. If you sit at the table for six, count on four: the rest go into messages, quotes, travelling and learning.',
      {
        kind: 'sum',
        title: 'What one hour costs Ghizlane, in MAD',
        lines: [
          ['Living', '4,500'],
          ['Phone, internet, software, transport', '650'],
          ['Put aside: tax and contributions, as the office told her', '450'],
          ['Put aside: illness, holidays, a new computer', '800'],
          ['Needed each month', '6,400', 'result'],
          ['Paid hours: 4 a day, on 18 days', '72'],
          ['One hour (6,400 ÷ 72)', '89', 'result'],
        ],
      },
      'So an hour costs her about 90 MAD, and a letter that takes three hours costs 270. She asks for 300, because some letters take longer. Now she can defend the price, first of all to herself: below 270 she is paying for the work out of her own pocket.',
      { kind: 'heading', text: 'Saying it' },
      {
        kind: 'list',
        items: [
          'Name the price together with what it includes: “300 MAD: the translation and one correction, by Thursday.”',
          'Then be silent. The silence feels long only to you.',
          'Never lower the price in the same conversation. Take something away instead: fewer pages, a later day, no second correction.',
          'After every fifth client, raise it a little, for new clients only.',
        ],
      },
      {
        kind: 'message',
        title: 'Message 3: “That is expensive”',
        text: 'I understand. The price includes the translation, a second reading and one correction, by Thursday. If your budget is 200 MAD, I can do the first two pages by then and the rest later. Which would you prefer?',
      },
      {
        kind: 'box',
        title: 'To do',
        text: 'Work out your own hour with the lines above. Write down the three prices you will name this month and say each one out loud ten times. It feels silly. It works.',
      },
    ],
  },
  {
    title: 'Agree before you begin',
    lead: 'Most quarrels are two people who meant different things by the same word. Five lines prevent them.',
    blocks: [
      'A job of 1,200 MAD does not need a contract of six pages. It needs one message with everything in it that the two of you will remember differently in three weeks, and a “yes” underneath.',
      {
        kind: 'steps',
        items: [
          'What will be there at the end: how many, how long, in what form.',
          'What you need from her, and by when. No menu, no pictures of the menu.',
          'How many corrections are included (one or two), and what another one costs.',
          'The day of delivery. Add two days to what you think.',
          'The price, how much of it is paid before you start, and how.',
        ],
      },
      {
        kind: 'message',
        title: 'Message 4: the agreement, with a deposit',
        text: 'Thank you for the conversation! To make sure we mean the same thing: ten pictures of dishes, 3,000 pixels wide, for your menu and Instagram. You have the dishes ready on Tuesday at 9:00, I bring the light and the table. One round of corrections is included. Pictures by Friday evening. 1,200 MAD: 500 before Tuesday by transfer (RIB below), 700 once you have the pictures. Does that suit you? A “yes” is enough.',
      },
      'Asking for a deposit is not distrust. It is the moment a plan becomes an appointment. If somebody will not pay 500 MAD before, she may not pay 700 after, and it is better to learn that on Monday.',
      { kind: 'heading', text: 'When they ask for more' },
      '“Could you just quickly also…” is a good sign: she trusts you. Answer at once, and with a number: “Gladly. That is two more hours, 200 MAD. Shall I do it with the rest, or afterwards?” On the day it is information. On the invoice it is a surprise.',
      {
        kind: 'box',
        title: 'To do',
        text: 'Write your own message 4 with gaps in it and keep it in your phone’s notes. You will send it again and again.',
      },
    ],
  },
];
