export const accountabilityDetails = {
  head: {
    title: 'Accountability in detail',
    description:
      'Partners and circles in the Clarity Community: how pairs are made, the weekly rhythm, what to write, and what to do when a partner disappears.',
  },
  back: 'Community',
  hero: {
    kicker: 'Partners and circles',
    heading: 'Somebody who asks how it went',
    text: 'Most plans do not fail for lack of talent. They stop quietly, on some Tuesday, because nobody asked. So we give everyone a person who asks.',
    chatLabel: 'An example: two partners answer each other in Accountability on Thursday evening.',
  },
  chat: {
    title: 'Thursday, 20:10',
    someone: 'Nour, Tetouan',
    you: 'You',
    lines: [
      { from: 'her', text: 'Salam. You wrote: three photos of the trays by Thursday. Did you?' },
      { from: 'you', text: 'One. My mother was at the hospital for tests, I came home at seven.' },
      { from: 'her', text: 'One is a photo. How is she?' },
      { from: 'you', text: 'Better, hamdullah. I take the other two on Saturday morning at the window.' },
      {
        from: 'her',
        text: 'Noted. I ask you on Saturday at noon. Mine: I called the printer, 2 dirhams a label.',
      },
    ],
  },
  pairs: {
    kicker: 'How pairs are made',
    title: 'By people, from what you write',
    text: 'A person of the team reads your goal and finds somebody who fits. No algorithm guesses who you are.',
    questions: [
      'What do you want to have done in fifteen days?',
      'How many hours a week are really yours?',
      'Are your free hours in the morning, at noon or at night?',
      'What stopped you the last time?',
      'How shall she ask you when your line is missing?',
    ],
    steps: [
      {
        title: 'You join a sprint',
        text: 'You write one line as your goal, and tick that you want a partner.',
      },
      {
        title: 'We bring you together',
        text: 'You read her name, her city, her goal and her evening line. Not her number.',
      },
      {
        title: 'It fits, or it does not',
        text: 'Each of you ends it with one tap, without a reason. Then we look again.',
      },
      {
        title: 'A first exchange in Accountability',
        text: 'The five questions beside this are for it, so that nobody has to invent small talk.',
      },
    ],
  },
  rhythm: {
    kicker: 'The weekly rhythm',
    title: 'Two messages a week. That is all.',
    sunday: {
      day: 'Sunday evening',
      title: 'One goal',
      text: 'One line, something you can see when it is done. Not “work on my page” but “put three prices on my page”.',
      sample:
        'This week: I phone two packaging shops in Derb Omar and write down both prices. By Thursday 20:00. What could stop me: my son’s exam on Wednesday.',
    },
    thursday: {
      day: 'Thursday evening',
      title: 'One check',
      text: 'Five minutes: done, half done or not done, what stood in the way, what you change. No apologies, they take time from the two of you.',
      sample:
        'Half done. I called one: 1.80 a box from 100 boxes. The second did not pick up. I call on Friday before noon. And you?',
    },
    copy: 'A message you can copy',
  },
  circles: {
    kicker: 'Circles',
    title: 'When two are not enough',
    text: 'A circle is five members with the same kind of goal: first sale, leaving a salary, English for work. Whoever wants one says so in the Accountability space, and the first four who answer are in. It meets for four weeks, once a week, forty minutes. Then it ends, and whoever wants begins another.',
    planTitle: 'Forty minutes, so that everyone has her turn',
    plan: [
      { minutes: 5, title: 'Arrive', text: 'One word each on how the week was.' },
      {
        minutes: 30,
        title: 'Six minutes each',
        text: 'Three to tell, three to be asked. Someone keeps the time.',
      },
      { minutes: 5, title: 'One line each', text: 'Written in the chat: what I do before we meet again.' },
    ],
    minutes: {
      one: '{n} minute',
      two: '{n} minutes',
      few: '{n} minutes',
      many: '{n} minutes',
      other: '{n} minutes',
    },
  },
  gone: {
    kicker: 'When a partner disappears',
    title: 'It happens. Here is what you do.',
    text: 'A phone breaks, a child is ill, courage runs out. Silence is almost never about you.',
    steps: [
      {
        when: 'The first Thursday',
        text: 'Write anyway: your own check, and “no need to explain, just tell me whether we go on”.',
      },
      {
        when: 'The Sunday after',
        text: 'Write your goal in the Accountability space. Someone reads it, so that your week does not depend on hers.',
      },
      {
        when: 'The second Thursday',
        text: 'Press “My partner is silent”. We ask her once, kindly. She does not see that it was you who pressed.',
      },
      {
        when: 'Within three days',
        text: 'No answer: press “Look for another partner”. When the first one comes back, she gets a new one too.',
      },
    ],
    pause:
      'You want to disappear yourself? Leave the sprint with one tap, no explanation. Your partner sees that you are gone, not why, and you may begin again with the next one.',
  },
  limits: {
    kicker: 'Boundaries',
    title: 'What a partner is, and is not',
    is: {
      title: 'She is',
      points: [
        'someone who asks and listens',
        'someone who remembers what you wrote on Sunday',
        'free to say “I cannot this week”',
      ],
    },
    not: {
      title: 'She is not',
      points: [
        'your banker: no lending, no buying together, no codes or cards',
        'your therapist, your lawyer or your marriage counsellor',
        'on call: no messages after 22:00 unless you agreed on it',
        'obliged to give you her number: what you write here is enough',
      ],
    },
    change:
      'You can change partners at any time, without giving a reason. If somebody crosses a line, block and report: a person of the academy reads it on the same day or the next.',
  },
  faq: {
    title: 'About partners',
    items: [
      {
        question: 'Does it cost extra?',
        answer: 'No. Partners and circles are part of the community: {price}, once, for everything.',
      },
      {
        question: 'Must I have a partner?',
        answer:
          'No. Many only use the spaces and the calls. You can ask for a partner later, or stop having one.',
      },
      {
        question: 'What if she is much further than I am?',
        answer:
          'We look for about the same stage. If it does not fit, look for another with one tap. It is nobody’s fault.',
      },
      {
        question: 'Can I choose my friend as a partner?',
        answer:
          'Yes, if she is a member: write both names into your goals, and we bring you together. Be warned: friends forgive too quickly. It works best when you keep the two messages.',
      },
      {
        question: 'Who reads my goal and my evening line?',
        answer:
          'Your partner. The team reads the goal to find her. What you write in the Accountability space every member reads.',
      },
      {
        question: 'Is a coach part of it?',
        answer:
          'No. A partner is a member like you. For an hour with an expert about your own project there is the consultation.',
      },
    ],
  },
  closing: {
    title: 'What is your one line for this week?',
    text: 'Write it on paper tonight. Inside, somebody asks you about it on Thursday.',
    back: 'About the community',
  },
};

