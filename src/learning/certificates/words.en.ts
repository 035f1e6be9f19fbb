import { oneOrMany } from '../../platform/i18n/count.ts';

const counted = (n: number, one: string, other = `${one}s`): string => `${n} ${n === 1 ? one : other}`;

export const en = {
  title: 'Certificate of completion',
  page: {
    head: (name: string, course: string) => `${name}: ${course}`,
    description: 'A certificate of completion and whether it is valid.',
    thisIsToSay: 'Given to',
    completed: 'for completing the course',
    taughtBy: (trainer: string) => `taught by ${trainer}`,
    days: (from: string, to: string) => (from === to ? `on ${from}` : `from ${from} to ${to}`),
    done: (lessons: number, quizzes: number, assignments: number, attended: number) =>
      [
        counted(lessons, 'lesson'),
        quizzes > 0 ? `${counted(quizzes, 'quiz', 'quizzes')} passed` : '',
        assignments > 0 ? `${counted(assignments, 'task')} accepted by the trainer` : '',
        attended > 0 ? `${counted(attended, 'live session')} attended` : '',
      ]
        .filter(Boolean)
        .join(' · '),
    trainer: 'Trainer',
    code: 'The address of this page, for the camera of a phone',
    anybody: 'Anybody can check it at',
    badge: 'Badge of a finished module',
    did: 'What was done for it',
    shareBadge: (module: string, url: string) => `I finished this module: ${module} ${url}`,
    yourBadge: 'Is it your badge? Show it:',
    mine: 'I did it',
    picture: 'Download the picture',
    story: 'Download for your story',
    skills: 'Skills gained',
    erased: 'A learner whose name was deleted on request',
    issued: 'Issued',
    valid: 'Valid: issued by this academy and not revoked.',
    revoked: (day: string) => `Not valid: revoked on ${day}.`,
    replaced: (number: string) => `Replaced by ${number}, with another spelling of the name.`,
    pdf: 'Download as PDF',
    linkedin: 'Add to LinkedIn',
    whatsapp: 'Send on WhatsApp',
    share: (course: string, url: string) => `My certificate of completion: ${course} ${url}`,
    check: 'For programs that check certificates',
    checkText:
      'The same certificate as an Open Badges 3.0 credential, signed as a JWT (RS256). The keys are at /.well-known/jwks.json.',
    credential: 'The signed credential',
    aboutCourse: 'What this course teaches',
    yours: 'Is it your certificate? Show it:',
    unknown: 'We have no certificate with this number',
    unknownText:
      'Compare the number with the one on the certificate, sign by sign: it begins with DERB. If it is the same, the academy did not issue that certificate.',
    notAccredited: 'Given by the academy for its own course. It is not recognised by the State.',
  },
  own: {
    title: 'Your certificate',
    description: 'Your certificate of completion.',
    attendance: (percent: number, needed: number) =>
      `Live sessions attended: ${percent}%. ${needed}% are needed.`,
    whenDone: 'Once you have done everything, your certificate will be here.',
    left: 'What is still missing',
    ofLessons: (done: number, of: number) => `${done} of ${of}`,
    finished: oneOrMany('{n} module finished', '{n} modules finished'),
    waits: 'Waits for your trainer’s mark',
    optional: 'Optional lessons do not count.',
    name: (name: string) =>
      `It will be in the name of \u2068${name}\u2069. Before it is made we ask how you spell your name, in Latin and Arabic letters: change it there. You can also correct it afterwards.`,
    wholeCourse:
      'Not all of the course is published yet. The certificate is for the whole course: it will be here once everything is published and you have done it.',
    earned: 'You have done everything. How do you spell your name?',
    latin: 'Your name in Latin letters',
    latinHint: 'As it should be on the certificate. Leave it empty if you want Arabic only.',
    arabic: 'Your name in Arabic letters',
    arabicHint: 'Leave it empty if you want Latin letters only.',
    make: 'Get my certificate',
    again: 'Correct the name',
    againText: 'A certificate with another spelling gets a new number, and the first one then leads to it.',
    see: 'See my certificate',
    none: 'This course gives no certificate.',
    back: 'All lessons',
    revoked: 'This certificate was revoked. Write to us if you do not know why.',
    problems: {
      'name-latin': 'Write this name in Latin letters.',
      'name-arabic': 'Write this name in Arabic letters.',
      'name-signs': 'A certificate cannot show one of these letters. Write the name without it.',
      'name-needed': 'Write your name in at least one of the two.',
      'too-long': 'At most 80 letters.',
    },
    tooManyNames: (times: number, days: number, day: string) =>
      `You corrected the name ${counted(times, 'time')} in ${counted(days, 'day')}. You can correct it again from ${day}; write to us if it cannot wait.`,
  },
  email: {
    subject: (course: string) => `Mabrouk, your certificate is ready: ${course}`,
    preview: 'Tell us how you spell your name.',
    heading: 'Mabrouk, you have finished the course',
    text: (course: string) =>
      `You have done everything that “${course}” asks for. Tell us how you spell your name, and your certificate of completion will be ready at once: a page that anyone can check, and a PDF.`,
    button: 'Get my certificate',
  },
};

export type Words = typeof en;
