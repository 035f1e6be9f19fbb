import type { PlainPage } from '../../shape.ts';

const privacy: PlainPage = {
  title: 'Privacy policy',
  description: 'Which personal data the academy keeps, why, for how long, and how you decide about it.',
  kicker: 'Effective November 21, 2026',
  heading: 'Privacy policy',
  lead: 'We ask for what a course needs, and nothing else. Moroccan law 09-08 gives you rights over it; this page says how to use them.',
  sections: [
    {
      heading: 'What we keep',
      points: [
        'When you enrol: your name, e-mail and phone, what you bought, what you paid and how. Card numbers never reach us: you type them at the payment provider.',
        'When you join a waitlist: your name, e-mail and phone.',
        'One cookie that recognises the orders placed in this browser. No advertising, no tracking by others without your consent.',
      ],
    },
    {
      heading: 'Why, and for how long',
      points: [
        'Orders are kept for ten years, because accounting law asks for it.',
        'Unpaid orders are deleted after 90 days, waitlists after 24 months, technical logs after 30 days.',
      ],
    },
    {
      heading: 'Who else receives it',
      paragraphs: [
        'Only those we cannot work without: the payment provider you choose, the e-mail service that carries our letters, and the learning platform your course runs on.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'You can see, correct and receive your data, object to its use and ask for its deletion: write to {email}. The academy is for people of 16 and older.',
      ],
    },
  ],
  action: 'Write to us',
};

const terms: PlainPage = {
  title: 'Terms and conditions',
  description: 'Enrolment, payment, access and refunds at the academy, in plain words.',
  kicker: 'Effective November 21, 2026',
  heading: 'Terms and conditions',
  lead: 'What you and the academy can expect of each other. Moroccan law applies.',
  sections: [
    {
      heading: 'Enrolment and payment',
      points: [
        'You are 16 or older. Prices are in Moroccan dirhams; the price shown is the price you pay.',
        'Access begins after full payment: within 24 hours, usually at once by card.',
        'Offers and promo codes cannot be combined.',
        'An order that is not paid within {orderExpiryDays} days expires. You can open it again at the price of that day.',
      ],
    },
    {
      heading: 'Refunds',
      points: [
        'Courses: within {courseDays} days of payment.',
        'Workshops: until {workshopHoursBefore} hours before the start.',
        'Shop: within {shopDays} days. Community: within {communityDays} days.',
        'Consultations: until {consultationHoursBefore} hours before.',
        'We pay back within {paidBackWithinDays} days, the way you paid. The law gives you 7 days to withdraw; if you ask to start at once we keep that wish with its time, and the {courseDays} days above stay yours.',
      ],
    },
    {
      heading: 'Your access',
      paragraphs: [
        'Access is yours alone. An account that breaks the rules of the community can be closed, with the reason in writing.',
      ],
    },
    {
      heading: 'If we disagree',
      paragraphs: [
        'Write to {email} first. If we find no solution together, mediation takes place in Rabat before any court.',
      ],
    },
  ],
  action: 'Write to us',
};

const cookies: PlainPage = {
  title: 'Cookie policy',
  description: 'Which cookies this site uses, and how to change your choice.',
  kicker: 'Effective June 17, 2025',
  heading: 'Cookie policy',
  lead: 'Few, small and ours.',
  sections: [
    {
      heading: 'Needed for the site to work',
      points: [
        'derb_orders: recognises the orders placed in this browser, so that only you can open them. 60 days.',
        'consent: remembers your choice about the rest. 6 months.',
        'A session cookie for people who sign in.',
      ],
    },
    {
      heading: 'Only if you agree',
      paragraphs: [
        'Statistics and videos of other services load after you agree, and not before. You can change your choice at any time at the foot of every page.',
      ],
    },
  ],
  action: 'Write to us',
};

export const en = { privacy, terms, cookies };
