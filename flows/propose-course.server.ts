/** An instructor proposes a course of her own. */
import { keepApplication } from '../domain/applications/application.store.server.ts';
import type { ApplicationVerbs } from './application-verbs.ts';
import { tellOfApplication, type FlowContext } from './flow-context.ts';
import { manyForms, maySend } from './form-share.ts';

export async function proposeCourse(
  context: FlowContext,
  { courseTopic, experience, address, ...applicant }: Parameters<ApplicationVerbs['proposeCourse']>[0],
): ReturnType<ApplicationVerbs['proposeCourse']> {
  const answers = { courseTopic, experience: experience ?? '' };
  return context.database.transaction(async (tx) => {
    const asked = { ...applicant, kind: 'host-course', subject: null, answers } as const;
    if (!(await maySend(context, tx, asked, address))) return manyForms;
    const kept = await keepApplication(tx, asked, { id: context.uuid(), at: context.clock() });
    await tellOfApplication(context, tx, kept, 'course-proposal-received');
    return { ok: true };
  });
}
