/** Staff calls about e-mails to many learners: drafts, who gets them, previews, sending and stopping. */
import { z } from 'zod';
import type { Academy } from '../../academy.ts';
import { instant, listOf, page, perPage } from '../../platform/api/fields.ts';
import { locales, inEach } from '../../platform/i18n/locale.ts';
import { instantInMorocco } from '../../platform/time/calendar-date.ts';
import { inEachLanguage, staffCall } from '../../academy/staff/staff-call.ts';
import { refuseStaff } from '../../academy/staff/staff-failures.ts';
import { maySeePeople, maySendToLearners, mayWriteToLearners } from '../../academy/staff/who-may.ts';
import { broadcastStates, longestSubject, longestText, purposes, segments } from './broadcast.ts';
import { titleLine } from '../../platform/text/typed-text.ts';

const count = z.number().int();
const segment = z.strictObject({
  kind: z.enum(segments, 'choice-required'),
  of: z.string().max(120).default('').meta({
    description: 'The course, the group, the tag, or days without a purchase; empty for the others.',
  }),
});
const subject = z.string().overwrite(titleLine).max(longestSubject, 'too-long');
const text = z
  .string()
  .max(longestText, 'too-long')
  .meta({ description: 'Markdown; {name}: the first name.' });
const inLanguages = <S extends z.ZodType>(of: S) => z.strictObject(inEach(() => of.optional()));
const texts = { subject: inLanguages(subject), text: inLanguages(text) };
const purpose = z.enum(purposes, 'choice-required').meta({
  description: '`news` goes to those who agreed; `course` is about something its readers have.',
});

const progress = z
  .object({
    all: count,
    waiting: count,
    sent: count,
    skipped: count,
    failed: count,
    bounced: count,
    unsubscribed: count.meta({ description: 'Who ended news by its link.' }),
  })
  .nullable();
const row = z.object({
  id: z.string(),
  purpose: z.enum(purposes),
  segment: z.enum(segments),
  segmentOf: z.string(),
  subject: texts.subject,
  state: z.enum(broadcastStates),
  createdAt: instant,
  createdBy: z.string(),
  changedAt: instant,
  sendAt: instant.nullable(),
  sentBy: z.string().nullable(),
  endedAt: instant.nullable(),
  progress,
});

async function readChoices(academy: Academy) {
  const [names, { groups, tags }] = await Promise.all([
    academy.courseNames(),
    academy.staff.segmentChoices(),
  ]);
  const nameOf = (slug: string) => names.get(slug) ?? inEach(() => slug);
  return {
    courses: [...names].map(([slug, name]) => ({ slug, name })),
    groups: groups.map(({ id, courseSlug, startsOn }) => ({ id, course: nameOf(courseSlug), startsOn })),
    tags,
  };
}

const choices = z.object({
  courses: z.array(z.object({ slug: z.string(), name: inEachLanguage })),
  groups: z.array(z.object({ id: z.string(), course: inEachLanguage, startsOn: z.string() })),
  tags: z.array(z.string()),
});

const listBroadcasts = staffCall({
  method: 'GET',
  path: 'broadcasts',
  summary: 'E-mails to learners, the newest first',
  may: mayWriteToLearners,
  input: z.object({ page, perPage }),
  output: listOf(row).extend({ choices }),
  run: async ({ academy }, asked) => ({
    ...(await academy.staff.broadcastList(asked)),
    total: null,
    choices: await readChoices(academy),
  }),
});

const oneBroadcast = staffCall({
  method: 'GET',
  path: 'broadcasts/{id}',
  summary: 'One e-mail to learners, and what its readers can be chosen by',
  may: mayWriteToLearners,
  input: z.object({}),
  output: row.extend({ text: texts.text, choices }),
  async run({ academy, params: { id } }) {
    const found = await academy.staff.findBroadcast(id);
    return found ? { ...found, choices: await readChoices(academy) } : refuseStaff('not-found');
  },
});

const readersToChoose = staffCall({
  method: 'GET',
  path: 'broadcast-choices',
  summary: 'What the readers of a new e-mail can be chosen by',
  may: mayWriteToLearners,
  input: z.object({}),
  output: choices,
  run: ({ academy }) => readChoices(academy),
});

const written = z.strictObject({ purpose, segment, ...texts });

const draft = staffCall({
  path: 'broadcasts',
  summary: 'Keep a new e-mail to learners as a draft, or a copy of another',
  may: mayWriteToLearners,
  input: z.union([z.strictObject({ from: z.uuid() }), z.strictObject({ written })]),
  output: z.object({ id: z.string() }),
  async run({ academy, staff }, of) {
    if ('written' in of) {
      const fault = await academy.staff.problemOfSegment(of.written.segment, of.written.purpose);
      if (fault !== null) return refuseStaff('bad-fields', { fields: { segment: fault } });
    }
    const id = await academy.staff.draftBroadcast({ staff, ...of });
    return id === null ? refuseStaff('not-found') : { id };
  },
});

const save = staffCall({
  path: 'broadcasts/{id}',
  summary: 'Save a draft',
  may: mayWriteToLearners,
  input: written.extend({
    seen: z.iso.datetime().meta({ description: '`changedAt` of what was edited.' }),
  }),
  output: z.object({ changedAt: instant }),
  refusals: ['too-late', 'changed-meanwhile'],
  async run({ academy, staff, params: { id } }, { seen, ...change }) {
    const fault = await academy.staff.problemOfSegment(change.segment, change.purpose);
    if (fault !== null) return refuseStaff('bad-fields', { fields: { segment: fault } });
    const saved = await academy.staff.saveBroadcast({ staff, id, seen: new Date(seen), ...change });
    return saved.ok ? { changedAt: saved.changedAt } : refuseStaff(saved.reason);
  },
});

