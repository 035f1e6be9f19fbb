/** Applications of every kind, each checked against the record it is about. */
import {
  readJob,
  readProduct,
  readService,
  readWorkshop,
} from '../domain/catalogue/catalogue.store.server.ts';
import { insertApplication } from '../domain/applications/application.store.server.ts';
import type { ApplicationKind } from '../domain/applications/application.ts';
import type { Applicant, ApplicationVerbs } from './application-verbs.ts';
import type { FlowContext } from './flow-context.ts';

type Asked = Omit<Applicant, 'name'> & {
  name: string | null;
  kind: ApplicationKind;
  /** Slug of what it is about. */
  subject: string | null;
  answers: Record<string, string>;
};

async function keepApplication(context: FlowContext, asked: Asked): Promise<{ ok: true }> {
  await context.database.transaction((tx) =>
    insertApplication(tx, { id: context.uuid(), ...asked, sentAt: context.clock() }),
  );
  return { ok: true };
}

export const applyVerbs = (
  context: FlowContext,
): Omit<ApplicationVerbs, 'joinWaitlist' | 'download' | 'workshopPlace' | 'giveUpWorkshopPlace'> => ({
  async applyToWorkshop({ workshopSlug, ...applicant }) {
    const workshop = await readWorkshop(context.database.db, workshopSlug);
    if (!workshop) return { ok: false, reason: 'workshop-not-found' };
    await keepApplication(context, { ...applicant, kind: 'workshop', subject: workshopSlug, answers: {} });
    return { ok: true, place: 'next-session' };
  },
  proposeCourse: ({ courseTopic, experience, ...applicant }) =>
    keepApplication(context, {
      ...applicant,
      kind: 'host-course',
      subject: null,
      answers: { courseTopic, experience: experience ?? '' },
    }),
  async requestAccess({ productSlug, locale, email }) {
    const product = await readProduct(context.database.db, productSlug);
    if (!product) return { ok: false, reason: 'product-not-found' };
    const kept = { kind: 'access-request', subject: productSlug, answers: {} } as const;
    await keepApplication(context, { ...kept, locale, email, name: null, phone: null });
    return { ok: true, delivery: product.isFree ? 'link' : 'interest' };
  },
  writeToUs: ({ topic, message, ...applicant }) =>
    keepApplication(context, { ...applicant, kind: 'contact', subject: null, answers: { topic, message } }),
  async applyForJob({ jobSlug, link, message, ...applicant }) {
    const job = await readJob(context.database.db, jobSlug);
    if (!job) return { ok: false, reason: 'job-not-found' };
    const answers = { link: link ?? '', message };
    return keepApplication(context, { ...applicant, kind: 'careers', subject: jobSlug, answers });
  },
  async requestConsultation({ serviceSlug, preferredTimes, message, ...applicant }) {
    if (!(await readService(context.database.db, serviceSlug)))
      return { ok: false, reason: 'service-not-found' };
    const answers = { preferredTimes, message };
    return keepApplication(context, { ...applicant, kind: 'consultation', subject: serviceSlug, answers });
  },
});
