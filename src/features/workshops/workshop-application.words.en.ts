import { joiningLabels } from './workshop-place-email.words.en.ts';

/** The form for a place in a workshop, and the page on which an offered seat is taken and a place given up. */
export const en = {
  title: (workshop: string) => `Register: ${workshop}`,
  description: (workshop: string) => `Leave your name for ${workshop}: two fields are enough.`,
  headings: {
    open: (workshop: string) => `Your seat in ${workshop}`,
    full: (workshop: string) => `Waiting list: ${workshop}`,
    past: (workshop: string) => `Next session: ${workshop}`,
  },
  texts: {
    open: 'A seat is yours as soon as you send this. Nothing is paid here.',
    full: 'All seats are taken. Leave your name: a seat that becomes free is offered to the first name on the list, and you get an e-mail at once.',
    past: 'This workshop was held on {date}. Leave your name, and we write to you when the next date is set.',
  },
  emailHint: 'The link or the address comes here, and any change of them, of the day or of the hour.',
  submit: { open: 'Register Now', full: 'Join the waiting list', past: 'Tell me about the next session' },
  privacy: 'We use these details for this workshop only.',
  back: 'Back to the workshop',
  success: (workshop: string) => `Thank you for your interest in "${workshop}"! We'll be in touch soon.`,
  places: {
    seat: 'A seat is yours: {day}, {hours}. Our e-mail has it for your calendar, and a link with which you can give it up.',
    offered: 'A seat is kept for you. Our e-mail says until when, and has the link with which you take it.',
    waiting:
      'All seats are taken, so your name is on the waiting list. We write to you as soon as a seat is free.',
    'next-session':
      'Your name stands on the list for the next session. We write to you when its date is set.',
  },
  otherWorkshops: 'See all workshops',
  place: {
    title: (workshop: string) => `Your place: ${workshop}`,
    description: 'Your place in a workshop of the academy.',
    standings: {
      seat: {
        title: 'A seat is yours',
        text: 'We look forward to seeing you.',
      },
      offered: {
        title: 'A seat is kept for you',
        text: 'It is yours if you take it by {until}, Moroccan time. After that it is offered to the next, and your name leaves the list.',
      },
      waiting: {
        title: 'You are on the waiting list',
        text: 'All seats are taken at the moment. When one becomes free and it is your turn, you get an e-mail at once, which says until when it is kept.',
      },
      'next-session': {
        title: 'You wait for the next session',
        text: 'The next date is not set yet. When it is, you get an e-mail at once.',
      },
      'given-up': {
        title: 'You gave your seat up',
        text: 'Thank you for telling us: somebody else can have it now. You can leave your name again at any time.',
      },
      'off-list': {
        title: 'Your name is off the list',
        text: 'We write nothing more about it. You can leave your name again at any time, at the end of the list.',
      },
      lapsed: {
        title: 'The time for this seat is over',
        text: 'We kept it as long as the e-mail said. It is offered to whoever waits next, and your name is off the list. Leave it again: if a seat is free, it is yours.',
      },
    },
    joining: {
      ...joiningLabels,
      heading: 'How to join',
      openMap: 'Open the map',
      openMeeting: 'Open the meeting',
      linkFrom:
        'The meeting link appears here at {time}, an hour before. It is already in our e-mail and in the calendar file.',
      unknown: {
        online: 'The meeting link is not set yet. We write it to your e-mail as soon as it is.',
        place: 'The exact address is not set yet. We write it to your e-mail as soon as it is.',
      },
    },
    take: 'Take the seat',
    giveUp: {
      seat: 'I cannot come',
      offered: 'I do not take it',
      waiting: 'Take my name off the list',
      'next-session': 'Take my name off the list',
    },
    sure: {
      seat: 'Your seat is offered to whoever waits first, if anybody does. You cannot take it back, but you can leave your name again.',
      offered:
        'The seat is offered to whoever waits next. Your name leaves the list; you can leave it again, at its end.',
      waiting: 'You lose your turn on the waiting list. You can leave your name again, at its end.',
      'next-session': 'We do not write to you about the next session then.',
    },
    confirm: {
      seat: 'Give up my seat',
      offered: 'Decline the seat',
      waiting: 'Take my name off',
      'next-session': 'Take my name off',
    },
    refused:
      'Your place could not be given up: the workshop is over, or the link is no longer the right one.',
    changed:
      'Nothing was done: your place has changed since that page was opened. Here is how it stands now.',
    notTaken:
      'The seat could not be taken: it is not offered to you any more, or the workshop has another day now.',
    again: 'Leave my name again',
    unknown: {
      title: 'This link leads to no place',
      text: 'Perhaps it was not copied whole. Open it once more from the e-mail, or write to us.',
    },
    workshop: 'See the workshop',
  },
};