const remove = staffCall({
  path: 'broadcasts/{id}/removal',
  summary: 'Delete a draft',
  may: mayWriteToLearners,
  input: z.strictObject({}),
  output: z.object({}),
  refusals: ['too-late'],
  run: async ({ academy, staff, params: { id } }) =>
    (await academy.staff.removeBroadcast({ staff, id })) ? {} : refuseStaff('too-late'),
});

const readers = staffCall({
  path: 'broadcast-readers',
  summary: 'Who would get an e-mail now: how many, and the first 25',
  may: mayWriteToLearners,
  input: z.strictObject({ purpose, segment }),
  output: z.object({
    count,
    leftOut: count.meta({
      description: 'Of the segment, without agreement or with an address that bounced.',
    }),
    languages: z.partialRecord(z.enum(locales), count).meta({ description: 'How many read each.' }),
    first: z.array(
      z.object({
        email: z.string().nullable().meta({ description: 'Null for roles that do not see people.' }),
        name: z.string(),
        locale: z.enum(locales),
      }),
    ),
  }),
  async run({ academy, staff }, asked) {
    const fault = await academy.staff.problemOfSegment(asked.segment, asked.purpose);
    if (fault !== null) return refuseStaff('bad-fields', { fields: { segment: fault } });
    const { first, ...counts } = await academy.staff.audience(asked);
    const isShown = maySeePeople(staff);
    return { ...counts, first: first.map((one) => ({ ...one, email: isShown ? one.email : null })) };
  },
});

const preview = staffCall({
  method: 'GET',
  path: 'broadcasts/{id}/preview',
  summary: 'A saved draft as it will be read, as plain text; null for a language that is not written',
  may: mayWriteToLearners,
  input: z.object({}),
  output: z.object(inEach(() => z.object({ subject: z.string(), text: z.string() }).nullable())),
  async run({ academy, params: { id } }) {
    const shown = locales.map(async (locale) => {
      const read = await academy.staff.previewBroadcast({ id, locale });
      return [locale, read] as const;
    });
    const texts = new Map(await Promise.all(shown));
    return inEach((locale) => texts.get(locale) ?? null);
  },
});

const previewPage = staffCall({
  method: 'GET',
  path: 'broadcasts/{id}/email',
  summary: 'A saved draft as it will be read, as a page',
  may: mayWriteToLearners,
  input: z.object({ locale: z.enum(locales) }),
  file: 'text/html',
  async run({ academy, params: { id } }, { locale }) {
    const shown = await academy.staff.previewBroadcast({ id, locale });
    if (shown === null) return refuseStaff('not-found');
    return new Response(shown.html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
  },
});

const test = staffCall({
  path: 'broadcasts/{id}/test',
  summary: 'Send a saved draft to oneself, in every language that is written',
  may: mayWriteToLearners,
  input: z.strictObject({}),
  output: z.object({ sent: count, to: z.string() }),
  refusals: ['incomplete'],
  async run({ academy, staff, params: { id } }) {
    const sent = await academy.staff.testBroadcast({ staff, id });
    if (sent === null) return refuseStaff('not-found');
    return sent === 0 ? refuseStaff('incomplete') : { sent, to: staff.email };
  },
});

const moment = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)$/;

/** Null for now; 'bad' for what is no time, or has passed. At most a year ahead. */
function readMoment(at: string, now: Date): Date | null | 'bad' {
  if (at === '') return null;
  const [, day = '', time = ''] = moment.exec(at) ?? [];
  if (day === '') return 'bad';
  try {
    const when = instantInMorocco(day, time);
    const ahead = when.getTime() - now.getTime();
    return ahead > 0 && ahead < 366 * 86_400_000 ? when : 'bad';
  } catch {
    return 'bad';
  }
}

const send = staffCall({
  path: 'broadcasts/{id}/sending',
  summary: 'Send a draft now, or at a time',
  description:
    '`at`: a time in Morocco, ‘2026-12-01T09:00’; empty: now. When a colleague was first, `detail.by` says who.',
  may: maySendToLearners,
  input: z.strictObject({ at: z.string().max(20).default('') }),
  output: z.object({}),
  refusals: ['too-late', 'incomplete'],
  async run({ academy, clock, staff, params: { id } }, { at: typed }) {
    const at = readMoment(typed, clock());
    if (at === 'bad') return refuseStaff('bad-fields', { fields: { at: 'send-time' } });
    const sent = await academy.staff.sendBroadcast({ staff, id, at });
    if (sent.ok) return {};
    if (sent.reason === 'incomplete') return refuseStaff('incomplete', { fields: sent.fields });
    if (sent.reason === 'too-late') return refuseStaff('too-late', { detail: { by: sent.by } });
    if (sent.reason === 'not-found') return refuseStaff('not-found');
    return refuseStaff('bad-fields', { fields: { segment: sent.reason } });
  },
});

const stop = staffCall({
  path: 'broadcasts/{id}/stop',
  summary: 'Stop one that is being sent, or make a planned one a draft again',
  may: maySendToLearners,
  input: z.strictObject({}),
  output: z.object({ state: z.enum(['draft', 'stopped']) }),
  refusals: ['too-late'],
  async run({ academy, staff, params: { id } }) {
    const state = await academy.staff.stopBroadcast({ staff, id });
    return state === null ? refuseStaff('too-late') : { state };
  },
});

export const broadcastCalls = [
  listBroadcasts,
  oneBroadcast,
  readersToChoose,
  draft,
  save,
  remove,
  readers,
  preview,
  previewPage,
  test,
  send,
  stop,
] as const;
