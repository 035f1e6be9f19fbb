/**
 * Previews: the pages of the academy as they would be with one revision published, for whoever has the link; and with a record as
 * staff are typing it, in a frame of the console. Nothing is written and nothing is cached; search engines are kept out.
 */
import { z } from 'zod';
import { previewToken, type ReadPreview, readPreviewToken } from './preview-token.ts';
import { countSeatsOf, seatsLeftIn } from '../../catalogue/workshops/workshop-seats.service.ts';
import { type Campaign, offerFor, type Course } from '../../catalogue/courses/course.ts';
import { readCampaigns, readSettings } from '../../academy/content/content.service.ts';
import { readPastPrices, readPrices } from '../../catalogue/courses/past-prices.service.ts';
import type { ConsultationService } from '../../catalogue/consultations/consultation-service.ts';
import { completeSettings, type KeptSettings } from '../../academy/settings/earlier-settings.ts';
import type { Job } from '../../site/careers/job.ts';
import { compareVersions, type LegalText } from '../../academy/legal/legal.ts';
import type { Post } from '../../site/blog/post.ts';
import type { Bundle } from '../../catalogue/shop/bundle.ts';
import type { Product } from '../../catalogue/shop/product.ts';
import { pageOfRecord, type RecordKind, recordSchemas } from './record-kinds.ts';
import { readUnder } from './save-draft.service.ts';
import { readRevision, type RecordName } from '../../academy/content/revisions.service.ts';
import type { Trainer } from '../../catalogue/courses/trainer.ts';
import type { Workshop } from '../../catalogue/workshops/workshop.ts';
import { inAllLanguages, isSlug, wholeRecord, type WrittenIn } from '../../platform/records/record.ts';
import { drawnPeople } from '../../platform/files/picture.ts';
import { typedPreviewPath } from '../../platform/http/security-headers.ts';
import { type Locale, locales, pathIn, inEach } from '../../platform/i18n/locale.ts';
import { readStaffOf } from '../../academy/staff/staff-members.service.ts';
import { maySeeCatalogue } from '../../academy/staff/who-may.ts';
import { hasPassed } from '../../platform/time/calendar-date.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { readJoinableOf } from '../../selling/cohorts/cohorts.service.ts';
import type { Academy, StaffMember } from '../../academy.ts';
import {
  courseOnOffer,
  type CourseOnOffer,
  type WorkshopOnOffer,
} from '../../site/offers/read-catalogue.service.ts';
import type { ServiceContext } from '../../context.ts';
import type { ForScreens } from '../../academy/frame/academy-context.ts';
import { offerBundle } from '../../selling/orders/bundle-parts.service.ts';
import { readSeatsLeft } from '../../selling/orders/seats.service.ts';

type AnswerPage = (request: Request) => Promise<Response>;
type PagesWith = (request: Request, screens: ForScreens) => Promise<Response>;

/** Only GET requests are previews: forms act on the real academy, so nobody orders at a price that is not published. */
const tokenOf = ({ method, url }: Request): string | null =>
  method === 'GET' || method === 'HEAD' ? new URL(url).searchParams.get('preview') : null;

function keptByNobody(answer: Response): Response {
  const headers = new Headers(answer.headers);
  headers.set('Cache-Control', 'private, no-store');
  headers.set('X-Robots-Tag', 'noindex, nofollow');
  headers.delete('ETag');
  return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers });
}

/** Whether the console posts a record into its frame. */
const isTyped = ({ method, url }: Request): boolean =>
  method === 'POST' && new URL(url).pathname === typedPreviewPath;

/** An expired or foreign link leads to the page as everybody sees it. */
export const withPreviews =
  (pages: PagesWith, context: ServiceContext, screens: ForScreens): AnswerPage =>
  async (request) => {
    if (isTyped(request)) return showTyped({ pages, context, screens }, request);
    const token = tokenOf(request);
    const preview = token === null ? null : await openPreview(context, screens.academy, token);
    if (preview === null) return pages(request, screens);
    const { academy, until: previewUntil } = preview;
    return keptByNobody(await pages(request, { ...screens, academy, previewUntil }));
  };