export const communityCalls = {
  title: 'Live calls',
  lead: 'The calls of the next four weeks. Camera and microphone are off until you switch them on.',
  zone: 'All hours are Morocco’s.',
  yours: 'On your clock: {time}',
  minutes: {
    one: '{n} minute',
    two: '{n} minutes',
    few: '{n} minutes',
    many: '{n} minutes',
    other: '{n} minutes',
  },
  now: 'The door is open',
  join: 'Join the call',
  opens: 'The link stands here a quarter of an hour before it begins.',
  calendar: 'Into my calendar',
  next: 'The next one',
  none: 'No call is planned. The team says so in the announcements when there is one.',
  description: (text: string, url: string) => `${text} The link to join: ${url}`,
};

export const communitySafety = {
  profile: {
    title: 'My profile',
    lead: 'This is all that other members see of you. There is no photo, here or anywhere, and no family name unless you write it.',
    name: 'The name others read',
    nameHint: 'One word will do: your first name, or another one.',
    city: 'City',
    cityHint: 'If you like. “Near Fez” is enough.',
    about: 'What you do, or want to begin',
    aboutHint: (most: number) =>
      `Up to ${most} characters. No number and no address: who wants to reach you writes here.`,
    digest: 'Write to me on Sunday evening what is new. Nothing comes when nothing is new.',
    sure: 'Yes, I want every member to read it',
    save: 'Save',
    saved: 'Saved. This is how others see you now.',
    seen: 'See it as others do',
    quiet: (until: string) => `Until ${until} you read along and write nothing: the team asked you to.`,
  },
  badges: {
    title: 'Badges',
    sprint: (date: string) => `All fifteen days of the sprint of ${date}`,
  },
  blocked: {
    title: 'Blocked',
    none: 'You have blocked nobody. On the page of a member you find how.',
    text: 'You do not see what they write, and they do not see what you write. They are not told.',
    unblock: 'Unblock',
    unblockName: (name: string) => `Unblock ${name}`,
    done: 'Unblocked. You see each other’s texts again.',
  },
  member: {
    since: (date: string) => `Here since ${date}`,
    mine: 'This is your own page, as others see it.',
    change: 'Change my profile',
    texts: 'What she wrote',
    noTexts: 'There is nothing under her name yet.',
    blockTitle: 'You do not want to read her?',
    blockText:
      'Block her: you no longer see each other’s texts, anywhere. She is not told, and you can undo it on your profile.',
    block: 'Block',
    report: 'Report her to the team',
    isBlocked: 'You have blocked her. Nothing she writes is shown to you, and nothing of yours to her.',
    blockedNow: 'Blocked. From now on you do not see each other.',
    noBlock: {
      team: 'She works for the academy, and people of the team cannot be blocked. Report her instead: another one reads it.',
      self: 'This is yourself.',
    },
  },
  report: {
    title: 'Tell the team',
    lead: 'A person of the academy reads it on the same day or the next. Nobody learns that it was you.',
    kinds: { post: 'The post', reply: 'The reply', member: 'The member' },
    noName: 'Asked without a name',
    reason: 'What is it about?',
    reasons: {
      harassment: {
        title: 'It hurts somebody',
        text: 'Insults, threats, mockery, pressure, sexual remarks.',
      },
      contact: {
        title: 'It asks for a number, a photo or a meeting',
        text: 'Or goes on writing after a no.',
      },
      selling: { title: 'It sells something nobody asked for', text: 'Also joining a sales network.' },
      money: { title: 'It asks for money or a code', text: 'Loans, daret, joint purchases, cards, codes.' },
      private: {
        title: 'It tells something private of somebody',
        text: 'A full name, an address, a screenshot, somebody’s family.',
      },
      other: { title: 'Something else', text: 'Say it below in your words.' },
    },
    note: 'What should we know?',
    noteHint: (most: number) => `If you like, up to ${most} characters.`,
    send: 'Send to the team',
    tooMany:
      'You have reported a lot today. If it is urgent, write to the team on the support page: somebody answers.',
    thanks: {
      title: 'Thank you for telling us',
      text: 'A person of the team reads it on the same day or the next, with the text as it stands now, even if it is changed or deleted. Your name is not told to anybody it is about.',
      block: 'You do not have to wait for us: you can block her at once, on her page.',
      toMember: 'Open her page',
      back: 'Back to the community',
    },
    /** Morocco's emergency numbers as they are called in the country. */
    danger: 'Are you in danger now? Call the police: 19 in the city, 177 (Gendarmerie) in the country.',
  },
  stop: {
    title: 'E-mails of the community',
    description: 'End the weekly e-mail or the reminders of the sprint.',
    digest: 'Every Sunday evening we write to you what is new in the community.',
    reminders: 'In the evening we remind you of the line of your sprint’s day.',
    stopDigest: 'No more weekly e-mail',
    stopReminders: 'No more reminders',
    done: 'Done. We no longer write to you about this.',
    back: 'You can ask for it again on your profile or on the page of the sprint.',
    unknown: 'This link belongs to nobody, or to an account that is gone. There is nothing to end.',
    home: 'To the start page',
  },
};

