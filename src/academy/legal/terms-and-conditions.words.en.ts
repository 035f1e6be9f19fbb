import type { LegalPage } from '../../../content/shape.ts';
import { versions } from './terms-and-conditions.versions.ts';
import { communityRules as rules } from './community-rules.words.en.ts';

export const en: LegalPage = {
  versions,
  title: 'Terms and conditions',
  description:
    'Enrolment, payment, access, withdrawal and refunds at Derb, in plain words: what you and the academy can expect of each other.',
  lead: 'What you and the academy can expect of each other. By sending an order you accept the version that is in force on that day.',
  sections: [
    {
      id: 'who',
      heading: 'Who you are contracting with',
      blocks: [
        { identity: true },
        {
          text: 'In these terms “we” is this company, and “you” are the woman or man who orders. What is for sale: courses, workshops, products from the shop, membership of the community and consultations.',
        },
      ],
    },
    {
      id: 'age',
      heading: 'Who may order',
      blocks: [
        {
          text: 'You must be 16 or older, and you confirm it when enrolling. If you are not yet 18, a parent or guardian has to agree to the purchase.',
        },
      ],
    },
    {
      id: 'contract',
      heading: 'How the contract is made',
      blocks: [
        {
          points: [
            'You choose, see the price, and give name, e-mail and phone. Until you send the form you can change everything.',
            'Sending the form places an order with a number that begins with `MEM-`. You receive an e-mail with it and with the link to the order’s page. You can still correct your details there until you have paid.',
            'You choose how to pay. The contract is made when your payment is confirmed; you get that in writing, with a receipt.',
            'An order that is not paid within {orderExpiry} closes. You can open it again at that day’s price.',
          ],
        },
        {
          text: 'We keep your order, its agreements and these terms in the version you accepted. You can ask for a copy at any time. The contract may be made in English or Arabic, as you choose.',
        },
      ],
    },
    {
      id: 'prices',
      heading: 'Prices and offers',
      blocks: [
        {
          text: 'Prices are in Moroccan dirhams (MAD) and are what you pay: we add no fee, whichever way you choose. A reduced price is the price that is charged, and it ends when the page says so. If a price changes while your form is open, we show you the new one before anything is ordered.',
        },
        { text: 'Offers and discount codes cannot be combined: the better one applies.' },
      ],
    },
    {
      id: 'friends',
      heading: 'Bring a friend',
      blocks: [
        {
          points: [
            'Where the academy offers it, whoever has paid for a course here can have one code for friends. A friend who uses it pays a percentage less for her first course: once, for herself, paid all at once, and not added to another code or offer. She sees the price before and after the code, and orders nothing by opening the link.',
            'Once that friend can no longer ask for her money back, the owner of the code gets credit, as it was shown when the friend ordered: a part of what she paid, or an amount. Credit lowers the price of a course and is lost if it is not used by its last day. It is never paid out in money and cannot be passed on.',
            'If the friend gets a refund, the credit goes. If it was used already, it is taken off the next credit; nobody pays for it. Credit used for an order that is not paid, or that is refunded, comes back until its last day.',
            'There is one level only: credit comes from a friend’s own first purchase, never from whomever she brings, and nobody gets anything for recruiting. Law 31-08 forbids chains in which people gain by bringing others who bring others. Nothing that you bought depends on whether you bring somebody.',
            'An order with the code owner’s own e-mail address or phone is refused. Where a code is misused, for example by invented buyers, we can close it; we give the reason in writing, and credit that was due before stays.',
          ],
        },
      ],
    },
    {
      id: 'payment',
      heading: 'Payment',
      blocks: [
        {
          text: 'You pay in full before access, unless instalments were agreed (see below), in one of these ways: by card on the page of a payment provider that works in Morocco, by bank transfer, or in cash at an agency by {agencies}. A transfer or cash payment counts when we have found it; we look {transferCheck}.',
        },
        {
          text: 'Some courses can be paid in instalments. You see their amounts and dates when you choose how to pay, and they do not change after the first payment. The first payment opens the course; you pay every other instalment yourself, on its day or earlier: nothing is ever taken automatically. If an instalment is later than the days stated there, the course is paused until it is paid, and nothing of yours is deleted.',
        },
        {
          text: 'We never ask for a card number, a PIN or a one-time code by phone, e-mail or WhatsApp.',
        },
      ],
    },
    {
      id: 'access',
      heading: 'Access',
      blocks: [
        {
          text: 'A course opens on this site as soon as your payment is confirmed, its lessons on the days that its page names. The link is in an e-mail and on your order’s page. For a course on another learning platform you receive a code and a link within {accessHours}. Files from the shop are downloaded from that page and from the links we send; how often, and for how long, is stated before you pay. The date of a workshop is on its page.',
        },
        {
          text: 'Access is for you alone. Lessons and files may be kept and printed for your own learning; passing on your access, filming lessons or selling files is not allowed and can end your access without refund, after we have asked you to explain.',
        },
        {
          text: 'Membership of the community is paid once and has no end. Where the academy also offers it for a month or a year, it lasts until the day on the page of your order, counted from your payment, or from the end of what you have if that still runs. It does not renew by itself: we write to you before it ends, and charge nothing. After that day the community stays open to you for {graceDays}, then it closes; what you wrote is kept, and you find it again when you renew. A month can be given back within {monthDays} of your payment, and a year as the membership that is paid once. One for a month or a year cannot be a gift or be paid in instalments.',
        },
      ],
    },
    {
      id: 'withdrawal',
      heading: 'Your right to withdraw',
      blocks: [
        {
          text: 'Law 31-08 on consumer protection gives you seven days to withdraw from a contract made at a distance, without a reason and without a penalty. For a service the days run from the acceptance of the offer.',
        },
        {
          text: 'If you want a course or a download to begin before those days are over, we ask for your express agreement when you enrol: a box that is never ticked beforehand. We keep your agreement with its time, and it is on your receipt. By law that right can end once a service has begun with such an agreement. Our own refund policy below still applies: it takes away nothing that the law gives you.',
        },
        {
          text: 'To withdraw, press “Ask for a refund” on your order’s page, or write one sentence to [`{email}`](email) or by WhatsApp, with your order number.',
        },
      ],
    },
    {
      id: 'refunds',
      heading: 'Refunds',
      blocks: [
        { text: 'There is one refund policy, the same on every page and receipt:' },
        { refunds: true },
        {
          points: [
            'Ask on your order’s page, by [e-mail](email) or by WhatsApp with your order number. You do not have to give a reason.',
            'If the dates of your group change, your last day moves with its first session, and never becomes earlier than we told you.',
            'What counts is the day on which you ask, not the one on which we read it.',
            'A refund ends the access that was paid with it.',
            'If we cancel a workshop, a consultation or a course, you choose between another date and all your money, whatever the days above.',
          ],
        },
        {
          text: 'If something we sold does not match what was agreed, you have the rights the law grants, in addition to this policy.',
        },
      ],
    },
    {
      id: 'workshops-consultations',
      heading: 'Workshops and consultations',
      blocks: [
        {
          text: 'A workshop has a number of seats; when they are taken, names go on a waitlist in the order they came. For a consultation you choose one of the free appointments yourself: it is kept for you while you pay, and is yours once it is paid. Until {consultationHours} before it starts you can move it or cancel it yourself. If none suits you, asking for another one costs nothing.',
        },
      ],
    },
    {
      id: 'community',
      heading: 'Rules of the community',
      blocks: [
        { points: rules },
        {
          text: 'Nothing that is against the law has a place here. Anybody who breaks these rules is asked to stop. If it goes on, or if it was serious, we can close the account, and we give the reason in writing. You may ask us to look at the decision again.',
        },
      ],
    },
    {
      id: 'results',
      heading: 'What we promise, and what we do not',
      blocks: [
        {
          text: 'We promise what a course page describes: its lessons, its live sessions, its feedback. We do not promise an income or a number of sales, because they depend on your product, your price and your time. We are liable for damage that is our fault, as the law provides.',
        },
      ],
    },
    {
      id: 'rights',
      heading: 'Whose work it is',
      blocks: [
        {
          text: 'Lessons, files, texts and drawings belong to the academy and its trainers. What you make in a course is yours. We show it to others only if you have agreed in writing.',
        },
      ],
    },
    {
      id: 'data',
      heading: 'Your data',
      blocks: [{ text: 'The [privacy policy](privacy) says what we keep and why.' }],
    },
    {
      id: 'disagreement',
      heading: 'If we disagree',
      blocks: [
        {
          text: 'Write to [`{email}`](email) first: we answer within ten working days. If we cannot find a solution together, mediation takes place in Rabat before anybody goes to court. Moroccan law applies. You keep your right to go to court, as the law gives it to you, and to a consumer association.',
        },
      ],
    },
    {
      id: 'changes',
      heading: 'When these terms change',
      blocks: [
        {
          text: 'A new version applies to orders placed after its date. An existing order keeps the version you accepted.',
        },
      ],
    },
  ],
};
