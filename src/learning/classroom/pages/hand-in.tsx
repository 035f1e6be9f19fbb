/**
 * '/learn/:course/lessons/:lesson/hand-in': where work is sent. Refused work is shown again on its lesson's page as it was
 * typed.
 */
import { data, redirect } from 'react-router';
import { postedForm } from '../../../platform/forms/read-form.ts';
import { isUuid } from '../../../platform/text/typed-text.ts';
import { handedKinds } from '../assignment.ts';
import type { HandInRefused } from '../assignment.service.ts';
import type { SentFile } from '../handed-files.service.ts';
import type { RefusedWork } from './assignment.tsx';
import { openClassroom, type ClassroomArgs } from './open-classroom.ts';

export { default, headers, loader } from './lesson.tsx';

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** Browsers send an empty file field as a file without name and content. */
async function filesOf(form: FormData): Promise<SentFile[]> {
  const sent = handedKinds.flatMap((kind) =>
    form.getAll(kind).flatMap((file) => {
      const isChosen = file instanceof File && (file.size > 0 || file.name !== '');
      return isChosen ? [{ kind, file }] : [];
    }),
  );
  return Promise.all(
    sent.map(async ({ kind, file }) => ({
      kind,
      name: file.name,
      bytes: new Uint8Array(await file.arrayBuffer()),
    })),
  );
}

function refusalOf(refused: HandInRefused): Pick<RefusedWork, 'reason' | 'fault'> | null {
  switch (refused.reason) {
    case 'fault':
      return { reason: null, fault: { field: refused.field, problem: refused.problem } };
    case 'preview':
    case 'no-assignment':
    case 'store-away':
    case 'waiting':
    case 'accepted':
    case 'too-late':
      return { reason: refused.reason, fault: null };
    default:
      return null;
  }
}

/** What can be sent again unchanged gets a server error, so that a phone that kept it tries again. */
function statusOf({ reason, fault }: Pick<RefusedWork, 'reason' | 'fault'>): number {
  if (reason === 'store-away' || fault?.problem === 'photo-busy') return 503;
  return fault === null ? 409 : 422;
}

export async function action(args: ClassroomArgs) {
  const { academy, caller, courseSlug, links } = await openClassroom(args);
  const key = args.params.lesson ?? '';
  const page = links.lesson(courseSlug, key);
  const form = await postedForm(args.request);
  const submissionId = textOf(form, 'submission');
  const version = Number(form.get('version'));
  if (!isUuid(submissionId) || !Number.isSafeInteger(version) || version < 1 || version > 100_000)
    return redirect(page, 303);
  // Forms send line ends as two characters; the limit counts one.
  const text = textOf(form, 'text').replaceAll('\r\n', '\n');
  const files = await filesOf(form);
  const handed = await academy.assignments.handIn({
    caller,
    courseSlug,
    key,
    submissionId,
    version,
    text,
    files,
  });
  if (handed.ok) return redirect(`${page}#submissions`, 303);
  const refusal = refusalOf(handed);
  // The lesson's page shows why it is closed.
  if (refusal === null) return redirect(page, 303);
  const refused: RefusedWork = { submissionId, text, hadFiles: files.length > 0, ...refusal };
  return data({ refused }, { status: statusOf(refusal) });
}
