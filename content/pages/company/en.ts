import type { PlainPage } from '../../shape.ts';

const about: PlainPage = {
  title: 'About us',
  description:
    'Derb is an online academy for Moroccan women and youth: courses that lead to an income, taught in your language.',
  kicker: 'About us',
  heading: 'Every door of the lane opens on a house',
  lead: 'A derb is the small lane of a medina. From outside you see a wall; behind each door there is a courtyard, a family, a trade. We named the academy after it because learning is like that: you need someone to open the first door.',
  sections: [
    {
      heading: 'What we do',
      paragraphs: [
        'We teach crafts that pay and can be learned from a phone: online shops, fashion, content, languages. Our trainers live from what they teach.',
        'Courses are in Darija, Arabic or English, and cost what a learner in Morocco can pay, by card, by bank transfer or in cash at an agency.',
      ],
    },
    {
      heading: 'What we promise',
      points: [
        'The price you see is the price you pay. No fee is added.',
        'Seats, dates and discounts are real.',
        'If a course is not for you, you have {courseDays} days to say so and get your money back.',
      ],
    },
  ],
  action: 'Browse courses',
};

const careers: PlainPage = {
  title: 'Careers',
  description: 'Work with Derb: how we hire, and how to write to us.',
  kicker: 'Careers',
  heading: 'Work that opens doors for others',
  lead: 'We are a small team, most of us working from home in different cities of Morocco.',
  sections: [
    {
      heading: 'Open positions',
      paragraphs: [
        'There is no open position today. We read every message from people who support learners, edit video or write in Darija.',
      ],
    },
    {
      heading: 'How we hire',
      points: [
        'One message about what you have made.',
        'One conversation of half an hour.',
        'One paid task of a day, and an answer within a week.',
      ],
    },
  ],
  action: 'Write to us',
};

const contact: PlainPage = {
  title: 'Contact us',
  description: 'Talk to the academy by WhatsApp, phone or e-mail.',
  kicker: 'Contact us',
  heading: 'Talk to a person',
  lead: 'WhatsApp is the quickest: we answer Monday to Saturday, 9:00 to 18:00, Casablanca time.',
  sections: [
    {
      heading: 'About a payment?',
      paragraphs: [
        'Send us your order number (it starts with MEM-). We never ask for a card number or a code.',
      ],
    },
  ],
  action: 'Open WhatsApp',
};

const support: PlainPage = {
  title: 'Support',
  description: 'Help with enrolment, payment and access to your course.',
  kicker: 'Support',
  heading: 'How can we help?',
  lead: 'Most questions are answered here. For anything else, we are one message away.',
  sections: [
    {
      heading: 'I paid and have no access',
      paragraphs: [
        'By card, access comes by e-mail within minutes: look in spam too. By transfer or cash, we check {transferCheck}, and you get an e-mail as soon as yours is found. Your order’s page always shows where it stands.',
      ],
    },
    {
      heading: 'I lost the link to my order',
      paragraphs: [
        'Every e-mail about your order has it. If you cannot find one, write to us from the address you enrolled with.',
      ],
    },
    {
      heading: 'I want my money back',
      paragraphs: [
        'For courses you have {courseDays} days. We pay back within {paidBackWithinDays} days, the way you paid.',
      ],
    },
  ],
  action: 'Open WhatsApp',
};

const consultation: PlainPage = {
  title: 'Consultation',
  description: 'An hour with an expert about your own project: what we talk about and how to ask for a time.',
  kicker: 'Consultation',
  heading: 'One hour about your project, and only yours',
  lead: 'Bring one question. Leave with a plan of three steps, written down.',
  sections: [
    {
      heading: 'What people bring',
      points: [
        'Which product should I start with?',
        'My shop has visitors and no orders. Why?',
        'How do I set a price for my work?',
      ],
    },
    {
      heading: 'How to book',
      paragraphs: [
        'Booking on this site opens soon. Until then we agree on a time by WhatsApp. You can cancel until {consultationHoursBefore} hours before and pay nothing.',
      ],
    },
  ],
  action: 'Ask for a time',
};

export const en = {
  about,
  careers,
  contact,
  support,
  consultation,
  write: 'Write to us',
  phone: 'Phone',
  email: 'E-mail',
  address: 'Address',
};
