/** Applications, who waits for a course, and the log of the office, as columns. */
import type { Words } from '../../words.ts';
import type { ApplicationRow, RosterRow } from './exports.service.ts';
import type { ExportedLogLine } from '../staff/exported-log.store.ts';
import type { ExportedPlace, ExportedWaitlistEntry } from '../applications/exported-applications.store.ts';
import { moment, text, type Cell, type Column, type Sheet } from './sheet.ts';

type Say = Pick<Words, 'exports'>;

const phoneCell = (phone: string | null): Cell => (phone === null || phone === '' ? null : { phone });

type Writer = { name: string | null; email: string; phone: string | null; locale: 'en' | 'ar' };

const writerColumns = ({ exports: { columns, languages } }: Say): Column<Writer>[] => [
  { title: columns.name, width: 26, cell: ({ name }) => text(name) },
  { title: columns.email, width: 30, cell: ({ email }) => text(email) },
  { title: columns.phone, width: 20, cell: ({ phone }) => phoneCell(phone) },
  { title: columns.language, width: 10, cell: ({ locale }) => text(languages[locale]) },
];

/** What a form asks beside who writes, a column each; a topic is told in words. */
function answerColumns({ exports: { applications } }: Say): Column<ApplicationRow>[] {
  const topics: Record<string, string> = applications.topics;
  return Object.entries(applications.answers).map(([field, title]) => ({
    title,
    width: field === 'message' || field === 'experience' ? 60 : 26,
    cell: ({ answers }) => {
      const answer = answers[field] ?? null;
      return text(answer !== null && field === 'topic' ? (topics[answer] ?? answer) : answer);
    },
  }));
}

export function applicationSheet(say: Say): Sheet<ApplicationRow> {
  const { columns, sheets } = say.exports;
  const { kinds } = say.exports.applications;
  return {
    name: sheets.applications,
    columns: [
      { title: columns.sent, width: 17, cell: ({ at }) => moment(at) },
      { title: columns.kind, width: 20, cell: ({ kind }) => text(kinds[kind]) },
      { title: columns.about, width: 34, cell: ({ about }) => text(about) },
      ...writerColumns(say),
      ...answerColumns(say),
    ],
  };
}

export function waitlistSheet(say: Say): Sheet<ExportedWaitlistEntry> {
  const { columns, sheets, yes } = say.exports;
  return {
    name: sheets.waitlist,
    columns: [
      { title: columns.joined, width: 17, cell: ({ at }) => moment(at) },
      ...writerColumns(say),
      { title: columns.told, width: 18, cell: ({ toldAt }) => moment(toldAt) },
      { title: columns.unsubscribed, width: 18, cell: ({ unsubscribedAt }) => moment(unsubscribedAt) },
      { title: columns.ordered, width: 18, cell: ({ hasOrdered }) => text(hasOrdered ? yes : null) },
    ],
  };
}

/** For the door of a workshop. */
export function sessionSheet(say: Say): Sheet<ExportedPlace> {
  const { columns, sheets, yes, no, applications } = say.exports;
  const cameIn: Record<string, string> = { true: yes, false: no };
  return {
    name: sheets.session,
    columns: [
      { title: columns.place, width: 20, cell: ({ state }) => text(applications.places[state]) },
      ...writerColumns(say),
      { title: columns.came, width: 12, cell: ({ came }) => text(cameIn[String(came)] ?? null) },
    ],
  };
}

/** Where learners of a group are, and why some are stuck. */
export function rosterSheet(say: Say): Sheet<RosterRow> {
  const { columns, sheets, roster, yes } = say.exports;
  const why = ({ stuck, locale }: RosterRow): string =>
    stuck
      .map((one) => (one.kind === 'away' ? roster.away(one.days) : roster.late(one.lesson[locale], one.days)))
      .join('; ');
  const figure = (title: string, of: (row: RosterRow) => number): Column<RosterRow> => ({
    title,
    width: 12,
    cell: (row) => ({ figure: of(row) }),
  });
  return {
    name: sheets.roster,
    columns: [
      { title: columns.name, width: 26, cell: ({ name }) => text(name) },
      { title: columns.email, width: 30, cell: ({ email }) => text(email) },
      { title: columns.phone, width: 20, cell: ({ phone }) => phoneCell(phone) },
      { title: columns.number, width: 18, cell: ({ orderNumber }) => text(orderNumber) },
      { title: columns.stuck, width: 46, cell: (row) => text(why(row)) },
      figure(columns.lessonsDone, ({ done }) => done),
      figure(columns.lessons, ({ of }) => of),
      { title: columns.atLesson, width: 30, cell: ({ at, locale }) => text(at && at.title[locale]) },
      { title: columns.lastVisit, width: 17, cell: ({ lastVisit }) => moment(lastVisit) },
      figure(columns.quizzesPassed, ({ quizzes }) => quizzes.passed),
      figure(columns.accepted, ({ assignments }) => assignments.accepted),
      figure(columns.waiting, ({ assignments }) => assignments.waiting),
      figure(columns.attended, ({ attended }) => attended),
      figure(columns.held, ({ held }) => held),
      {
        title: columns.certificate,
        width: 18,
        cell: ({ certificate }) => text(certificate === 'none' ? null : roster[`certificate-${certificate}`]),
      },
      { title: columns.paused, width: 10, cell: ({ isPaused }) => text(isPaused ? yes : null) },
    ],
  };
}

/** 'name: value', one after the other, by the names that the log keeps them under. */
const fields = (value: object | null): Cell =>
  text(
    value &&
      Object.entries(value)
        .map(([name, one]) => `${name}: ${one === null ? '' : String(one)}`)
        .join('; '),
  );

export function logSheet({ exports: { columns, sheets } }: Say): Sheet<ExportedLogLine> {
  return {
    name: sheets.log,
    columns: [
      { title: columns.at, width: 17, cell: ({ at }) => moment(at) },
      { title: columns.who, width: 30, cell: ({ email }) => text(email) },
      { title: columns.act, width: 22, cell: ({ act }) => text(act) },
      { title: columns.subject, width: 26, cell: ({ subject }) => text(subject) },
      { title: columns.detail, width: 50, cell: ({ detail }) => fields(detail) },
      { title: columns.before, width: 40, cell: ({ before }) => fields(before) },
      { title: columns.after, width: 40, cell: ({ after }) => fields(after) },
    ],
  };
}