export const communitySprint = {
  title: 'The 15-day sprint',
  lead: 'One action a day, Monday to Friday for three weeks. None takes longer than half an hour.',
  join: {
    running: (date: string) => `The sprint of ${date} is under way`,
    runningText:
      'You can still join in its first week. What you missed you catch up, at the weekend or any day.',
    coming: (date: string) => `The next sprint begins on ${date}`,
    comingText:
      'It begins on the first Monday of every month. Say now what you want to have done at the end.',
    goal: 'What do you want to have done after the fifteen days?',
    goalHint: 'One line, something that can be seen: “Ten people know what I sell, and its price.”',
    reminders: 'Remind me by e-mail in the evening when my line is missing',
    partner: 'I would like a partner: we read each other’s goal and evening line',
    submit: 'Join',
    joined: 'You are in. Good that you begin.',
  },
  waiting: {
    title: (date: string) => `You begin on ${date}`,
    text: 'Until then there is nothing to do. Day 1 needs a pen and fifteen minutes.',
  },
  mine: {
    goal: 'My goal',
    done: (done: string) => `${done} of 15`,
    doneLabel: 'days checked in',
    streak: {
      one: '{n} day in a row',
      two: '{n} days in a row',
      few: '{n} days in a row',
      many: '{n} days in a row',
      other: '{n} days in a row',
    },
    noStreak: 'Your first line begins the row',
    until: (date: string) => `Until ${date} every day can be caught up.`,
    finished: 'All fifteen. The badge stands on your profile, and an e-mail is on its way.',
    over: 'This sprint is over.',
  },
  calendar: {
    title: 'The fifteen days',
    day: (n: string) => `Day ${n}`,
    week: (n: string) => `Week ${n}`,
    states: { done: 'done', today: 'today', missed: 'to catch up', ahead: 'not yet' },
  },
  day: {
    today: (n: string) => `Today: day ${n}`,
    catchUp: (n: string) => `To catch up: day ${n}`,
    done: (n: string) => `Day ${n}, done`,
    ahead: (n: string) => `Day ${n} is still to come`,
    weekend: 'No action at the weekend. Rest, or catch up a day.',
    result: 'Tonight you have:',
    goal: 'What exactly will I do?',
    goalHint: 'One line in the morning, if you like.',
    saveGoal: 'Note it',
    line: 'My line this evening',
    lineHint: 'Done, half done, what stood in the way. Half done counts.',
    checkIn: 'Check in',
    change: 'Change my line',
    myGoal: 'What I meant to do',
    myLine: 'My line',
    saved: 'Noted.',
    checkedIn: 'Checked in. That counts.',
    notCome: 'This day has not come yet, or the sprint is over.',
  },
  partner: {
    title: 'My partner',
    waiting: 'A person of the team reads your goal and looks for somebody who fits. You get an e-mail.',
    none: 'You do this sprint on your own. You can ask for a partner below.',
    goal: 'Her goal',
    lines: 'Her last lines',
    noLines: 'She has not written a line yet.',
    progress: (done: string, of: string) => `${done} of ${of} days`,
    silent: {
      one: 'She has not checked in for {n} day.',
      two: 'She has not checked in for {n} days.',
      few: 'She has not checked in for {n} days.',
      many: 'She has not checked in for {n} days.',
      other: 'She has not checked in for {n} days.',
    },
    ask: 'My partner is silent',
    askText: 'We ask her once, kindly, by e-mail. She is not told that you pressed.',
    asked: 'We have asked her. Give her three days; then look for another if you like.',
    change: 'Look for another partner',
    changeText: 'Without a reason. You both wait for somebody new.',
    changed: 'You are no longer partners. The team looks for somebody else.',
    day: (n: string) => `Day ${n}`,
  },
  settings: {
    title: 'Change or leave',
    save: 'Save',
    saved: 'Saved.',
    leave: 'Leave this sprint',
    leaveText:
      'No explanation needed. Your partner sees that you are gone, not why. Your lines stay, if you come back in the first week.',
    left: 'You have left. The next sprint begins on the first Monday of the month.',
    confirm: 'Yes, I leave',
  },
  badges: 'Finished sprints',
  badge: (date: string) => `Sprint of ${date}`,
  notOpen: 'This sprint can no longer be joined.',
};