/** Only a revision that is published, scheduled or a draft: dropped, replaced and removed ones have no preview any more. */
async function readToShow(db: Handle, id: string) {
  const found = await readRevision(db, id);
  if (!found?.record || found.state === 'dropped' || found.state === 'replaced') return null;
  return { ...found, record: found.record };
}

export type PreviewLink =
  | { ok: true; paths: Record<Locale, string>; until: Date }
  | { ok: false; reason: 'unknown-revision' };

/**
 * A link to the page with this revision in it. It works for half an hour, and only while its maker is still on the staff and
 * may see drafts.
 */
export async function previewLink(
  { database: { db }, signer, clock }: ServiceContext,
  { kind, slug, revision, staff }: RecordName & { revision: string; staff: StaffMember },
): Promise<PreviewLink> {
  const found = await readToShow(db, revision);
  if (!found || found.kind !== kind || found.slug !== slug) return { ok: false, reason: 'unknown-revision' };
  const { token, until } = previewToken(signer, { revision, by: staff.email }, clock());
  const path = pageOfRecord(kind, slug);
  const paths = inEach((one) => `${pathIn(one, path)}?preview=${token}`);
  return { ok: true, paths, until };
}

type Draft = { slug: string; record: object };

/** All records with the draft in place of the one it will replace; a new one comes last. */
function among<T>(all: readonly T[], slug: string, draft: T | null, slugOf: (one: T) => string): T[] {
  const others = all.map((one) => (slugOf(one) === slug ? draft : one)).filter((one) => one !== null);
  return draft === null || all.some((one) => slugOf(one) === slug) ? others : [...others, draft];
}

const slugOf = ({ slug }: { slug: string }): string => slug;

const whole = <T extends WrittenIn & { words: object }>({ record }: Draft): T | null =>
  wholeRecord(record as T);

/** With the face of the trainer whom it names, as what is published has it (content.service.ts). */
async function withFace<T extends { portrait: string }>(
  { academy }: Pick<Base, 'academy'>,
  record: T | null,
  isGiver: (trainer: Trainer, record: T) => boolean,
): Promise<T | null> {
  if (record === null || !['', ...drawnPeople].includes(record.portrait)) return record;
  const portrait = (await academy.trainers()).find((one) => isGiver(one, record))?.portrait;
  return portrait === undefined ? record : { ...record, portrait };
}

/** The draft for its own slug, what is published for any other. */
const oneOf =
  <T>({ slug }: Draft, draft: T | null, others: (slug: string) => Promise<T | null>) =>
  (asked: string): Promise<T | null> =>
    asked === slug ? Promise.resolve(draft) : others(asked);

type Base = { context: ServiceContext; academy: Academy; draft: Draft };

async function withCourse({ context, academy, draft }: Base): Promise<Partial<Academy>> {
  const { database, clock } = context;
  const written = whole<Course>(draft);
  const course = await withFace({ academy }, written, ({ slug }, { trainer }) => slug === trainer);
  const now = clock();
  const [settings, prices, seatsLeft, cohorts] = await Promise.all([
    readSettings(database.db),
    readPrices(database.db, now),
    course ? readSeatsLeft(database.db, course) : null,
    readJoinableOf(database.db, draft.slug, now),
  ]);
  const onOffer = course && courseOnOffer(course, prices, { seatsLeft, cohorts }, { now, settings });
  return {
    course: oneOf(draft, onOffer, academy.course),
    courses: async () => among(await academy.courses(), draft.slug, onOffer, (one) => one.course.slug),
  };
}

