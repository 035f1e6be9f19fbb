import type { Chapter } from './words.ts';

/** From the invoice to the second year. */
export const goingOn: readonly Chapter[] = [
  {
    title: 'Being paid',
    lead: 'The work is finished when the money is there. Until then it is a favour.',
    blocks: [
      'Send the invoice on the day you deliver, not at the end of the month. Say in it by when to pay, and how: a transfer to your RIB, cash at an agency if she has no account, or cash in hand against a receipt. Anyone who has to ask how to pay will pay later.',
      'The last page of this chapter is a model, with everything a small invoice usually needs. What must stand on yours depends on your status: ask once, at the office where you registered, and keep the answer with its date.',
      {
        kind: 'message',
        title: 'Message 5: the reminder, after five days',
        text: 'Salam Mrs Tazi, I hope the pictures are already up in the window! A small reminder: invoice 2027-004, 700 MAD, was due last Friday. The RIB is on the invoice. If the money is on its way, please forget this message. Thank you!',
      },
      {
        kind: 'message',
        title: 'Message 6: after two weeks',
        text: 'Salam Mrs Tazi, invoice 2027-004 (700 MAD) is still open. I can begin the pictures of the desserts as soon as it is settled. Would Thursday be possible? If it is difficult at the moment, call me and we will find a way, in two parts if need be.',
      },
      'Friendly, short, and each time with the number, the sum and a day. No reproach, and no long story about why you need the money. You do not need a reason to be paid.',
      { kind: 'heading', text: 'Two purses' },
      'From the first dirham on: the work’s money in one place, the household’s money in another. A second account, or an envelope. Each time something comes in, put the share for tax and for bad months aside the same day. Then pay yourself a wage from what is left, and let it be the same every month, in good months too.',
      {
        kind: 'box',
        title: 'To do',
        text: 'Make your invoice template today, with number 001. Then write down on paper who owes you what, and since when.',
      },
    ],
  },
  {
    title: 'Papers, and whom to ask',
    lead: 'Rules change, and a book does not change with them. So this one gives you the questions, not the answers.',
    blocks: [
      'There are several legal ways to work for yourself in Morocco: as an auto-entrepreneur, as a sole trader with an entry in the trade register, in a cooperative with others, or through a small company. They differ in what you may earn, what you declare, what you pay and what you can deduct. Which one fits depends on your activity and on your sums. It is worth two mornings.',
      { kind: 'heading', text: 'Seven questions for the office' },
      {
        kind: 'steps',
        items: [
          'Is my activity allowed under this status?',
          'Up to what turnover a year, and what happens if I go over it?',
          'Is there a limit to what a single client may pay me in a year?',
          'What do I declare, how often and where, even if I earned nothing?',
          'What do I pay, and when is it due?',
          'How am I insured if I fall ill, and from which month?',
          'What must stand on my invoices?',
        ],
      },
      'Take paper with you. Write down the answer, the counter and the date. Where money is concerned a second opinion is cheap: an hour with an accountant can spare you a year of doing it wrong.',
      { kind: 'heading', text: 'Where' },
      {
        kind: 'list',
        items: [
          'The national register of auto-entrepreneurs, online and at its counters.',
          'The Regional Investment Centre of your region (CRI): which forms of business there are, and whom you need for each.',
          'The tax office for your neighbourhood, in the morning, and not in the last week before a deadline.',
          'CNSS, about insurance. ANAPEC, about training and support for people starting out.',
          'A cooperative or association near you. They did all this last year and know the counters.',
        ],
      },
      {
        kind: 'box',
        title: 'To do',
        text: 'One appointment this month: seven questions, seven answers, one sheet of paper. Hang it beside your sentence.',
      },
    ],
  },
  {
    title: 'Days that hold',
    lead: 'Nobody sees you begin, and nobody sees you stop. So you have to see it yourself.',
    blocks: [
      'Working in a full house is a craft of its own. It needs a place, even if that is the end of a table and a cloth you lay and take away. It needs a beginning, even if that is a glass of tea. And it needs one sentence that everybody at home knows: “I am at work until noon.” Children understand a cloth on the table better than an explanation.',
      { kind: 'heading', text: 'A day with four paid hours' },
      {
        kind: 'list',
        items: [
          '9:00 to 11:00. The work itself, with the phone in another room.',
          '11:00 to 11:30. Messages, all in one go.',
          '11:30 to 12:30. The work itself.',
          'After lunch. One more hour of work, then half an hour of looking for clients. Every day, even when you have enough: the clients of March are found in January.',
        ],
      },
      'In Ramadan, in a summer full of visitors, in exam weeks, a day has two paid hours. Plan with two, and tell your clients beforehand. A late date you announced is a date. An early one you missed is a story people tell.',
      {
        kind: 'message',
        title: 'Message 7: it will be later',
        text: 'Salam, I promised Thursday, and I will not make it: my daughter is ill. You will have the first half on Thursday and the rest on Monday. If you need all of it on Thursday, tell me, and I will find help at my own cost. I am sorry.',
      },
      {
        kind: 'message',
        title: 'Message 8: the polite no',
        text: 'Thank you for thinking of me! I do not take on logos, because others do them better. Try Mrs Amrani in Rabat, and give her my greetings. For pictures of dishes, I am always here.',
      },
      'Put your holidays in the calendar now: a week in summer, three days after each feast. Tell your clients four weeks before, and again one week before. Nothing ever burned down because a translator was at the sea.',
      {
        kind: 'box',
        title: 'To do',
        text: 'Put your week on one sheet: paid hours, hours for finding clients, and hours that belong to nobody. Show it at home.',
      },
    ],
  },
  {
    title: 'When it goes wrong',
    lead: 'It will. Not because you are bad at it, but because there are people in it.',
    blocks: [
      { kind: 'heading', text: 'She does not like it' },
      'Ask for one thing: “Show me where.” Most complaints are about a small part of the work. Correct that part, quickly. If she is right and it cannot be saved, give the deposit back and keep her trust. She will tell others how you behaved, not how the picture looked.',
      { kind: 'heading', text: 'He does not pay' },
      'Message 5, message 6, then a call, then a friendly visit one morning with the invoice in your hand. If none of that helps, let the sum decide. Is it less than a day’s work? Write it off, and remember the name. Is it more? Ask an association, a mediator or a lawyer what a formal letter costs. Until it is settled do no more work for him, not even something small.',
      { kind: 'heading', text: 'Nobody writes' },
      'Every year has its quiet weeks. Go back to chapter 3 and write ten messages to people who have bought from you: “How is the menu doing? Ramadan is coming, shall I keep a day for you?” The easiest person to win is the one who has paid you before, if somebody reminds her that you exist.',
      { kind: 'heading', text: 'You are tired of it' },
      'Look at which job it was. Often it is one client, or one kind of work, that costs more than it brings in. Raise its price until you like doing it again, or until it goes away. Both are good.',
      {
        kind: 'box',
        title: 'To do',
        text: 'Find two other women who work for themselves. Meet once a month, for an hour, with three questions: what went well, what did not, what do you need? It is the cheapest insurance there is.',
      },
    ],
  },
  {
    title: 'Your own sheet',
    lead: 'Half an hour and a pencil. What you write here is your plan. It needs no more room than this.',
    blocks: [
      {
        kind: 'sheet',
        questions: [
          ['I help … to …, in … days, for … MAD', 2],
          ['The first five people I will write to', 2],
          ['One hour costs me', 1],
          ['My three prices', 1],
          ['My office, and my appointment there', 1],
          ['My paid hours in a week', 1],
          ['My holiday, from … to …', 1],
          ['The two women I meet once a month', 1],
        ],
      },
    ],
  },
];