export const communityInside = {
  description: 'The community of members: spaces, questions and wins. Only members read it.',
  frame: {
    name: 'Clarity Community',
    navigation: 'The community',
    feed: 'What is new',
    search: 'Search',
    mentions: 'Mentions',
    calls: 'Live calls',
    sprint: 'Sprint',
    profile: 'My profile',
    account: 'My account',
    unread: { one: '{n} new', two: '{n} new', few: '{n} new', many: '{n} new', other: '{n} new' },
  },
  /** Shown by the browser script while a form is sent, and when it cannot be. */
  dialog: {
    busy: 'Sending…',
    offline: 'It could not be sent: there is no connection. Your text is still here, try again in a moment.',
    broken: 'It could not be sent: the fault is ours. Your text is still here, try again in a moment.',
    refused: 'It was not taken. Your text is still here: copy it, open the page again and try once more.',
    tooMany: 'Too much came from your connection at once. Wait a minute and try again.',
  },
  spaces: {
    announcements: {
      name: 'Announcements',
      text: 'What the team tells everybody: dates, new hours, who is who. You may reply to all of it.',
      write: 'Announce something',
      prompt: 'What should every member know?',
      empty: {
        title: 'Nothing announced yet',
        text: 'When the team has something to say, it stands here first.',
      },
    },
    wins: {
      name: 'Wins',
      text: 'One thing that worked, however small: a first customer, a price said out loud, a call you made.',
      write: 'Share a win',
      prompt: 'What worked?',
      empty: {
        title: 'The first win is missing',
        text: 'It may be small. “I answered a customer the same day” is a win.',
      },
    },
    questions: {
      name: 'Questions',
      text: 'Ask what you would not ask at home. With your name, or without it: then no member and no expert sees who asks. The team can look only to protect somebody, and that is written down.',
      write: 'Ask a question',
      prompt: 'What do you want to know? Say what you tried already.',
      empty: {
        title: 'No question yet',
        text: 'Be the first. Whoever answers has once been where you are.',
      },
    },
    accountability: {
      name: 'Accountability',
      text: 'Say what you will do and until when. Somebody will ask you about it.',
      write: 'Make a promise',
      prompt: 'What will you do, and until when?',
      empty: {
        title: 'Nobody has promised anything yet',
        text: 'One line is enough: “By Thursday I send the price list to three shops.”',
      },
    },
  },
  feed: {
    title: 'What is new',
    lead: 'Everything that was written last, from all four spaces.',
    call: 'Next live call',
    sprint: 'The 15-day sprint',
    sprintMine: (done: number, of: number) => `${done} of ${of} days done`,
    sprintOpen: (date: string) => `Begins on ${date}. Join in`,
    sprintNone: 'See the fifteen days',
    empty: {
      title: 'It is quiet here',
      text: 'Nobody has written yet. Begin with a line in Wins, Questions or Accountability.',
    },
  },
  list: {
    newer: 'Back to the newest',
    older: 'Older posts',
    pinned: 'Pinned',
    isNew: 'New',
    readOn: 'Read on',
    replies: {
      one: '{n} reply',
      two: '{n} replies',
      few: '{n} replies',
      many: '{n} replies',
      other: '{n} replies',
    },
    noReplies: 'Reply',
  },
  authors: {
    team: 'Team',
    anonymous: 'Someone asks',
    anonymousReply: 'The one who asks',
    mine: 'This is yours. Nobody else sees that.',
    gone: 'A former member',
    /** The name of the academy's own account, which wrote the first posts. */
    academy: {
      account: { name: 'Derb', city: 'Casablanca' },
      shown: { name: 'Derb', city: 'Casablanca' },
    },
  },
  reactions: { heart: 'Heart', strength: 'Strength', idea: 'Good idea' },
  /** For screen readers: what the button does. */
  react: { on: '{name}: give it', off: '{name}: take it back' },
  post: {
    title: (space: string) => `A post in “${space}”`,
    replies: 'Replies',
    noReplies: 'Nobody has replied yet.',
    pages: { older: 'Older replies', newer: 'Newer replies', here: 'Page {n} of {of}' },
    edited: 'edited',
    edit: 'Edit',
    remove: 'Delete',
    report: 'Report',
    pin: 'Pin to the top',
    unpin: 'No longer pin',
    closed: (date: string) => `You read along until ${date}: the team asked you to write nothing until then.`,
  },
  /** For what does not exist, was deleted, or may not be seen: all three look the same. */
  missing: {
    title: 'This is not here',
    text: 'It was deleted, or it never stood here.',
  },
  form: {
    body: 'Your text',
    bodyHint: (most: string) =>
      `Up to ${most} characters. A name after @ calls a member who writes here: @Salma.`,
    picture: 'A picture',
    pictureHint: (size: number) =>
      `JPEG, PNG or WebP, up to ${size} MB. Where and when it was taken is removed.`,
    alt: 'What is on the picture',
    altHint: 'One line for members who cannot see it.',
    anonymous:
      'Ask without my name: no member and no expert sees who asks. The team can look only to protect somebody, and that is written down.',
    submit: 'Publish',
    reply: 'Your reply',
    replySubmit: 'Reply',
    replyAnonymous: 'Your reply stands under “The one who asks”, without your name.',
    progress: 'The picture is on its way',
    ready: 'Ready: {size}.',
    shrunk: 'Made smaller for your data: {size} instead of {before}.',
    kilobytes: '{n} KB',
    megabytes: '{n} MB',
  },
  problems: {
    required: 'Write something first.',
    'too-long': 'This is longer than {most} characters. Shorten it, or put the rest into a reply.',
    quiet: 'The team asked you to write nothing until {date}. You can still read everything.',
    'too-many': 'You wrote a lot in a short time. Wait a little, your text stays here.',
    'picture-empty': 'The file is empty. Choose the picture once more.',
    'picture-size': 'The picture is larger than {size} MB. Choose a smaller one, or take a screenshot of it.',
    'picture-kind': 'This is no JPEG, PNG or WebP picture.',
    'picture-points': 'The picture has too many points to be opened here. Choose a smaller one.',
    'picture-busy': 'Many pictures are on their way at this moment. Wait a minute and send it again.',
    'picture-again': 'Choose the picture once more: browsers forget it when a form comes back.',
  },
  change: {
    hours: {
      one: '{n} hour',
      two: '{n} hours',
      few: '{n} hours',
      many: '{n} hours',
      other: '{n} hours',
    },
    editTitle: 'Edit your text',
    editLead: (hours: string) => `You can change it for ${hours}. Readers see that it was edited.`,
    editLate: (hours: string) => `A text can be changed for ${hours}. You can still delete it.`,
    save: 'Save',
    removeTitle: 'Delete it?',
    removePost: 'The post goes with its picture and all replies to it. Nobody can bring it back.',
    removeReply: 'Nobody can bring it back.',
    removeYes: 'Yes, delete',
    back: 'Back',
  },
  search: {
    title: 'Search',
    label: 'Words',
    submit: 'Search',
    lead: 'In everything you may read: posts and replies of all four spaces.',
    found: {
      one: '{n} text found',
      two: '{n} texts found',
      few: '{n} texts found',
      many: '{n} texts found',
      other: '{n} texts found',
    },
    most: (n: number) => `The newest ${n} are shown. More words find less.`,
    none: 'Nothing found for “{query}”. Try fewer or shorter words.',
    inReply: 'in a reply',
  },
  mentions: {
    title: 'Mentions',
    lead: 'Where somebody called you by your name.',
    empty: {
      title: 'Nobody has called you yet',
      text: 'When somebody writes @ and your name, you find it here.',
    },
  },
  door: {
    title: 'Go on in the whole window',
    text: 'You are no longer signed in here, or something has changed about your membership.',
    action: 'Go on',
    closedTitle: 'The community is closed to you',
    closedText:
      'The team has ended your part in it. You can write to us if you think that this is a mistake.',
    contact: 'Write to us',
  },
};