async function withWorkshop({ context, academy, draft }: Base): Promise<Partial<Academy>> {
  const workshop = await withFace(
    { academy },
    whole<Workshop>(draft),
    ({ words }, { instructor }) => words.en.name === instructor.en,
  );
  const upcoming = workshop !== null && !hasPassed(workshop.heldOn, context.clock());
  const taken = workshop && upcoming ? await countSeatsOf(context.database.db, workshop) : 0;
  const onOffer: WorkshopOnOffer | null = workshop && {
    workshop,
    upcoming,
    seatsLeft: upcoming ? seatsLeftIn(workshop, taken) : null,
  };
  return {
    workshop: oneOf(draft, onOffer, academy.workshop),
    workshops: async () => among(await academy.workshops(), draft.slug, onOffer, (one) => one.workshop.slug),
  };
}

/** A campaign is shown as if it had begun, since before its first day nothing of it is visible. */
async function withCampaign({ context, academy, draft }: Base): Promise<Partial<Academy>> {
  const { database, clock } = context;
  const written = whole<Campaign>(draft);
  const now = clock();
  const begun = new Date(Math.min(now.getTime(), Date.parse(written?.startsAt ?? now.toISOString())));
  const campaign = written && { ...written, startsAt: begun.toISOString() };
  const campaigns = among(await readCampaigns(database.db), draft.slug, campaign, slugOf);
  const past = await readPastPrices(database.db);
  const again = <T extends CourseOnOffer | null>(one: T): T =>
    one && { ...one, offer: offerFor(one.course, campaigns, now, past) };
  return {
    runningCampaign: async () => campaign,
    courses: async () => (await academy.courses()).map(again),
    course: async (slug) => again(await academy.course(slug)),
  };
}

function withPost({ academy, draft }: Base): Partial<Academy> {
  const post = whole<Post>(draft);
  return {
    post: oneOf(draft, post, academy.post),
    posts: async () => among(await academy.posts(), draft.slug, post, slugOf),
  };
}

function withProduct({ academy, draft }: Base): Partial<Academy> {
  const product = whole<Product>(draft);
  return {
    product: oneOf(draft, product, academy.product),
    products: async () => among(await academy.products(), draft.slug, product, slugOf),
  };
}

function withBundle({ context, academy, draft }: Base): Partial<Academy> {
  const bundle = whole<Bundle>(draft);
  const shown = () => (bundle ? offerBundle(context, bundle) : Promise.resolve(null));
  return { bundle: (asked) => (asked === draft.slug ? shown() : academy.bundle(asked)) };
}

function withJob({ academy, draft }: Base): Partial<Academy> {
  const job = whole<Job>(draft);
  return {
    job: oneOf(draft, job, academy.job),
    jobs: async () => among(await academy.jobs(), draft.slug, job, slugOf),
  };
}

async function withService({ academy, draft }: Base): Promise<Partial<Academy>> {
  const written = whole<ConsultationService>(draft);
  const service = await withFace({ academy }, written, ({ slug }, { expert }) => slug === expert);
  return {
    consultationService: oneOf(draft, service, academy.consultationService),
    consultationServices: async () =>
      among(await academy.consultationServices(), draft.slug, service, slugOf),
  };
}

function withTrainer({ academy, draft }: Base): Partial<Academy> {
  const trainer = whole<Trainer>(draft);
  return { trainers: async () => among(await academy.trainers(), draft.slug, trainer, slugOf) };
}

/** A draft of a legal page as its current version; a correction replaces the version it corrects. */
function withLegal({ academy, draft: { slug, record } }: Base): Partial<Academy> {
  const text = inAllLanguages(record as LegalText);
  const { version, effectiveOn, words } = text;
  const draftVersion = { version, effectiveOn, change: inEach((one) => words[one].change) };
  return {
    legalTexts: async () => among(await academy.legalTexts(), slug, text, slugOf),
    legalVersions: async (asked) => {
      const versions = await academy.legalVersions(asked);
      if (asked !== slug) return versions;
      const lower = versions.filter((one) => compareVersions(one.version, version) < 0);
      return [draftVersion, ...lower];
    },
    legalVersion: async (asked, number) =>
      asked === slug && number === version ? text : academy.legalVersion(asked, number),
  };
}

