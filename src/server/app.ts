/** The application, bound once: the services, the pages, the API. */
import path from 'node:path';
import { randomBytes, randomUUID } from 'node:crypto';
import { createContext, createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { type AcademySecret, secretNow } from '../platform/secret.ts';
import { resealApps } from '../academy/staff-sign-in/second-step.service.ts';
import { isAway } from '../platform/db/run-in-transaction.ts';
import { createApi } from './create-api.ts';
import { createStaffApi } from './create-staff-api.ts';
import { isOfStaff, makeStaffAuth } from './staff-auth.ts';
import {
  type ForScreens,
  type MemberAuth,
  type Recipients,
  screensContext,
} from '../academy/frame/academy-context.ts';
import { clientAddress } from '../academy/frame/page-headers.ts';
import { orderTokensOf, rememberOrder } from '../academy/accounts/order-cookie.ts';
import { words, type Words } from '../words.ts';
import type { Database, Log } from '../platform/db/database.ts';
import type { Caller } from '../learning/classroom/classroom.service.ts';
import { startMediaJobs } from '../academy/media/media-jobs.service.ts';
import { makeSigner } from '../platform/signed-token.ts';
import { maySeeOrders } from '../academy/staff/who-may.ts';
import type { Academy, StaffMember } from '../academy.ts';
import { withEmailPreviews } from '../admin/deliveries/email-preview.service.ts';
import { withPreviews } from '../admin/records/open-preview.service.ts';
import { bindAcademy } from '../services.ts';
import { type AcademyScheduler, bindScheduler } from '../jobs.ts';
import type { ServiceContext } from '../context.ts';
import { exportFiles } from '../admin/reports/export-files.ts';
import { openDocuments, type Documents } from '../selling/orders/order-documents.ts';
import type { Gateway } from '../gateways/gateway.ts';
import { connectPractice, type OpenPracticeBank } from '../gateways/practice/practice-bank.ts';
import type { Settings } from './env.ts';
import { classroomFiles, filesByIdOf, filesOf } from './files-of.ts';
import { shopFiles } from '../catalogue/shop/shop-files.ts';
import { libraryFiles, logoPngs, pictureFiles, preparePhoto } from './picture-files.ts';
import { emailInWords, emailMaker, type EmailMaking, emailIsTrue } from './post-email.ts';
import { messagePoster } from './post-message.ts';
import { whatsapp } from '../gateways/messaging/whatsapp.ts';
import { webPushing } from '../gateways/push/push.ts';
import { pushPoster } from '../learning/classroom/push.service.ts';
import { type MailSetup, makingOf, openMailSetup } from './mail-setup.ts';
import { nextChange } from '../admin/records/publish-record.service.ts';
import { ofProject } from '../platform/of-project.ts';
import { makeMemberAuth } from '../site/account/member-auth.service.ts';
import { renewing } from '../platform/http/renewing.ts';
import type { StaffAuth } from '../academy/staff/staff-auth.ts';
import { orderOnDocument } from '../selling/orders/pages/document-answer.ts';
import type { Locale } from '../platform/i18n/locale.ts';
import { inSpokenLanguage } from './redirects.ts';
import { eventPoster } from '../academy/webhooks/post-event.service.ts';
import { queueEvents } from '../academy/emails/outbox.service.ts';
import { type OutboxWorker, startOutboxWorker } from '../academy/emails/outbox-worker.service.ts';
import { type CardType, cardTypes } from '../selling/orders/order.ts';

/** Gateways for card payments: the connected providers, and the practice bank where test screens are on. */
type Connected = { gateways: readonly Gateway[]; practiceBank: OpenPracticeBank | null };

type ConnectGatewaysMaterials = {
  settings: Settings;
  secret: AcademySecret;
  database: Database;
  internalOrigin: string;
  log: Log;
  clock?: () => Date;
};

/** The practice bank serves what no connected firm can. */
export async function connectGateways(materials: ConnectGatewaysMaterials): Promise<Connected> {
  const { settings, secret, database, internalOrigin, log, clock = () => new Date() } = materials;
  const connected = await Promise.all(
    settings.cards.map(({ name, open }) =>
      open((trouble) => log.warn({ gateway: name, ...trouble }, 'A gateway failed us')),
    ),
  );
  if (!settings.testScreens) return { gateways: connected, practiceBank: null };
  const { publicOrigin } = settings;
  const practice = connectPractice({
    db: database.db,
    secret: secretNow(secret),
    publicOrigin,
    internalOrigin,
    clock,
  });
  const served = new Set<CardType>(connected.flatMap((gateway) => gateway.cardTypes));
  const left = cardTypes.filter((type) => !served.has(type));
  return { gateways: [...connected, { ...practice.gateway, cardTypes: left }], practiceBank: practice.bank };
}

/** Starts to send messages. Without WhatsApp nothing is sent: those of who agreed before it was removed are marked as done. */
export function startMessages(
  { database, clock, log, signer, messaging = null }: ServiceContext,
  making: EmailMaking,
): OutboxWorker {
  const { db } = database;
  return startOutboxWorker({
    database,
    clock,
    log,
    kind: 'message',
    post:
      messaging === null
        ? async () => 'overtaken'
        : messagePoster({ db, messaging, signer, clock, make: emailMaker(making) }),
    ...(messaging === null ? { every: 60_000 } : {}),
  });
}

const startPushes = (context: ServiceContext, making: EmailMaking): OutboxWorker =>
  startOutboxWorker({ ...context, kind: 'push', post: pushPoster({ ...context, make: emailMaker(making) }) });

/** A receiver may be down for a day: after the first hours it is tried once an hour. */
const attemptsAtMost = 30;

/** Starts to deliver events to the webhook's receiver. `stop` waits for those being sent. */
export function startHooks(
  { database, clock, log }: ServiceContext,
  { eventReceiver: receiver, production }: Pick<Settings, 'eventReceiver' | 'production'>,
): OutboxWorker {
  const { db } = database;
  const mode = production ? 'production' : 'test';
  return startOutboxWorker({
    database,
    clock,
    log,
    attemptsAtMost,
    kind: 'event',
    prepare: () => queueEvents(database, { isTold: receiver !== null, now: clock() }),
    // Without a receiver nothing is sent; events queued before the setting was removed are marked as done.
    post: receiver === null ? async () => 'overtaken' : eventPoster({ db, receiver, clock, mode }),
    ...(receiver === null ? { every: 60_000, isHinted: false } : {}),
  });
}

/** Receipts and credit notes for staff: the buyer's own documents, in the buyer's language or another. */
type StaffDocumentParts = { academy: Academy; documents: Documents; words: Record<Locale, Words> };

/** `documentName`: 'receipt', or the number of a credit note. Null if there is none, and for a refund that is not done. */
const makeStaffDocuments =
  ({ academy, documents, words }: StaffDocumentParts) =>
  async (
    number: string,
    documentName: string,
    language?: Locale,
  ): Promise<Uint8Array<ArrayBuffer> | null> => {
    const found = await academy.staff.order(number);
    if (found === null) return null;
    const { locale: buyers, token } = found.order;
    const locale = language ?? buyers;
    const on = await orderOnDocument({ academy, t: words[locale], locale }, token);
    if (on === null) return null;
    if (documentName === 'receipt') return documents.receipt(on);
    const refund = on.refunds.find((one) => one.isDone && one.creditNoteNumber === documentName);
    return refund ? documents.creditNote(on, refund) : null;
  };

type AnswerPage = (request: Request) => Promise<Response>;

/** Only for a sample academy: a bank and a mailbox that are not real. */
const localScreen = /^(\/[a-z]{2})?\/(?:mailbox|practice-bank)(?:\/|$)/i;
/** Open everywhere to signed-in staff who may see orders. */
const staffScreen =
  /^(\/[a-z]{2})?\/(?:payment-test|payment-test-page|form-test|virtual-test-payment|supabase-test)(?:\/|$)/i;

/** Where test screens are off, their addresses answer like unknown ones, so that nobody learns that they exist. */
export const withoutTestScreens =
  (answerPage: AnswerPage, isStaff: (request: Request) => Promise<boolean>): AnswerPage =>
  async (request) => {
    const { pathname, origin } = new URL(request.url);
    const local = localScreen.exec(pathname);
    const found = local ?? staffScreen.exec(pathname);
    if (found === null || (local === null && (await isStaff(request)))) return answerPage(request);
    const [, arabic = ''] = found;
    return answerPage(new Request(`${origin}${arabic.toLowerCase()}/404`, { headers: request.headers }));
  };

/** Identifies who requests something of the classroom, by cookies alone. */
type Sessions = { memberAuth: Pick<MemberAuth, 'whoIs'>; staffAuth: Pick<StaffAuth, 'whoIs'> };

export const callerOf =
  ({ memberAuth, staffAuth }: Sessions) =>
  async (request: Request): Promise<Caller> => {
    const [member, staff] = await Promise.all([memberAuth.whoIs(request), staffAuth.whoIs(request)]);
    return { email: member?.email ?? null, orderTokens: orderTokensOf(request), staff };
  };

export type Materials = {
  settings: Settings;
  secret: AcademySecret;
  database: Database;
  log: ServiceContext['log'];
  /** The address on which this process listens: 'http://127.0.0.1:3000'. */
  internalOrigin: string;
  /** The built pages; a function in development, where they change. */
  site: ServerBuild | (() => Promise<ServerBuild>);
  /** The system clock by default; tests advance their own. */
  clock?: () => Date;
  /** Pages that are shown as they were, since they cannot be made again. */
  brokenPages?: ServiceContext['brokenPages'];
};

export type App = {
  academy: Academy;
  scheduler: AcademyScheduler;
  gateways: readonly Gateway[];
  practiceBank: OpenPracticeBank | null;
  answerPage: (request: Request) => Promise<Response>;
  /** The id of the signed-in member, or null. */
  memberOf: (request: Request) => Promise<string | null>;
  /** The signed-in member of staff, or null. */
  staffOf: (request: Request) => Promise<StaffMember | null>;
  /** Who requests something of the classroom. */
  callerOf: (request: Request) => Promise<Caller>;
  answerApi: (request: Request) => Promise<Response>;
  /** Starts to send e-mails and events, and to convert videos; called once. */
  startMail: MailSetup['start'];
  /** Until when a public page rendered now is correct, in milliseconds since 1970. */
  trueUntil: () => Promise<number>;
};

type HandleErrorArguments = { request: Request; context: Readonly<RouterContextProvider> };

/** Why a page could not be made, where the database was away: the server answers then, not the page. */
const awayContext = createContext<{ error?: unknown }>();

/** A build whose pages report failures to our log, which contains no personal data. */
function reporting(site: ServerBuild, log: Materials['log']): ServerBuild {
  const handleError = (error: unknown, { request, context }: HandleErrorArguments) => {
    if (isAway(error)) context.get(awayContext).error = error;
    else if (!request.signal.aborted && error instanceof Error) log.error({ err: error }, 'A page failed');
  };
  return { ...site, entry: { ...site.entry, module: { ...site.entry.module, handleError } } };
}

function pagesOf({ site, log }: Materials) {
  const build = typeof site === 'function' ? async () => reporting(await site(), log) : reporting(site, log);
  const handle = createRequestHandler(build, typeof site === 'function' ? 'development' : 'production');
  return async (request: Request, screens: ForScreens): Promise<Response> => {
    const away: { error?: unknown } = {};
    const context = new RouterContextProvider();
    context.set(screensContext, screens);
    context.set(awayContext, away);
    const answer = await handle(request, context);
    if (answer.status >= 500 && away.error !== undefined) throw away.error;
    return answer;
  };
}

type Parts = {
  context: ServiceContext;
  academy: Academy;
  practiceBank: OpenPracticeBank | null;
  mailSetup: MailSetup;
};

const recipientsOf = (
  { gateways }: ServiceContext,
  { smtp, eventReceiver, whatsApp }: Settings,
): Recipients => ({
  cards: [...new Set(gateways.flatMap(({ recipient }) => recipient ?? []))],
  mail: smtp !== null,
  messages: whatsApp !== null,
  events: eventReceiver && (eventReceiver.recipient ?? ''),
});

function screensOf(
  { context, academy, practiceBank, mailSetup }: Parts,
  { settings, secret }: Materials,
): ForScreens {
  const { publicOrigin, testScreens, clock } = context;
  return {
    academy,
    words,
    clock,
    publicOrigin,
    testScreens,
    documents: openDocuments(fontsFolder, context.logoPng),
    recipients: recipientsOf(context, settings),
    staffAuth: makeStaffAuth({
      ...context,
      secret,
      addressOf: clientAddress,
      secondFactor: settings.secondFactor,
    }),
    memberAuth: makeMemberAuth({
      ...context,
      secret,
      addressOf: clientAddress,
      hasMessages: settings.whatsApp !== null,
    }),
    communityUrl: settings.communityUrl,
    keepsLessons: settings.keepsLessons,
    mailbox: testScreens ? mailSetup.mailbox : null,
    practiceBank,
  };
}

const fontsFolder = ofProject('src/platform/pdf/fonts') ?? 'src/platform/pdf/fonts';

/** The services' context. A command on the server makes its own. */
export function contextOf(
  {
    settings,
    secret,
    database,
    log,
    clock = () => new Date(),
    brokenPages,
  }: Pick<Materials, 'settings' | 'secret' | 'database' | 'log' | 'clock' | 'brokenPages'>,
  gateways: readonly Gateway[],
): ServiceContext {
  const library = libraryFiles((width) => filesByIdOf(settings, `library/${width}`));
  const signer = makeSigner(secret);
  return {
    database,
    gateways,
    messaging: settings.whatsApp && whatsapp(settings.whatsApp),
    clock,
    randomBytes: (length) => randomBytes(length),
    uuid: () => randomUUID(),
    log,
    publicOrigin: settings.publicOrigin,
    production: settings.production,
    testScreens: settings.testScreens,
    receipts: filesByIdOf(settings, 'receipts'),
    pictures: pictureFiles(filesByIdOf(settings, 'pictures')),
    library,
    logoPng: logoPngs(library),
    shopFiles: shopFiles(filesOf(settings), path.join(settings.dataDir, 'uploads')),
    signer,
    pushing: webPushing({ signer, contact: settings.publicOrigin }),
    files: classroomFiles(settings),
    preparePhoto,
    workFolder: path.join(settings.dataDir, 'incoming'),
    fontsFolder,
    programs: settings.programs,
    termsVersions: words.en.termsAndConditions.versions,
    firstStaff: settings.firstStaff,
    ...(brokenPages && { brokenPages }),
    emailIsCurrent: emailIsTrue(makingOf({ database, clock }, settings, secret)),
    hasEventReceiver: settings.eventReceiver !== null,
    emailInWords: emailInWords(makingOf({ database, clock }, settings, secret)),
  };
}

const startCarriers = (
  context: ServiceContext,
  mailSetup: MailSetup,
  { settings, secret }: Pick<Materials, 'settings' | 'secret'>,
) => [
  mailSetup.start(),
  startMessages(context, makingOf(context, settings, secret)),
  startPushes(context, makingOf(context, settings, secret)),
  startHooks(context, settings),
  startMediaJobs(context),
];

export async function bindApp(materials: Materials): Promise<App> {
  const { settings, secret } = materials;
  const { publicOrigin } = settings;
  await resealApps(materials.database.db, secret);
  const { gateways, practiceBank } = await connectGateways(materials);
  const context = contextOf(materials, gateways);
  const academy = bindAcademy(context);
  const mailSetup = openMailSetup(context, settings, secret);
  const screens = screensOf({ context, academy, practiceBank, mailSetup }, materials);
  const previews = withEmailPreviews(withPreviews(pagesOf(materials), context, screens), context, screens);
  const answerPage = renewing(previews, screens.memberAuth);
  const isStaff = async (request: Request) => {
    const staff = await screens.staffAuth.whoIs(request);
    return staff !== null && maySeeOrders(staff);
  };
  const api = createApi({
    academy,
    words,
    publicOrigin,
    tokensOf: orderTokensOf,
    cookieWith: (request, token) => rememberOrder(request, token, publicOrigin),
    whoIs: (request) => screens.staffAuth.whoIs(request),
    memberOf: (request) => screens.memberAuth.whoIs(request),
  });
  const { staffAuth, clock } = screens;
  const staffApi = createStaffApi({
    context,
    academy,
    staffAuth,
    clock,
    publicOrigin,
    words,
    files: exportFiles,
    ...mailSetup.shows,
    printDocument: makeStaffDocuments({ academy, documents: screens.documents, words }),
  });
  return {
    academy,
    scheduler: bindScheduler(context),
    gateways,
    practiceBank,
    answerPage: inSpokenLanguage(
      settings.testScreens ? answerPage : withoutTestScreens(answerPage, isStaff),
      academy,
    ),
    memberOf: async (request) => (await screens.memberAuth.whoIs(request))?.id ?? null,
    staffOf: (request) => screens.staffAuth.whoIs(request),
    callerOf: callerOf(screens),
    answerApi: async (request) => (isOfStaff(new URL(request.url).pathname) ? staffApi : api).fetch(request),
    startMail() {
      const carriers = startCarriers(context, mailSetup, { settings, secret });
      return {
        async stop() {
          await Promise.all(carriers.map((carrier) => carrier.stop()));
        },
      };
    },
    trueUntil: () => nextChange(materials.database, context.clock()),
  };
}