/** The rules of the community: one list for the offer, for members, and for the terms. */
export const communityRules = [
  'What is said here stays here: no screenshots, no passing on, no names outside.',
  'Answer as you would to a neighbour. No insults and no mockery, not of spelling or accent either.',
  'No selling and no chain messages to members who did not ask. Show your work in Wins or at the workbench.',
  'No asking for money, no lending, no daret and no joint purchases through the group.',
  'No politics and no verdicts on how somebody looks, dresses, prays or lives.',
  'Ask nobody for her family name, number, address or photo, for a card number or a code. Who does is reported.',
  'A no is a full answer, to a question and to a request.',
];

export const clarityDetails = {
  head: {
    title: 'Clarity Community in detail',
    description:
      'The 15-day action sprint day by day, the live calls, the spaces and the communityRules of the Clarity Community. {price}, once.',
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
    title: 'The communityRules of the courtyard',
    text: 'Seven, and we keep them. Whoever breaks one gets a message; if it goes on, or was serious, the door closes for her.',
    items: communityRules,
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

export const community = {
  head: {
    title: 'Community',
    description:
      'Clarity Community: a private place for Moroccan women and youth to start, ask and keep a promise to themselves. {price}, once.',
  },
  kicker: 'Clarity Community',
  hero: {
    heading: 'You do not have to do it alone',
    text: 'A private community of women and young people from all over Morocco, each building something of her own. You pay {price} once. There is no subscription.',
    join: 'Join now',
    sprint: 'See the 15 days',
  },
  facts: [
    { figure: '{price}', text: 'paid once, for everything inside' },
    { figure: '15 days', text: 'one small action a day, and someone who asks' },
    { figure: '{communityDaysAlone}', text: 'to change your mind and be paid back' },
  ],
  inside: {
    kicker: 'What is inside',
    title: 'Four doors, one courtyard',
    items: [
      {
        title: '15-day action sprint',
        text: 'One action a day that fits in half an hour, from “I have an idea” to something you can show. You check in every evening.',
      },
      {
        title: 'Expert workshops',
        text: 'Every second Saturday a trainer takes one subject apart: a price, a photo, a first contract. You work along, you do not only listen.',
      },
      {
        title: 'Live calls',
        text: 'Two evenings a week an expert answers what you asked. Camera off is fine, and nothing is recorded.',
      },
      {
        title: 'Support group',
        text: 'Write at eleven at night that a customer sent the parcel back. Somebody has been there, and tells you what she did.',
      },
    ],
    more: 'The programme, day by day',
  },
  /** The hours come from the live calls in the settings; the pages of details use them too. */
  calls: {
    questions: { day: 'Tuesday', time: '{questionsTime}', title: 'Live call: your questions' },
    workbench: { day: 'Thursday', time: '{workbenchTime}', title: 'Live call: the workbench' },
    workshop: { day: 'Every second Saturday', time: '{workshopTime}', title: 'Expert workshop' },
    zone: 'Morocco time',
  },
  week: {
    kicker: 'An ordinary week',
    title: 'What a week looks like',
    text: 'About two hours in all, in pieces you can fit between two other things. Miss one and nothing happens.',
    days: [
      {
        day: 'Monday',
        title: 'The first action',
        text: 'It is there in the morning. Ten to thirty minutes.',
      },
      { day: 'Tuesday', title: 'Live questions', text: 'An expert answers what the group asked.' },
      { day: 'Wednesday', title: 'Wins', text: 'Everybody posts one thing that worked. Small counts.' },
      {
        day: 'Thursday',
        title: 'The workbench',
        text: 'Two members show their work; your partner asks about yours.',
      },
      { day: 'Friday', title: 'Couscous', text: 'A short action in the morning. No calls on Fridays.' },
      { day: 'Saturday', title: 'Workshop', text: 'Every second week: one hour, one skill.' },
      { day: 'Sunday', title: 'One goal', text: 'You and your partner write one line each for the week.' },
    ],
  },
  whom: {
    title: 'Is it for you?',
    yes: {
      title: 'Yes, if',
      points: [
        'you have an idea you have been carrying for months and have told nobody',
        'you sell a little already, to cousins and neighbours, and want strangers to buy',
        'you follow a course and stop every time at the second lesson',
        'you would rather be asked “did you do it?” than be told that you can do it',
      ],
    },
    no: {
      title: 'Not yet, if',
      points: [
        'you look for a salary next week: a job is the better door, and we say so',
        'you want a finished business handed to you',
        'you cannot keep half an hour a day free this month: come the month you can',
      ],
    },
  },
  safety: {
    kicker: 'Made to be safe',
    title: 'You decide what others see',
    text: 'Many of us start without telling everyone at home, or with a name we do not want on the internet. So the careful choice is the one you get without choosing anything.',
    points: [
      {
        title: 'A first name is enough',
        text: 'Your family name, photo, phone and e-mail are hidden from members unless you show them yourself.',
      },
      {
        title: 'Block',
        text: 'One press: she can no longer see you or write to you. She is not told.',
      },
      {
        title: 'Report',
        text: 'Every report is read by a person of the academy, on the same day or the next. We write to you whether something was done.',
      },
      {
        title: 'Moderators with a name',
        text: 'They are introduced in the announcements. A private message reaches you only from people you accepted.',
      },
    ],
    profile: {
      label: 'An example of a profile as other members see it: a first name, a city, a craft, no photo.',
      caption: 'What others see of you',
      name: 'Salma',
      line: 'Fes · sews kaftan belts',
      hidden: ['Family name: hidden', 'Photo: hidden', 'Phone: hidden'],
      block: 'Block',
      report: 'Report',
    },
  },
  voices: {
    title: 'What members say',
    items: [
      {
        quote:
          'On day 8 we had to say our price out loud. I had sold my soap at 25 dirhams for a year, and it cost me 22. I now sell it at 45 and nobody has fainted.',
        name: 'Khadija',
        about: 'argan soap, Agadir',
      },
      {
        quote:
          'My partner lives in Oujda, I live in Salé. We have never met. Every Thursday she asks me one question, and because of that question I opened my CV page.',
        name: 'Hajar',
        about: 'translates documents, Salé',
      },
      {
        quote:
          'I listened for three weeks with the camera off and wrote nothing. Nobody pushed. In the fourth week I asked my first question, and eleven women answered.',
        name: 'Amina',
        about: 'cakes to order, Tangier',
      },
    ],
  },
  price: {
    kicker: 'One price',
    title: '{price}, once',
    text: 'No month to cancel, no level that costs more.',
    points: [
      'The 15-day sprint, as often as you like',
      'Two live calls a week',
      'Expert workshops',
      'The support group and its four spaces',
      'An accountability partner or circle',
    ],
    refund:
      'Not for you? Write within {communityDays} and you are paid back within {paidBack}, the way you paid.',
    joinTitle: 'The door is open',
    joinText:
      'You pay by card, by transfer or in cash at an agency. Once your payment is confirmed you come in with your e-mail address.',
    isMember: 'A member already? Sign in',
    ask: 'Ask on WhatsApp',
    question: 'Hello Derb, I have a question about the Clarity Community.',
  },
  details: {
    title: 'Look behind two doors',
    clarity: {
      title: 'The programme in detail',
      text: 'All fifteen actions, the live calls, the spaces and the rules.',
    },
    accountability: {
      title: 'Partners and circles',
      text: 'How we find you a partner, what you write to each other, what to do when she disappears.',
    },
  },
  faq: {
    title: 'Questions people ask first',
    items: [
      {
        question: 'When can I join?',
        answer:
          'Today. You pay once, and when your payment is confirmed you sign in with your e-mail address and a code that we send to it. By card that takes minutes; transfers are looked for {transferCheck}.',
      },
      {
        question: 'Is it really one payment?',
        answer:
          'Yes. {price} once, by card, by bank transfer or in cash at an agency. Nothing is taken later.',
      },
      {
        question: 'What if it is not for me?',
        answer:
          'Write to us within {communityDays} of joining. You do not need a reason. We pay you back within {paidBack}, the way you paid.',
      },
      {
        question: 'Will my family or my boss find me there?',
        answer:
          'The community is closed: nobody reads it from outside and search engines do not see it. Members see a first name and what you choose to add.',
      },
      {
        question: 'How much data does it need?',
        answer:
          'The spaces are text with small pictures, and open on a prepaid connection. In a call you can switch to sound only.',
      },
      {
        question: 'In which language do you talk?',
        answer:
          'Mostly in Darija. Announcements and daily actions are written in Arabic and English. Ask in any of them; French and Tamazight find an answer too.',
      },
      {
        question: 'Who can join?',
        answer: 'Women and young people, from 16 years on. You can choose a partner or circle of women only.',
      },
    ],
  },
};