function withSettings({ context, draft }: Base): Partial<Academy> {
  const trust = { marked: false, sampleToo: !context.production };
  const settings = completeSettings(draft.record as KeptSettings, trust);
  return { settings: async () => settings };
}

type Changed = (base: Base) => Partial<Academy> | Promise<Partial<Academy>>;
const changed: Record<RecordKind, Changed> = {
  course: withCourse,
  workshop: withWorkshop,
  product: withProduct,
  bundle: withBundle,
  trainer: withTrainer,
  post: withPost,
  job: withJob,
  service: withService,
  campaign: withCampaign,
  legal: withLegal,
  settings: withSettings,
};

/** Whether whoever made the link is still on the staff and may see drafts. */
const isMakerThere = async (db: Handle, { isBy }: ReadPreview): Promise<boolean> =>
  (await readStaffOf(db, maySeeCatalogue)).some(({ email }) => isBy(email));

/** The academy with one revision in place of what is published. */
type Preview = { academy: Academy; until: Date };

/**
 * Null for a link that is not ours or older than half an hour, for one whose maker left the staff or may see drafts no more,
 * and for a revision that was dropped or replaced.
 */
async function openPreview(
  context: ServiceContext,
  academy: Academy,
  token: string,
): Promise<Preview | null> {
  const opened = readPreviewToken(context.signer, token, context.clock());
  const { db } = context.database;
  if (opened === null || !(await isMakerThere(db, opened))) return null;
  const revision = await readToShow(db, opened.revision);
  if (revision === null) return null;
  const { kind, slug, record } = revision;
  const others = await changed[kind]({ context, academy, draft: { slug, record } });
  return { academy: { ...academy, ...others }, until: opened.until };
}

/** The frame goes on showing what it had: this has no page in it. */
const nothingToShow = (status: 403 | 422): Response =>
  new Response('', { status, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });

const typedForm = z.object({
  kind: z.enum(Object.keys(recordSchemas) as RecordKind[]),
  /** Empty for a record that was never saved. */
  slug: z.string().max(100),
  locale: z.enum(locales),
  record: z.string().transform((json, checks): unknown => {
    try {
      return JSON.parse(json);
    } catch {
      checks.addIssue('is no JSON');
      return z.NEVER;
    }
  }),
});

/** The form as it was posted, with the record in its right shape; null while something in it is wrong. */
async function readTyped(request: Request) {
  const asked = typedForm.safeParse(Object.fromEntries((await request.formData()).entries()));
  if (!asked.success) return null;
  const { kind, locale, slug, record } = asked.data;
  const under = isSlug(slug) ? slug : 'preview';
  const reading = readUnder(kind, under, record);
  return reading.ok ? { kind, locale, draft: { slug: under, record: reading.record } } : null;
}

/** Nothing runs in the frame. */
async function withoutScript(page: Response): Promise<Response> {
  const html = await page.text();
  const { status, headers } = page;
  return new Response(html.replace(/<script\b[^>]*\ssrc=[^>]*><\/script>/g, ''), { status, headers });
}

type Showing = { pages: PagesWith; context: ServiceContext; screens: ForScreens };

/**
 * The page of a record as it is typed, as a visitor without an account would see it. An answer without a page: 403 for whoever is
 * not signed in to the console or may not see drafts, 422 while the record is in a wrong shape.
 */
async function showTyped({ pages, context, screens }: Showing, request: Request): Promise<Response> {
  const staff = await screens.staffAuth.whoIs(request);
  if (staff === null || !maySeeCatalogue(staff)) return nothingToShow(403);
  const typed = await readTyped(request);
  if (typed === null) return nothingToShow(422);
  const { kind, locale, draft } = typed;
  const { academy } = screens;
  const others = await changed[kind]({ context, academy, draft });
  const page = new Request(new URL(pathIn(locale, pageOfRecord(kind, draft.slug)), request.url));
  return withoutScript(keptByNobody(await pages(page, { ...screens, academy: { ...academy, ...others } })));
}
