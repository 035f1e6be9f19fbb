import { communityRules } from '../../academy/legal/community-rules.words.en.ts';
export const accountabilityDetails = {
  head: {
    title: 'Accountability in detail',
    description:
      'Partners and small groups in the Clarity Community: how two members find each other, what they write each week, and what to do when one goes quiet.',
  },
  back: 'Community',
  hero: {
    heading: 'A partner who asks how your week went',
    text: 'Most plans stop on an ordinary Tuesday because nobody asked. Inside, another member asks you, and you ask back.',
    chatLabel: 'An example: two partners write to each other on a Thursday evening.',
  },
  chat: {
    title: 'An example, Thursday 20:10',
    someone: 'Nour, Tetouan',
    you: 'You',
    lines: [
      { from: 'her', text: 'Salam. You wrote: three photos by Thursday. Did you take them?' },
      { from: 'you', text: 'One. My mother had tests at the hospital and I got home at seven.' },
      { from: 'her', text: 'One is a start. How is she?' },
      { from: 'you', text: 'Better, hamdullah. I will take the other two on Saturday morning.' },
    ],
  },
  pairs: {
    title: 'How you find a partner',
    text: 'Someone from the team reads your goal and finds a member at about the same stage. There is no algorithm.',
    steps: [
      {
        title: 'You join a sprint',
        text: 'You write your goal in one line and tick that you want a partner.',
      },
      {
        title: 'We introduce you',
        text: 'You see their name, city, goal and the line they write each evening. You do not see their number.',
      },
      {
        title: 'It works, or it does not',
        text: 'Either of you can end it with one tap, without giving a reason. Then we look again.',
      },
    ],
    questionsTitle: 'Five questions for your first exchange',
    questions: [
      'What do you want to have done in fifteen days?',
      'How many hours a week are really yours?',
      'Are you free in the morning, at noon or at night?',
      'What stopped you last time?',
      'How should I ask you when you have not written?',
    ],
  },
  rhythm: {
    title: 'Two messages a week',
    copy: 'A message you can copy',
    sunday: {
      day: 'Sunday evening: your goal',
      text: 'One line about something you can see when it is done. Write “put three prices on my page” rather than “work on my page”.',
      sample:
        'This week I will call two packaging shops in Derb Omar and write down both prices, by Thursday at 20:00.',
    },
    thursday: {
      day: 'Thursday evening: how it went',
      text: 'Done, half done or not done, what got in the way, and what you will change. No apologies needed.',
      sample:
        'Half done. I called one: 1.80 a box from 100 boxes. The other did not pick up, I will call on Friday. And you?',
    },
  },
  circles: {
    title: 'Small groups of five',
    text: 'Five members with the same kind of goal: a first sale, leaving a job, English for work. Say in Accountability that you want a group; the first four who answer are in. You talk for forty minutes once a week, for four weeks.',
    planTitle: 'How the forty minutes go',
    plan: [
      { minutes: 5, title: 'Arrive', text: 'One word each about the week.' },
      {
        minutes: 30,
        title: 'Six minutes each',
        text: 'Three to tell, three to answer questions. Someone watches the time.',
      },
      { minutes: 5, title: 'One line each', text: 'In the chat: what I will do before next time.' },
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
    title: 'When your partner goes quiet',
    text: 'A phone breaks, a child is ill. It is almost never about you.',
    steps: [
      {
        when: 'The first Thursday',
        text: 'Write anyway, and add: “No need to explain, just tell me whether we continue.”',
      },
      {
        when: 'The Sunday after',
        text: 'Write your goal in Accountability. Others read it, so your week does not depend on theirs.',
      },
      {
        when: 'The second Thursday',
        text: 'Press “My partner is quiet”. We ask them once, kindly, and do not say who pressed.',
      },
      {
        when: 'Within three days',
        text: 'No answer? Press “Find another partner”. If the first one comes back, we find them a new one too.',
      },
    ],
    pause:
      'Need a break yourself? Leave the sprint with one tap. Your partner sees that you left, not why, and you can join the next one.',
  },
  limits: {
    title: 'What a partner is for, and what not',
    is: {
      title: 'What a partner does',
      points: ['asks and listens', 'remembers what you wrote on Sunday', 'can say “not this week”'],
    },
    not: {
      title: 'What a partner is not there for',
      points: [
        'money: no lending, no buying together, no codes or cards',
        'therapy, law or marriage counselling',
        'the night: no messages after 22:00 unless you both agreed',
        'phone numbers: what you write here is enough',
      ],
    },
    change: 'If somebody crosses a line, block and report them. Someone from the team reads every report.',
  },
  faq: {
    title: 'Questions about partners',
    items: [
      {
        question: 'Does it cost extra?',
        answer: 'No. It is part of the membership: {price}, once.',
      },
      {
        question: 'Do I have to have a partner?',
        answer:
          'No. Many members only use the spaces and the live sessions. You can ask for a partner later.',
      },
      {
        question: 'Can my friend be my partner?',
        answer: 'Yes, if your friend is a member: each of you writes the other’s name in the goal.',
      },
      {
        question: 'Who reads my goal and my evening line?',
        answer:
          'Your partner. The team reads the goal to find a match. Every member can read what you write in Accountability.',
      },
      {
        question: 'Can an expert help me with my own project?',
        answer: 'Not here: a partner is a member like you. For that, book a consultation.',
      },
    ],
  },
  closing: {
    title: 'What is your goal for this week?',
    text: 'Write one line on paper tonight. Inside, somebody asks you about it on Thursday.',
    back: 'About the community',
  },
};

export const communityCalls = {
  title: 'Live sessions',
  lead: 'The live sessions of the next four weeks. Camera and microphone are off until you switch them on.',
  zone: 'All times are Moroccan time.',
  yours: 'Your time: {time}',
  minutes: {
    one: '{n} minute',
    two: '{n} minutes',
    few: '{n} minutes',
    many: '{n} minutes',
    other: '{n} minutes',
  },
  come: 'I will come',
  stayAway: 'I will not come',
  youCome: 'You are coming. We remind you by e-mail a day and an hour before.',
  coming: {
    one: '{n} member is coming',
    two: '{n} members are coming',
    few: '{n} members are coming',
    many: '{n} members are coming',
    other: '{n} members are coming',
  },
  over: 'That session is over, or it is not held. These are the next ones.',
  now: 'Open now',
  join: 'Join the session',
  opens: 'The link appears here fifteen minutes before the session.',
  calendar: 'Add to my calendar',
  next: 'Next session',
  none: 'No session is planned. The team will announce the next one.',
  description: (text: string, url: string) => `${text} Link to join: ${url}`,
};

export const communitySafety = {
  profile: {
    title: 'My profile',
    lead: 'This is all that other members see of you. There are no profile photos, and no family name unless you write it.',
    name: 'The name others see',
    nameHint: 'One word is enough: your first name or another one.',
    city: 'City',
    cityHint: 'Optional. “Near Fez” is enough.',
    about: 'What you do or want to start',
    aboutHint: (most: number) =>
      `Up to ${most} characters. Leave out your phone number and e-mail address: members can write to you here.`,
    digest: 'Send me an e-mail on Sunday evening when there is something new.',
    week: 'Other members may see that I wrote this week.',
    sure: 'Yes, every member may read it',
    save: 'Save',
    saved: 'Saved. This is how others see you now.',
    seen: 'See my page as others do',
    quiet: (until: string) => `Until ${until} you can read but not write. The team decided this.`,
  },
  badges: {
    title: 'Badges',
    sprint: (date: string) => `All 15 days of the sprint of ${date}`,
  },
  blocked: {
    title: 'Blocked',
    none: 'You have not blocked anyone. You can do it on a member’s page.',
    text: 'You do not see what they write, and they do not see what you write. They are not told.',
    unblock: 'Unblock',
    unblockName: (name: string) => `Unblock ${name}`,
    done: 'Unblocked. You see each other’s texts again.',
  },
  member: {
    since: (date: string) => `Member since ${date}`,
    mine: 'This is your own page, as others see it.',
    change: 'Change my profile',
    texts: 'Posts',
    noTexts: 'Nothing written under this name yet.',
    blockTitle: 'Block this member',
    blockText:
      'You no longer see each other’s texts. They are not told, and you can undo it on your profile.',
    block: 'Block',
    report: 'Report to the team',
    isBlocked: 'You have blocked this member. You do not see each other’s texts.',
    blockedNow: 'Blocked. You no longer see each other’s texts.',
    noBlock: {
      team: 'This member works for the academy, and the team cannot be blocked. Report instead: somebody else from the team reads it.',
      self: 'This is you.',
    },
  },
  report: {
    title: 'Report to the team',
    lead: 'Someone from the team reads it on the same day or the next. Nobody is told that it was you.',
    kinds: { post: 'The post', reply: 'The reply', member: 'The member' },
    noName: 'Asked without a name',
    reason: 'What is it about?',
    reasons: {
      harassment: {
        title: 'It hurts somebody',
        text: 'Insults, threats, mockery, pressure, sexual remarks.',
      },
      contact: {
        title: 'It asks for a number, a photo or to meet',
        text: 'Or keeps writing after a no.',
      },
      selling: { title: 'It sells something nobody asked for', text: 'This includes sales networks.' },
      money: { title: 'It asks for money or a code', text: 'Loans, daret, joint purchases, cards, codes.' },
      private: {
        title: 'It reveals something private about somebody',
        text: 'A full name, where somebody lives, a screenshot, somebody’s family.',
      },
      other: { title: 'Something else', text: 'Describe it below.' },
    },
    note: 'What should we know?',
    noteHint: (most: number) => `Optional, up to ${most} characters.`,
    send: 'Send to the team',
    tooMany: 'You have sent many reports today. If it is urgent, write to the team on the support page.',
    thanks: {
      title: 'Thank you for telling us',
      text: 'Someone from the team reads it on the same day or the next, with the text as it is now, even if it is changed or deleted later. The person it is about will not learn your name.',
      block: 'You do not have to wait for us: you can block this member now on their page.',
      toMember: 'Open their page',
      back: 'Back to the community',
    },
    /** Morocco's emergency numbers as they are called in the country. */
    danger: 'Are you in danger now? Call the police: 19 in the city, 177 (Gendarmerie) in the countryside.',
  },
  stop: {
    title: 'Community e-mails',
    description: 'Stop the weekly e-mail or the sprint reminders.',
    digest: 'Every Sunday evening we send you what is new in the community.',
    reminders: 'In the evening we remind you to write your line for the sprint.',
    stopDigest: 'Stop the weekly e-mail',
    stopReminders: 'Stop the reminders',
    done: 'Done. You will not get these e-mails any more.',
    back: 'You can turn them on again on your profile or on the sprint page.',
    unknown: 'This link is not valid, or the account was deleted. There is nothing to stop.',
    home: 'Go to the home page',
  },
};

export const communitySprint = {
  title: 'The 15-day sprint',
  lead: 'One step a day, Monday to Friday for three weeks. None takes longer than half an hour.',
  join: {
    running: (date: string) => `The sprint of ${date} is running`,
    runningText: 'You can still join during its first week and catch up on what you missed.',
    coming: (date: string) => `The next sprint begins on ${date}`,
    comingText:
      'A sprint begins on the first Monday of every month. Write now what you want to have done at the end.',
    goal: 'What do you want to have done after the fifteen days?',
    goalHint: 'One line about something that can be seen: “Ten people know what I sell, and its price.”',
    reminders: 'Remind me by e-mail in the evening if I have not written my line',
    partner: 'I would like a partner: we read each other’s goal and evening line',
    submit: 'Join',
    joined: 'You have joined the sprint.',
  },
  waiting: {
    title: (date: string) => `You start on ${date}`,
    text: 'Nothing to do until then. Day 1 needs a pen and fifteen minutes.',
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
    noStreak: 'Write your first line',
    until: (date: string) => `You can catch up on any day until ${date}.`,
    finished: 'You have done all 15 days. The badge is on your profile.',
    over: 'This sprint has ended.',
  },
  calendar: {
    title: 'The 15 days',
    day: (n: string) => `Day ${n}`,
    week: (n: string) => `Week ${n}`,
    states: { done: 'done', today: 'today', missed: 'to catch up', ahead: 'not yet' },
  },
  day: {
    today: (n: string) => `Today: day ${n}`,
    catchUp: (n: string) => `Catch up: day ${n}`,
    done: (n: string) => `Day ${n}, done`,
    ahead: (n: string) => `Day ${n} has not come yet`,
    weekend: 'No step at the weekend. Rest, or catch up on a day.',
    result: 'Tonight you have:',
    goal: 'What exactly will I do?',
    goalHint: 'One line in the morning. Optional.',
    saveGoal: 'Save',
    line: 'My line this evening',
    lineHint: 'Done, half done, or what got in the way. Half done counts.',
    checkIn: 'Check in',
    change: 'Change my line',
    myGoal: 'What I planned to do',
    myLine: 'My line',
    saved: 'Saved.',
    checkedIn: 'Checked in.',
    notCome: 'This day has not come yet, or the sprint has ended.',
  },
  partner: {
    title: 'My partner',
    waiting: 'Someone from the team reads your goal and looks for a partner. You get an e-mail.',
    none: 'You are doing this sprint on your own. You can ask for a partner below.',
    goal: 'Their goal',
    lines: 'Their latest lines',
    noLines: 'No line yet.',
    progress: (done: string, of: string) => `${done} of ${of} days`,
    silent: {
      one: 'No check-in for {n} day.',
      two: 'No check-in for {n} days.',
      few: 'No check-in for {n} days.',
      many: 'No check-in for {n} days.',
      other: 'No check-in for {n} days.',
    },
    ask: 'My partner is quiet',
    askText: 'We ask them once, kindly, by e-mail. They are not told that it was you.',
    asked: 'We have asked. Give them three days, then find another partner if you like.',
    change: 'Find another partner',
    changeText: 'No reason needed. We look for a new partner for both of you.',
    changed: 'You are no longer partners. The team is looking for a new one.',
    day: (n: string) => `Day ${n}`,
  },
  settings: {
    title: 'Change or leave',
    save: 'Save',
    saved: 'Saved.',
    leave: 'Leave this sprint',
    leaveText:
      'No explanation needed. Your partner sees that you left, not why. Your lines are kept in case you come back in the first week.',
    left: 'You have left the sprint. The next one begins on the first Monday of the month.',
    confirm: 'Leave the sprint',
  },
  badges: 'Finished sprints',
  badge: (date: string) => `Sprint of ${date}`,
  notOpen: 'This sprint can no longer be joined.',
};

export const communityInside = {
  description: 'The community for members: introductions, wins, questions and accountability.',
  frame: {
    name: 'Clarity Community',
    navigation: 'The community',
    home: 'Home',
    spaces: 'Spaces',
    search: 'Search',
    mentions: 'Mentions',
    calls: 'Live sessions',
    sprint: 'Sprint',
    me: 'Profile',
    account: 'My account',
    unread: { one: '{n} new', two: '{n} new', few: '{n} new', many: '{n} new', other: '{n} new' },
  },
  /** Shown by the browser script while a form is sent, and when it cannot be. */
  dialog: {
    busy: 'Sending…',
    offline: 'You are offline, so this was not sent. Your text is still here. Try again in a moment.',
    broken:
      'Something went wrong on our side, so this was not sent. Your text is still here. Try again in a moment.',
    refused: 'This was not sent. Your text is still here: copy it, reload the page and try again.',
    tooMany: 'Too many requests from your connection. Wait a minute and try again.',
  },
  spaces: {
    announcements: {
      name: 'Announcements',
      text: 'News from the team: dates, new times, who is who. You can reply to everything.',
      write: 'Write an announcement',
      prompt: 'What should every member know?',
      empty: {
        title: 'Nothing announced yet',
        text: 'News from the team appears here first.',
      },
    },
    introductions: {
      name: 'Introductions',
      text: 'Say hello: your first name, your city, what you are learning. No family name needed.',
      write: 'Introduce yourself',
      prompt: 'Your introduction',
      empty: {
        title: 'Nobody has written an introduction yet',
        text: 'Two lines are enough.',
      },
    },
    wins: {
      name: 'Wins',
      text: 'One thing that worked, however small: a first customer, a price said out loud. Photos of your work are welcome.',
      write: 'Share a win or a photo of your work',
      prompt: 'What worked?',
      empty: {
        title: 'No wins yet',
        text: 'It can be small. “I answered a customer the same day” is a win.',
      },
    },
    questions: {
      name: 'Questions',
      text: 'Ask anything, with your name or without it. Without your name, no member and no expert sees who asks. The team can look only to protect somebody, and that is recorded.',
      write: 'Ask a question',
      prompt: 'What do you want to know? Say what you have tried.',
      empty: {
        title: 'No questions yet',
        text: 'Be the first to ask.',
      },
    },
    accountability: {
      name: 'Accountability',
      text: 'Write what you will do and by when. Another member asks you about it.',
      write: 'Write your goal',
      prompt: 'What will you do, and by when?',
      empty: {
        title: 'No goals yet',
        text: 'One line is enough: “By Thursday I will send the price list to three shops.”',
      },
    },
  },
  feed: {
    title: 'New in the community',
    call: 'Next live session',
    sprint: 'The 15-day sprint',
    sprintMine: (done: number, of: number) =>
      done === 0 ? `${of} days, none done yet` : `${done} of ${of} days done`,
    sprintToday: (day: string, step: string) => `Day ${day}: ${step}`,
    sprintBegins: (date: string) => `Starts ${date}`,
    sprintOpen: (date: string) => `Starts ${date}. Join`,
    sprintNone: 'See the 15 days',
    languages: { label: 'Language of the posts', en: 'English, French', ar: 'Arabic', all: 'All' },
    empty: {
      title: 'No posts here yet',
      text: 'Begin with a line in Introductions, or read the posts in all languages.',
    },
    introduce: {
      title: 'Introduce yourself',
      text: 'Two lines in your own words are enough. For example:',
      /** Shown beside the field. A text that still has one of its gaps is refused. */
      example: (name: string, city: string) =>
        `I am ${name}${city === '' ? '' : `, from ${city}`}. I am learning … and I would like to …`,
    },
    week: {
      count: {
        one: '{n} member was here this week',
        two: '{n} members were here this week',
        few: '{n} members were here this week',
        many: '{n} members were here this week',
        other: '{n} members were here this week',
      },
      wrote: 'Wrote something:',
    },
  },
  spacesPage: {
    title: 'Spaces',
    calls: 'Dates, times and links for the next four weeks.',
    search: 'Find a post or a reply.',
  },
  list: {
    newer: 'Back to the newest',
    older: 'Older posts',
    pinned: 'Pinned',
    isNew: 'New',
    readOn: 'Read more',
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
    host: 'Host',
    hostText: 'A host starts conversations here for the academy.',
    anonymous: 'Someone asks',
    anonymousReply: 'The member who asked',
    mine: 'You wrote this. Nobody else can see that.',
    gone: 'Former member',
    /** The name of the academy's own account, which wrote the first posts. */
    academy: {
      account: { name: 'Derb', city: 'Casablanca' },
      shown: { name: 'Derb', city: 'Casablanca' },
    },
  },
  reactions: { heart: 'Heart', strength: 'Strength', idea: 'Good idea' },
  /** For screen readers: what the button does. */
  react: { on: '{name}: add', off: '{name}: remove' },
  post: {
    title: (space: string) => `Post in “${space}”`,
    replies: 'Replies',
    noReplies: 'No replies yet.',
    pages: { older: 'Older replies', newer: 'Newer replies', here: 'Page {n} of {of}' },
    edited: 'edited',
    edit: 'Edit',
    remove: 'Delete',
    report: 'Report',
    pin: 'Pin to the top',
    unpin: 'Unpin',
    show: 'Show to visitors',
    hide: 'Hide from visitors',
    closed: (date: string) => `You can read but not write until ${date}. The team decided this.`,
  },
  /** For what does not exist, was deleted, or may not be seen: all three look the same. */
  missing: {
    title: 'This page does not exist',
    text: 'It was deleted, or the link is wrong.',
  },
  form: {
    body: 'Your text',
    bodyHint: (most: string) => `Up to ${most} characters. Write @ and a name to mention a member: @Salma.`,
    addPicture: 'Add a photo',
    picture: 'Photo of your work',
    pictureHint: (size: number) =>
      `JPEG, PNG or WebP, up to ${size} MB. We remove where and when it was taken.`,
    alt: 'What the photo shows',
    altHint: 'One line for members who cannot see it.',
    anonymous: 'Ask without my name',
    submit: 'Publish',
    reply: 'Your reply',
    replySubmit: 'Reply',
    replyAnonymous: 'Your reply appears as “The member who asked”, without your name.',
    progress: 'Uploading the photo',
    ready: 'Ready: {size}.',
    shrunk: 'Made smaller to save your data: {size} instead of {before}.',
    kilobytes: '{n} KB',
    megabytes: '{n} MB',
  },
  problems: {
    required: 'Write something first.',
    'too-long': 'This is longer than {most} characters. Shorten it, or put the rest in a reply.',
    unfinished: 'This still has a gap: write your own words where “…” stands.',
    quiet: 'You cannot write until {date}. You can still read everything.',
    'too-many': 'You have written a lot in a short time. Wait a little. Your text is still here.',
    'picture-empty': 'The file is empty. Choose the photo again.',
    'picture-size': 'The picture is larger than {size} MB. Choose a smaller one, or take a screenshot of it.',
    'picture-kind': 'This is not a JPEG, PNG or WebP picture.',
    'picture-points': 'The picture is too large to be opened here. Choose a smaller one.',
    'picture-busy': 'Many photos are being uploaded right now. Wait a minute and send it again.',
    'picture-again': 'Choose the photo again: the browser did not keep it.',
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
    removeTitle: 'Delete this text?',
    removePost: 'The post is deleted with its photo and all replies. This cannot be undone.',
    removeReply: 'This cannot be undone.',
    removeYes: 'Yes, delete',
    back: 'Back',
  },
  search: {
    title: 'Search',
    label: 'Words',
    submit: 'Search',
    lead: 'In the posts and replies of all spaces.',
    found: {
      one: '{n} text found',
      two: '{n} texts found',
      few: '{n} texts found',
      many: '{n} texts found',
      other: '{n} texts found',
    },
    most: (n: number) => `The newest ${n} are shown. Add a word to find fewer.`,
    none: 'Nothing found for “{query}”. Try fewer or shorter words.',
    inReply: 'in a reply',
  },
  mentions: {
    title: 'Mentions',
    lead: 'Where somebody mentioned you.',
    empty: {
      title: 'No mentions yet',
      text: 'When somebody writes @ and your name, you will find it here.',
    },
  },
  door: {
    title: 'Open the community in its own window',
    text: 'You are no longer signed in here, or your membership has changed.',
    action: 'Open',
    closedTitle: 'The community is closed to you',
    closedText: 'The team has ended your membership. Write to us if you think that this is a mistake.',
    contact: 'Write to us',
  },
};

export const sprintDetails = {
  head: {
    title: 'The 15-day sprint and the community',
    description:
      'The 15-day sprint step by step, the live sessions, the spaces and the rules of the Clarity Community. {price}, once.',
  },
  back: 'Community',
  hero: {
    kicker: 'The 15-day sprint',
    heading: 'From an idea to a first step in 15 days',
    text: 'For the moment when you know that you want to start, but not with what. One step a day, Monday to Friday, for three weeks. None takes longer than half an hour.',
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
          text: 'Mark three that you would still do on a tired day. Cross out whatever needs money you do not have.',
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
          text: 'Find five sellers, near you or online. Write down the price, the delivery and how fast they answer a message. Competition is good news: somebody is buying.',
          result: 'a table with five rows',
        },
        {
          title: 'One sentence',
          minutes: 10,
          text: 'Finish it: “I make … for … so that …”. Short, because it is Friday. Post it in Questions and let others make it simpler.',
          result: 'a sentence you can say in one breath',
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
          text: 'One cake, one translated page, one lesson of twenty minutes for a neighbour’s son. It may be ugly, but it must be finished.',
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
      text: 'Ten people first, then everybody.',
      days: [
        {
          title: 'Ten messages, one by one',
          minutes: 30,
          text: 'Write to ten people who know you, each by name. Not a broadcast: a broadcast is easy to ignore.',
          result: 'ten messages sent and the answers noted',
        },
        {
          title: 'Ready for a yes',
          minutes: 20,
          text: 'How do they pay: on delivery, by transfer, at an agency? When do you deliver? Write the three messages you will need so that you do not improvise.',
          result: 'three messages saved in your phone',
        },
        {
          title: 'Ready for a no',
          minutes: 15,
          text: '“Too expensive.” “Maybe later.” Silence. Write one friendly answer to each and say it out loud until it comes by itself.',
          result: 'three answers',
        },
        {
          title: 'In public',
          minutes: 20,
          text: 'One post: your page, your status, your neighbourhood’s group. With the photo of day 9 and the five lines of day 10.',
          result: 'an offer strangers can see',
        },
        {
          title: 'Show the group',
          minutes: 30,
          text: 'Two minutes in the Tuesday or Thursday session, or a written post: what I made, what I learned, the one thing I will do in the next thirty days.',
          result: 'something to show, and a date in the calendar',
        },
      ],
    },
  ],
  calls: {
    title: 'Live sessions',
    notes: [
      'Camera and microphone are off until you switch them on.',
      'Nothing is recorded. What is said there stays there.',
    ],
  },
  spaces: {
    title: 'The five spaces',
    items: [
      { name: 'Announcements', text: 'Only the team writes here: this week’s sessions and what is new.' },
      { name: 'Introductions', text: 'Who you are, where you live and what you are learning.' },
      { name: 'Wins', text: 'Anything that worked, and photos of your work.' },
      { name: 'Questions', text: 'One question per post. Experts answer every working day.' },
      { name: 'Accountability', text: 'Your goal on Sunday, your line in the evening, and small groups.' },
    ],
  },
  rules: {
    title: 'The rules of the community',
    text: 'There are seven. If you break one, you get a message. If it happens again or is serious, you can no longer come in.',
    items: communityRules,
  },
  faq: {
    title: 'Questions about the sprint',
    items: [
      {
        question: 'I have no idea at all. Can I still join in?',
        answer: 'Yes. The first five days are made for that: you start from what people already ask you for.',
      },
      {
        question: 'What if I miss a few days?',
        answer:
          'You catch up at the weekend, or you start again with the next sprint, as often as you like and at no cost.',
      },
      {
        question: 'Do I need money for it?',
        answer:
          'No. On day 6 you make one small thing with what you have at home. If your idea needs more, you make a part of it or a drawing.',
      },
      {
        question: 'Does anybody check what I do?',
        answer:
          'Your partner reads your evening line, and you can ask in Questions. It is not a course: nobody gives marks.',
      },
      {
        question: 'What comes after day 15?',
        answer: 'You stay a member: the sessions, the spaces and the next sprints are open to you.',
      },
      {
        question: 'What does it cost, and can I get it back?',
        answer:
          '{price}, once. Within {communityDays} you can ask for it back without giving a reason, and you get it back within {paidBack}.',
      },
    ],
  },
  closing: {
    title: 'Day 1 needs a pen and fifteen minutes',
    text: 'You can do it tonight, before you pay anything.',
    back: 'About the community',
  },
};

