import type { LegalPage } from '../../../content/shape.ts';
import { versions } from './privacy-policy.versions.ts';

const page: LegalPage = {
  versions,
  title: 'Privacy policy',
  description:
    'Which personal data Derb keeps, why, for how long, who else receives it, and how to use your rights under law 09-08.',
  lead: 'We ask only for what a course needs. Moroccan law 09-08 on the protection of personal data gives you rights over it. This page says what we do and how you use them.',
  sections: [
    {
      id: 'who',
      heading: 'Who is responsible',
      blocks: [
        { text: 'The company that runs this academy is responsible for your data:' },
        { identity: true },
        {
          text: 'For everything on this page write to [`{email}`](email). A person answers within ten working days.',
        },
      ],
    },
    {
      id: 'what',
      heading: 'What we keep, and why',
      blocks: [
        {
          text: 'Everything below comes from you. We buy no data and look nobody up.',
        },
        {
          points: [
            'When you enrol or buy: name, e-mail, phone, what you bought, its price, how you paid and when, your agreement to start at once, your confirmation that you are 16 or older, and whether you had agreed to the counting of visits; if so, also which link had led you to us, by up to three words in its address, such as the name of a site and of a campaign; and, for a file from the shop, how often and when it was last downloaded. We need it to carry out the contract with you and to keep our books.',
            'The one thing that does not come from you: if you learnt elsewhere before and we brought that here, your name, e-mail and phone, what you bought there, when and for how much, and which lessons you finished.',
            'When you pay by transfer or in cash: the code of the agency’s transfer, or your statement that you made it, and the picture or PDF of its receipt if you send one, which only the people who look for payments can open. We need it to find your money.',
            'When you join a waitlist, apply for a workshop, propose a course or ask for a product: name, e-mail, and phone where the form asks for it. We need it to answer what you asked. If you are waiting for a course, we write to you once, when it opens; that e-mail has a link to stop such e-mails or take your name off the list.',
            'When you write to us, apply for a job, ask for a scholarship or for a consultation: what you typed into that form. We need it to answer, and in the last case to prepare your consultation. A request for a scholarship is read by the people who decide about it, and their reasons are kept with it.',
            'When you sign in: your address, and for each device when you first and last used it and what its browser calls itself, so that you can recognise it and sign it out.',
            'When you learn here: which lessons you opened and finished and where you stopped, when you plan to learn, your answers in quizzes and which questions you practise, the work you hand in (texts, photographs, recordings, files) and what was said about it, your questions, written or spoken, what you and others of your group say about each other’s work, your first name and the works you choose to show your group, how your study partner may write to you, and whether you came to live sessions. We need it to teach you and for your certificate. Your trainer and the people who work here can read it; other learners can read your questions, without your name if you wish, and hear those that you speak, where your voice may be recognised. Where a task says so, two learners of your group read what you hand in, without your name and without files that could carry it; your first name and your accepted works are shown to your group only if you tick that, and how to write to you only to your study partner. The notes that you write for yourself in lessons are kept too, and shown to nobody else.',
            'If you publish a page of what you made: your first name, the work you chose and copies of its photographs, for everybody who has its address, until you take it back. If you answer what came of a course, three and six months after it: your answer. From 30 answers on the course’s page tells sums and a median of them, and nobody’s own.',
            'If you teach here for a share of what is sold: your name, e-mail and bank account, the share of each sale, and what we paid you. We need it to pay you; only the people who handle the money can read it.',
            'If you have a code for friends: the code, which orders were placed with it, and your credit. You read how many were paid, never by whom. If you use a friend’s code: that your order was placed with it. To see that it is a first order of somebody else, the e-mail address and phone of the order are compared with those of other orders; nothing more is kept for that.',
            'If an organisation pays a seat for you: the address it gave us or you signed in with, when you were invited and took the seat, and whether it may see your name. It sees how many began and finished and how far they are on average; your name and your own progress only with your yes, which you take back in your account. If you are an organisation’s contact: your name, e-mail and phone, for its papers.',
            'In the community: the name, town and words you choose to show, what you write, the pictures you post, your reactions, blocks and reports, and your sprints. Members can read them, and nobody else can. Also which live sessions you come to: of that they read only how many come.',
            'If you agree to news by e-mail: your address, first name and language, when and with which words you agreed, which of them we sent you, and whether you ended them or your mailbox refused them. We do not track whether you open them. You end them by the link in each, or in your account.',
            'E-mails we sent you about an order, your account or what you sent us, so that they can be sent again.',
          ],
        },
        {
          text: 'Card numbers never reach us: you type them on the page of the payment provider. We do not make profiles, sell data or decide anything about you by automated means alone.',
        },
        {
          text: 'You can leave optional fields empty. Without the others we cannot do what you ask for; leaving them out has no other consequence.',
        },
      ],
    },
    {
      id: 'how-long',
      heading: 'How long we keep it',
      blocks: [
        {
          points: [
            'Paid orders and their receipts: {paidOrder}, because bookkeeping law requires it. An order for which a payment was reported or is in question is kept with them, even if we did not find the money, so that money that turns up later can be matched with its order. After that a person decides, never a program. If you delete your account they stay, without your name, e-mail and phone.',
            'Your account, your profile and what you write in the community: until you delete the account. A device you no longer use is forgotten when its session ends.',
            'What you did in a course: as long as your account or its order names you. If you delete your account it is deleted at once, with the files you handed in, your page of what you made and what you told of what came of it; of a certificate we keep the number and whether it is valid, without your name. What you wrote about works of others stays with them, without your name; what you said by voice is deleted. When you delete a question under a lesson, its recording is deleted with it.',
            'All other orders: at most {unpaidOrder} after they closed. If a bank still owes us the answer to an attempt to pay, the order is kept until it comes.',
            'Waitlists, workshop applications, course proposals, product requests, messages and requests for a consultation: at most {application} after you sent them. A seat in a workshop that is still to come is kept until that day is over.',
            'Job applications: at most {jobApplication} after you sent them, sooner if you ask.',
            'E-mails we sent you about any of these: at most as long as what they are about.',
            'That an e-mail to many went to you, such as news: at most {broadcast} after it was sent. What you answered about news stays until you ask us to erase it or delete your account, so that a no stays a no.',
            'Notices to our payment address that no bank has signed: at most {forgedNotification}.',
            'The server’s technical records hold no names, no e-mail addresses and no internet addresses of visitors.',
          ],
        },
        {
          text: 'Our server erases everything automatically when its time is up. In a backup it remains until a newer backup takes its place.',
        },
      ],
    },
    {
      id: 'who-else',
      heading: 'Who else receives it',
      blocks: [
        { text: 'Only those without whom we could not do what you ask for, and only what they need for it:' },
        {
          points: [
            {
              only: 'cards',
              text: 'The payment provider {cards}, when you choose to pay by card: order number, amount, name, e-mail and phone. Its name is on its page before you type a card number. It is responsible for what you type there.',
            },
            {
              only: 'no-cards',
              text: 'A payment provider for cards: none is connected at present. Once one is, it is named here.',
            },
            'Your bank, or the cash agency you go to: you deal with them directly. We see the transfer that reaches us.',
            'The learning platform `{platform}`: your activation code, when you use it there. The account you open on it is yours.',
            {
              only: 'applications',
              text: '`{applications}`, which keeps for us what arrives through our forms: whatever you type into the form for a waitlist, a workshop (and the seat you get), a course proposal, a product, a job, a scholarship, a consultation or a message.',
            },
            {
              only: 'unnamed-applications',
              text: 'A service that keeps for us what arrives through our forms: whatever you type into the form for a waitlist, a workshop (and the seat you get), a course proposal, a product, a job, a scholarship, a consultation or a message.',
            },
            {
              only: 'purchases',
              text: '`{purchases}`, which is told of your orders: what you order, pay and get back, the access it opens, your name, your e-mail and your phone.',
            },
            {
              only: 'unnamed-purchases',
              text: 'A service that is told of your orders: what you order, pay and get back, the access it opens, your name, your e-mail and your phone.',
            },
            {
              only: 'messages',
              text: 'WhatsApp (Meta), if you asked for messages there: your phone number and what the message says, such as the name of a course, an amount and a time. You can end this in your account, or by writing STOP. If you write STOP, we keep your number and that word until you write START, even after your account is deleted: without them we could not know that you want no messages there.',
            },
            {
              only: 'mail',
              text: 'The mail service that delivers our e-mails: your address and the e-mail.',
            },
            'The firm that runs our server and its backups: everything, stored for us and under our instructions.',
            'WhatsApp, if you press a WhatsApp link yourself: you then write to us in that app, under its own rules.',
            'YouTube, only if you press play on a video that is hosted there. See the [cookie policy](cookies).',
            'The experts and trainers you apply to, for their workshop, consultation or course; and authorities where the law requires it.',
          ],
        },
        {
          text: 'Some of these firms may keep data outside Morocco. Where they do, we pass it on under the conditions of law 09-08 for transfers abroad. Ask us for the current list of these firms by name, with their countries.',
        },
      ],
    },
    {
      id: 'safety',
      heading: 'How it is kept safe',
      blocks: [
        {
          text: 'Pages are served over an encrypted connection. An order opens only with its own long, unguessable link or in the browser that placed it, or for somebody who has proved with a code that its e-mail address is theirs; anybody who has the link can open it, so keep it to yourself. Our staff sign in with a code sent to their address, see only what their work needs, and what they do to an order is recorded.',
        },
      ],
    },
    {
      id: 'rights',
      heading: 'Your rights',
      blocks: [
        { text: 'Law 09-08 gives you these rights, and using them costs nothing:' },
        {
          points: [
            'To know whether we keep data about you, and to receive it in a form you can read.',
            'To have it corrected, completed, updated, blocked or erased where it is wrong, incomplete or no longer allowed to be kept.',
            'To object, for a good reason, to what we do with it; and, without giving a reason, to advertising e-mails.',
            'To withdraw a consent you gave, for the future.',
          ],
        },
        {
          text: 'Once signed in you can do most of this yourself, under “E-mails and data” in your account: download everything we hold about you in one file, or delete the account. The page first tells you exactly what is deleted and what stays.',
        },
        {
          text: 'For everything else write to [`{email}`](email) from the address we know, or say something only you can know about your order, so that nobody else receives your data. If you find that we do not respect the law, you can complain to the National Commission for the Control of Personal Data Protection (CNDP) in Rabat.',
        },
      ],
    },
    {
      id: 'age',
      heading: 'From the age of 16',
      blocks: [
        {
          text: 'The academy is for people aged 16 and over. Everybody who enrols confirms their age. If we learn that we hold data of somebody younger, we delete it and refund what was paid.',
        },
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookies',
      blocks: [
        {
          text: 'There are few, and they are ours. The [cookie policy](cookies) names every one of them, and you can change your choice there.',
        },
      ],
    },
    {
      id: 'changes',
      heading: 'When this page changes',
      blocks: [
        {
          text: 'Each version has a number and a date. If a change touches what you agreed to, we write to the addresses it concerns before it takes effect.',
        },
      ],
    },
  ],
};

export const en = {
  ...page,
  /** How the months and years of 'For how long' are counted; days as everywhere. */
  months: {
    one: '{n} month',
    two: '{n} months',
    few: '{n} months',
    many: '{n} months',
    other: '{n} months',
  },
  years: { one: '{n} year', two: '{n} years', few: '{n} years', many: '{n} years', other: '{n} years' },
};
