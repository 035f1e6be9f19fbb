import type { LegalPage } from '../../../content/shape.ts';
import { listChangedOn, versions } from './cookie-policy.versions.ts';

const page: LegalPage = {
  versions,
  title: 'Cookie policy',
  description:
    'Every cookie this site sets: its name, what it is for and how long it stays; and your choice about the rest.',
  lead: 'They are few, small and our own. A cookie is a line of text that your browser keeps for a site and shows it again on the next visit.',
  sections: [
    {
      id: 'list',
      heading: 'The full list',
      blocks: [
        {
          text: 'This is all that the site stores in your browser. If you only read, you get none of the cookies.',
        },
        { cookies: true },
        {
          text: 'None of them can be read by another site, none is used for advertising, and none follows you anywhere. On an encrypted connection the two whose names end in `session_token` have `__Secure-` before them.',
        },
      ],
    },
    {
      id: 'consent',
      heading: 'What needs your yes',
      blocks: [
        {
          text: 'Cookies that the site needs to do what you ask for are set without asking: the law allows it, and without them you could not open your order. For everything else we ask first: counting visits, and whatever would bring in a third party.',
        },
        {
          text: 'If you say yes, we count from that page on when a page about something we offer, or the form to order it, is opened: one number for each day, page and language, kept for two years. An order you place after that is marked as placed after a yes, so that we can see how many visits lead to an order; no order says which pages you opened. If a link with the name of a site or a campaign in its address led you here, the cookie `source` remembers those words for thirty days, visits are counted by them too, and such an order keeps them. Words that could name somebody are left out. Our own server does the counting. It keeps nothing that could recognise your visits, and nobody else receives it. If you change your yes to a no, that cookie is deleted. Without your yes you are not counted. There is no advertising here, and there are no buttons of social networks.',
        },
      ],
    },
    {
      id: 'videos',
      heading: 'Videos',
      blocks: [
        {
          text: 'A video shows a still picture of ours until you press play. Some videos are on our own server. Others are on YouTube: pressing play then loads its player from `youtube-nocookie.com`, and YouTube may store something in your browser and learns your internet address. If you do not press play, nothing is loaded.',
        },
      ],
    },
    {
      id: 'other-sites',
      heading: 'When you leave this site',
      blocks: [
        {
          text: 'The page of a payment provider, the learning platform and WhatsApp are other sites with their own cookies and their own rules. You reach them by pressing a button, never before.',
        },
      ],
    },
    {
      id: 'delete',
      heading: 'How to delete them',
      blocks: [
        {
          text: 'In your browser’s settings you can see and delete what a site has stored. In Chrome on a phone: the menu, then Settings, Site settings, All sites. If you delete `derb_orders`, your orders are not lost: the link in our e-mail opens them.',
        },
      ],
    },
  ],
};

export const en = {
  ...page,
  listChangedOn,
  table: {
    caption: 'What this site stores in your browser',
    name: 'Name',
    purpose: 'What it is for',
    kept: 'How long',
    needed: 'Needed',
    choice: 'Your choice',
    staff: 'Staff only',
    cookie: 'Cookie',
    changed: 'This list was last changed on {changed}.',
  },
  /** `name` is the same in both languages: what the code sets. */
  cookies: [
    {
      name: 'derb_orders',
      group: 'needed',
      purpose:
        'Recognises the orders placed in this browser, eight at most, so that only you can open them. Set when you place an order or open one from our e-mail. Scripts cannot read it.',
      kept: '180 days after the last order',
    },
    {
      name: 'consent',
      group: 'needed',
      purpose: 'Remembers your choice about cookies, `all` or `essential`. Set when you choose.',
      kept: 'Half a year',
    },
    {
      name: 'source',
      group: 'choice',
      purpose:
        'Remembers the words `utm_source`, `utm_medium` and `utm_campaign` of the first link that led you here, so that we know which links are of use. Only after your yes to counting visits; deleted when you take it back.',
      kept: '30 days',
    },
    {
      name: 'theme',
      group: 'needed',
      purpose:
        'Remembers that you chose light or dark pages, `light` or `dark`. Set when you choose, deleted when you choose as on your phone. Scripts cannot read it.',
      kept: 'A year after you chose',
    },
    {
      name: 'derb-member.session_token',
      group: 'needed',
      purpose:
        'Keeps you signed in to your account and the community. Set when you type the code from our e-mail, renewed once a day while you use it. Scripts cannot read it.',
      kept: '{days} days after your last visit, or until you sign out',
    },
    {
      name: 'derb-known',
      group: 'needed',
      purpose:
        'Recognises that you signed in from this browser before, so that nobody else can use up the codes you may ask for. It holds a fingerprint of your address, from which the address cannot be read, and signs nobody in. Set when you sign in. Scripts cannot read it.',
      kept: '{knownDays} after your last sign-in',
    },
    {
      name: 'as',
      group: 'needed',
      purpose:
        'Remembers how you like to follow the videos of your lessons: `film`, `small`, `sound` or `read`. Set when you choose. Scripts cannot read it.',
      kept: 'A year after you chose',
    },
    {
      name: 'derb-staff.session_token',
      group: 'staff',
      purpose: 'Keeps the people who work here signed in. Visitors and learners never get it.',
      kept: '12 hours, or until signing out',
    },
    {
      name: 'derb-staff-known',
      group: 'staff',
      purpose:
        'Recognises that somebody who works here signed in from this browser before, so that strangers cannot use up the codes that she may ask for. It holds a fingerprint of her address and signs nobody in. Visitors and learners never get it.',
      kept: '{knownDays} after the last sign-in',
    },
  ],
  choices: {
    title: 'Your choice',
    text: 'May we count visits, to improve the site? You can change your mind here at any time.',
    accept: 'Yes, you may',
    refuse: 'No, only what is needed',
    acceptHint: 'Opened pages and orders are counted, not people. Your yes is kept for half a year.',
    required: 'Please choose one of the two.',
    keptTitle: 'Your choice is kept',
    all: 'You said yes. For half a year we do not ask again.',
    essential: 'You said no. Only what is needed is set, and for half a year we do not ask again.',
  },
};