export const community = {
  head: {
    title: 'Community',
    description:
      'Clarity Community: a private place for Moroccan women and young people who are starting something of their own. {price}, once.',
  },
  kicker: 'Clarity Community',
  hero: {
    heading: 'You do not have to start alone',
    text: 'A private community of women and young people all over Morocco, each working on something of their own. You pay {price} once. There is no subscription.',
    join: 'Join now',
    sprint: 'See the 15-day sprint',
  },
  peek: {
    title: 'Read before you join',
    text: 'Posts by the academy and its hosts. What members write stays inside.',
    replies: {
      one: '{n} reply inside',
      two: '{n} replies inside',
      few: '{n} replies inside',
      many: '{n} replies inside',
      other: '{n} replies inside',
    },
  },
  inside: {
    title: 'What is inside',
    items: [
      {
        title: 'The 15-day sprint',
        text: 'One step a day, half an hour at most, from “I have an idea” to something you can show.',
      },
      {
        title: 'Live sessions',
        text: 'Two evenings a week an expert answers your questions. Nothing is recorded.',
      },
      {
        title: 'Expert workshops',
        text: 'Every second Saturday a trainer works through one subject with you: a price, a photo, a first contract.',
      },
      {
        title: 'Spaces to write in',
        text: 'Introductions, wins and photos of your work, questions, with your name or without it.',
      },
      {
        title: 'A partner',
        text: 'Another member who asks you every Thursday how your week went.',
      },
    ],
    programme: 'The sprint, the sessions and the rules',
    accountability: 'How accountability works',
  },
  /** The hours come from the live calls in the settings; the pages of details use them too. */
  calls: {
    questions: { day: 'Tuesday', time: '{questionsTime}', title: 'Your questions' },
    workbench: { day: 'Thursday', time: '{workbenchTime}', title: 'The workbench' },
    workshop: { day: 'Every second Saturday', time: '{workshopTime}', title: 'Expert workshop' },
    zone: 'Morocco time.',
  },
  week: {
    title: 'What a week looks like',
    text: 'About two hours a week, Morocco time. If you miss a day, nothing happens.',
    rare: 'The workshop is every second week.',
    live: 'Live session',
    /** What a day has when no live call is on it; null for nothing. */
    days: [
      { day: 'Monday', what: 'First step' },
      { day: 'Tuesday', what: 'A step' },
      { day: 'Wednesday', what: 'A small win' },
      { day: 'Thursday', what: 'A step' },
      { day: 'Friday', what: 'Short step' },
      { day: 'Saturday', what: null },
      { day: 'Sunday', what: 'Your goal' },
    ] as readonly { day: string; what: string | null }[],
  },
  whom: {
    title: 'Is it for you?',
    yes: {
      title: 'Yes, if you',
      points: [
        'have had an idea for months and told nobody',
        'already sell a little to family and neighbours and want strangers to buy',
        'start courses and stop at the second lesson',
      ],
    },
    no: {
      title: 'Not yet, if you',
      points: [
        'need a salary next week: look for a job first',
        'want a finished business handed to you',
        'cannot find half an hour a day this month',
      ],
    },
  },
  safety: {
    title: 'You decide what others see of you',
    text: 'Many of us start without telling everyone at home. So you are shown as little as possible unless you choose otherwise.',
    points: [
      {
        title: 'A first name is enough',
        text: 'Family name, phone and e-mail are hidden. There are no profile photos.',
      },
      {
        title: 'Block',
        text: 'One tap, and you no longer see each other’s texts. They are not told.',
      },
      {
        title: 'Report',
        text: 'Someone from the team reads every report on the same day or the next, and tells you whether something was done.',
      },
      {
        title: 'No private messages',
        text: 'Nobody can write to you where the team does not see it.',
      },
    ],
    profile: {
      label: 'An example of a profile as other members see it: a first name, a city, a craft, no photo.',
      name: 'Salma',
      line: 'Fes · sews kaftan belts',
      hidden: ['Family name', 'Phone', 'E-mail'],
    },
  },
  price: {
    title: '{price}, once',
    text: 'Everything above is included, and there is nothing to cancel.',
    refund:
      'Not for you? Write within {communityDays} and we will pay you back within {paidBack}, the way you paid.',
    joinText:
      'Pay by card, by bank transfer or in cash at an agency. Once your payment is confirmed you sign in with your e-mail address.',
    isMember: 'Already a member? Open the community',
    ask: 'Ask on WhatsApp',
    question: 'Hello Derb, I have a question about the Clarity Community.',
  },
  faq: {
    title: 'Questions before you join',
    items: [
      {
        question: 'When can I join?',
        answer:
          'Today. Once your payment is confirmed you sign in with your e-mail address and a code that we send to it. By card that takes minutes; we check bank transfers {transferCheck}.',
      },
      {
        question: 'Can my family or my boss find me there?',
        answer:
          'What members write is read by members only, and search engines do not see it. Members see your first name and what you choose to add.',
      },
      {
        question: 'How much data does it need?',
        answer:
          'The spaces are text with small pictures and work on a prepaid connection. In a session you can switch to sound only.',
      },
      {
        question: 'Which language do people speak?',
        answer:
          'Mostly in Darija. Announcements and daily steps are in Arabic and English. You can also write in French or Tamazight.',
      },
      {
        question: 'Who can join?',
        answer:
          'Everyone from 16 is welcome, young men too. You can ask for a partner or a small group of women only.',
      },
    ],
  },
};
