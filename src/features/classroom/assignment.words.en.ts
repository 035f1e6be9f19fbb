import type { HandInProblem } from './assignment.ts';

const problems: Record<HandInProblem, string> = {
  empty: 'There is nothing in it yet. Write, or choose a file.',
  'text-long': 'This is longer than 10,000 signs. Make it shorter.',
  'many-files': 'Choose six files at most.',
  'too-large': 'Together the files are larger than 30 MB. Leave one out, or send a smaller one.',
  'photo-kind': 'This is no photo that we can open. Send a JPEG, PNG or WebP.',
  'photo-size': 'A photo may be 10 MB at most.',
  'photo-busy': 'Many photos are being sent right now. Send it again in a minute.',
  'voice-kind': 'This is no recording that we can play. Send M4A, MP3, OGG or WebM.',
  'voice-size': 'A recording may be 10 MB at most.',
  'file-kind': 'Send a PDF, a Word, Excel or PowerPoint file, or a plain text.',
  'file-size': 'A file may be 20 MB at most.',
};

export const en = {
  heading: 'Your task',
  due: (moment: string) => `Hand it in by ${moment}, Morocco time.`,
  lateTaken: 'You may be later; your trainer then sees that it is late.',
  lateClosed: 'After that it cannot be handed in any more.',
  isLate: 'The day has passed. You can still hand it in; your trainer sees that it is late.',
  rubric: 'What your trainer looks at',
  points: (points: number) => `${points} points`,
  pointsOf: (points: number, of: number) => `${points} of ${of}`,
  form: {
    heading: 'Hand in your work',
    again: 'Hand it in again',
    text: 'Your text',
    textHint: 'Up to 10,000 signs.',
    textDraft: 'Up to 10,000 signs. What you write stays on this phone until you send it.',
    photo: 'Photos',
    photoHint: 'JPEG, PNG or WebP, up to 10 MB each.',
    /** Said by the script that does it. */
    photoSmaller: 'JPEG, PNG or WebP. They are made smaller on your phone before they are sent.',
    voice: 'A recording',
    voiceHint: 'M4A, MP3, OGG or WebM, up to 10 MB.',
    file: 'Files',
    fileHint: 'PDF, Word, Excel, PowerPoint or text, up to 20 MB each.',
    submit: 'Hand it in',
    progress: 'Your work is on its way',
    ready: 'Ready: {size}.',
    shrunk: 'Made smaller for your data: {size} instead of {before}.',
    kilobytes: '{n} KB',
    megabytes: '{n} MB',
    chooseAgain: 'Choose your files again, please: a browser does not keep them.',
  },
  /** What the browser's script says while work is sent. */
  sending: {
    busy: 'Sending …',
    kept: 'Your work waits on this phone. It is sent as soon as there is a connection.',
    offline: 'No connection. Your work is still here: send it again in a moment.',
    broken: 'Something went wrong on our side. Your work is still here: send it again in a moment.',
    refused: 'This was not taken. Your work is still here: open the page again if it goes on.',
    tooMany: 'That was very often. Wait a minute and send it again.',
  },
  recorder: {
    start: 'Record',
    stop: 'Stop',
    remove: 'Delete the recording',
    listen: 'Your recording',
    recording: 'Recording. Press Stop when you are done.',
    ready: 'Your recording is ready: {time}. Listen to it, or delete it and record again.',
    removed: 'The recording is deleted.',
    denied:
      'The microphone is closed to this page. Open it in the settings of your browser, or choose a recording as a file below.',
    missing: 'No microphone was found. Choose a recording as a file below.',
    full: 'Ten minutes are recorded: it stopped by itself.',
  },
  closed: {
    waiting: 'Your work is with your trainer. The answer comes by e-mail.',
    accepted: 'Accepted. This lesson is done.',
    'too-late': 'The day has passed, and this task is not taken late. Write to your trainer.',
    preview: 'Learners hand in their work here. Yours would not be kept.',
  },
  refused: {
    'store-away': 'Your files could not be kept just now. Send it again in a minute.',
    'no-assignment': 'This task was changed. Read it again, and hand in your work once more.',
    waiting: 'Your work is with your trainer already.',
    accepted: 'Your work is accepted already.',
    'too-late': 'The day has passed, and this task is not taken late.',
    preview: 'Work is kept for learners of the course.',
  },
  problems,
  history: {
    heading: 'What you handed in',
    number: (number: number, moment: string) => `Number ${number}, ${moment}`,
    late: 'late',
    states: { waiting: 'Waits for your trainer', accepted: 'Accepted', again: 'Please do it again' },
    photo: 'Photo',
    voice: 'Recording',
    answer: 'Your trainer',
    trainersVoice: 'What your trainer says',
  },
  emails: {
    received: {
      subject: (lesson: string) => `Work handed in: ${lesson}`,
      preview: 'It waits for your answer.',
      heading: 'Somebody handed in work',
      text: (learner: string, lesson: string, course: string) =>
        `${learner} handed in “${lesson}” of “${course}”. It waits at the marking desk.`,
      button: 'Mark this work',
    },
    marked: {
      preview: 'Your trainer looked at your work.',
      trainer: 'Your trainer',
      voice: 'There is a voice message too: listen to it in the lesson.',
      button: 'See the answer',
      accepted: {
        subject: (lesson: string) => `Accepted: ${lesson}`,
        heading: 'Your work is accepted',
        text: 'Your trainer looked at it, and this lesson is done.',
      },
      again: {
        subject: (lesson: string) => `Once more, please: ${lesson}`,
        heading: 'Your trainer answered',
        text: 'Please do it once more. This is what your trainer says about it.',
      },
    },
  },
};

export type AssignmentWords = typeof en;
