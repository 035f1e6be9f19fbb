/**
 * What the sample does not have, made by staff over HTTP: lessons of the other kinds, and a group with sessions in every
 * state.
 */
import { createHash } from 'node:crypto';
import { expect } from '@playwright/test';
import type { LessonContent, LessonKind } from '../../src/learning/classroom/lesson.ts';
import { aLessonContent, inAll } from './classroom.ts';
import { aPdf } from './receipts.ts';
import type { Visitor } from './visitor.ts';
import { askStaff } from './visits.ts';

export async function asked<Answer>(staffVisitor: Visitor, path: string, input: object): Promise<Answer> {
  const { status, body } = await askStaff(staffVisitor, 'POST', path, input);
  if (status !== 200 || body.ok === false) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
  return body as Answer;
}

/** A WAV file of one second of silence. */
function aWav(): Uint8Array<ArrayBuffer> {
  const [rate, bytes] = [8_000, new Uint8Array(44 + 16_000)];
  const view = new DataView(bytes.buffer);
  for (const [at, text] of [
    [0, 'RIFF'],
    [8, 'WAVE'],
    [12, 'fmt '],
    [36, 'data'],
  ] as const)
    for (const [index, sign] of [...text].entries()) view.setUint8(at + index, sign.charCodeAt(0));
  for (const [at, value] of [
    [4, 36 + 16_000],
    [16, 16],
    [24, rate],
    [28, rate * 2],
    [40, 16_000],
  ] as const)
    view.setUint32(at, value, true);
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 2],
    [34, 16],
  ] as const)
    view.setUint16(at, value, true);
  return bytes;
}

async function upload(
  staffVisitor: Visitor,
  name: string,
  kind: 'sound' | 'file',
  bytes: Uint8Array,
): Promise<string> {
  const { id } = await asked<{ id: string }>(staffVisitor, '/media/begin', {
    name,
    kind,
    bytes: bytes.length,
  });
  await staffVisitor.ask(`/api/staff/media/${id}/parts/0`, {
    method: 'PUT',
    body: Uint8Array.from(bytes),
    headers: {
      'content-type': 'application/octet-stream',
      'content-digest': `sha-256=:${createHash('sha256').update(bytes).digest('base64')}:`,
    },
  });
  await asked(staffVisitor, '/media/finish', { id });
  return id;
}

/** A published module with a sound, a file and a link; returns the keys of its lessons. */
export async function writeOtherKinds(staffVisitor: Visitor, course: string): Promise<string[]> {
  const title = inAll('To listen, to take away, to visit');
  const added = await asked<{ id: string }>(staffVisitor, '/teaching/add-module', {
    course,
    title,
    opensAfterDays: 0,
  });
  const [sound, file] = await Promise.all([
    upload(staffVisitor, 'greeting.wav', 'sound', aWav()),
    upload(staffVisitor, 'sheet.pdf', 'file', aPdf()),
  ]);
  // The small sizes of a sound wait in the queue for others.
  await expect
    .poll(
      async () => (await askStaff(staffVisitor, 'POST', '/media/list', { ids: [sound] })).body.rows[0].state,
      {
        timeout: 60_000,
      },
    )
    .toBe('ready');
  const kinds: readonly (readonly [LessonKind, Partial<LessonContent>])[] = [
    ['sound', { media: sound }],
    ['file', { files: [file] }],
    ['link', { link: { url: 'https://academy.example/map', label: inAll('The map') } }],
  ];
  const keys: string[] = [];
  for (const [kind, of] of kinds) {
    const name = inAll(`A lesson of the kind ${kind}`);
    const { id, key } = await asked<{ id: string; key: string }>(staffVisitor, '/teaching/add-lesson', {
      module: added.id,
      kind,
      title: name,
    });
    await asked(staffVisitor, '/teaching/change-lesson', { lesson: id, isRequired: false });
    const { mark } = await asked<{ mark: string }>(staffVisitor, '/teaching/lesson', { lesson: id });
    const content = aLessonContent({ title: name, ...of });
    const saved = await asked<{ mark: string }>(staffVisitor, '/teaching/save-draft', {
      lesson: id,
      basedOn: mark,
      content,
    });
    await asked(staffVisitor, '/teaching/publish-lesson', { lesson: id, basedOn: saved.mark, as: 'version' });
    keys.push(key);
  }
  return keys;
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/**
 * A group that nobody can join, with a learner to whom everything is open: one session is on now, one was cancelled, the
 * others are to come. Returns their ids.
 */
export async function moveToGroup(
  staffVisitor: Visitor,
  course: string,
  ...orderNumbers: string[]
): Promise<string[]> {
  const { cohorts } = await asked<{ cohorts: { id: string }[] }>(staffVisitor, '/cohorts/list', { course });
  const plan = {
    startsOn: new Date(Date.now() - 3 * dayMs).toISOString().slice(0, 10),
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    startsAt: '20:00',
    minutes: 90,
    weeks: 2,
    seats: null,
    trainer: null,
    chatLink: 'https://chat.academy.example/group',
  };
  const { id: cohort } = await asked<{ id: string }>(staffVisitor, '/cohorts/add', { course, ...plan });
  await asked(staffVisitor, '/cohorts/close', { cohort, isClosed: true });
  for (const { id } of cohorts) {
    const { learners } = await asked<{ learners: { enrolment: string; orderNumber: string }[] }>(
      staffVisitor,
      '/cohorts/learners',
      { course, cohort: id },
    );
    for (const { enrolment } of learners.filter((one) => orderNumbers.includes(one.orderNumber))) {
      await asked(staffVisitor, '/cohorts/move-learner', { enrolment, cohort, overSeats: true });
      await asked(staffVisitor, '/cohorts/set-learner', { enrolment, startsOn: null, opensAll: true });
    }
  }
  // The scheduled job makes them.
  let coming: { id: string; startsAt: string }[] = [];
  await expect
    .poll(
      async () => {
        const { sessions } = await asked<{ sessions: typeof coming }>(
          staffVisitor,
          '/teaching/live-sessions',
          {
            cohort,
          },
        );
        coming = sessions.filter(({ startsAt }) => Date.parse(startsAt) > Date.now() + 10 * minuteMs);
        return coming.length;
      },
      { timeout: 60_000 },
    )
    .toBeGreaterThan(2);
  const [open, cancelled, next] = coming;
  if (!open || !cancelled || !next) return [];
  const joinUrl = 'https://meet.academy.example/room';
  await asked(staffVisitor, '/teaching/set-live-session', {
    id: open.id,
    joinUrl,
    notes: 'Bring **one** product.',
  });
  const startsAt = new Date(Date.now() + 8 * minuteMs).toISOString();
  await asked(staffVisitor, '/teaching/move-live-session', { id: open.id, startsAt, minutes: 90 });
  await asked(staffVisitor, '/teaching/cancel-live-session', { id: cancelled.id });
  return [open.id, cancelled.id, next.id];
}
