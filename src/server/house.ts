/** Everything that speaks to people, bound once: the verbs, the screens, the wire. */
import { randomBytes, randomUUID } from 'node:crypto';
import path from 'node:path';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { createApi } from './create-api.ts';
import { createStaffApi } from './create-staff-api.ts';
import { isOfOffice } from '../platform/api/office-path.ts';
import { screensContext, type ForScreens, type Recipients } from '../features/site/academy-context.ts';
import { clientAddress } from '../features/site/client-address.ts';
import { orderTokensOf, rememberOrder } from '../features/orders/order-cookie.ts';
import { words } from '../words.ts';
import type { Database } from '../platform/db/database.ts';
import type { Caller } from '../features/classroom/classroom.service.ts';
import { startMediaJobs } from '../features/media/media-jobs.service.ts';
import { makeSigner } from '../features/applications/signed-token.ts';
import { maySeeOrders } from '../features/staff/who-may.ts';
import type { Academy, StaffMember } from '../academy.ts';
import { openPreview } from '../features/catalogue/open-preview.service.ts';
import { bindAcademy, bindClockwork, type AcademyClockwork } from '../services.ts';
import type { FlowContext } from '../context.ts';
import { exportFiles } from '../features/reports/export-files.ts';
import { openPapers } from '../features/orders/papers.ts';
import type { Gateway } from '../gateways/gateway.ts';
import type { OpenPracticeBank } from '../gateways/practice/practice-bank.ts';
import { callerOf } from './caller-of.ts';
import { withPreviews } from '../features/catalogue/answer-preview.ts';
import { connectGateways } from './connect-gateways.ts';
import type { Settings } from './env.ts';
import { withoutTestScreens } from './hide-test-screens.ts';
import { startHooks } from './hook-room.ts';
import { classroomFiles, filesOf } from './files-of.ts';
import { shopFiles } from '../features/shop/shop-files.ts';
import { makeStaffPapers } from './staff-papers.ts';
import { libraryFiles } from './library-files.ts';
import { letterInWords, letterIsTrue } from './post-letter.ts';
import { makingOf, openMailRoom, type MailRoom } from './mail-room.ts';
import { pictureFiles, preparePhoto } from './picture-files.ts';
import { filesById } from '../platform/files/files-by-id.ts';
import { nextChange } from '../features/catalogue/next-change.service.ts';
import { ofProject } from '../platform/of-project.ts';
import { makeMemberDoor } from '../features/accounts/member-door.service.ts';
import { renewing } from '../platform/http/renewing.ts';
import { makeStaffDoor } from './staff-door.ts';

export type Materials = {
  settings: Settings;
  secret: string;
  database: Database;
  log: FlowContext['log'];
  /** Where this very process listens: 'http://127.0.0.1:3000'. */
  internalOrigin: string;
  /** The built pages; a function in development, where they change. */
  site: ServerBuild | (() => Promise<ServerBuild>);
  /** The machine's own unless another is given: tests let days pass by it. */
  clock?: () => Date;
};

export type House = {
  academy: Academy;
  clockwork: AcademyClockwork;
  gateways: readonly Gateway[];
  practiceBank: OpenPracticeBank | null;
  answerPage: (request: Request) => Promise<Response>;
  /** Id of whoever is signed in as a member, or null. */
  memberOf: (request: Request) => Promise<string | null>;
  /** Whoever is signed in at the office, or null. */
  staffOf: (request: Request) => Promise<StaffMember | null>;
  /** Whoever asks for something of the classroom. */
  callerOf: (request: Request) => Promise<Caller>;
  answerApi: (request: Request) => Promise<Response>;
  /** Begins to carry letters and events, and to make sizes of films; called once. */
  startMail: MailRoom['start'];
  /** The instant until which a public page rendered now stays true, in milliseconds since 1970. */
  trueUntil: () => Promise<number>;
};

/** A build whose pages report failures to our log, where nothing of a person is kept. */
function reporting(site: ServerBuild, log: Materials['log']): ServerBuild {
  const handleError = (error: unknown, { request }: { request: Request }) => {
    if (!request.signal.aborted && error instanceof Error) log.error({ err: error }, 'A page failed');
  };
  return { ...site, entry: { ...site.entry, module: { ...site.entry.module, handleError } } };
}

function pagesOf({ site, log }: Materials) {
  const build = typeof site === 'function' ? async () => reporting(await site(), log) : reporting(site, log);
  const handle = createRequestHandler(build, typeof site === 'function' ? 'development' : 'production');
  return (request: Request, screens: ForScreens): Promise<Response> =>
    handle(request, new RouterContextProvider(new Map([[screensContext, screens]])));
}

type Parts = {
  context: FlowContext;
  academy: Academy;
  practiceBank: OpenPracticeBank | null;
  mailRoom: MailRoom;
};

const recipientsOf = ({ gateways }: FlowContext, { smtp, eventReceiver }: Settings): Recipients => ({
  cards: [...new Set(gateways.flatMap(({ recipient }) => recipient ?? []))],
  mail: smtp !== null,
  events: eventReceiver && (eventReceiver.recipient ?? ''),
});

function screensOf(
  { context, academy, practiceBank, mailRoom }: Parts,
  { settings, secret }: Materials,
): ForScreens {
  const { publicOrigin, testScreens, clock } = context;
  return {
    academy,
    words,
    clock,
    publicOrigin,
    testScreens,
    papers: openPapers(fontsFolder),
    recipients: recipientsOf(context, settings),
    staffDoor: makeStaffDoor({
      ...context,
      secret,
      addressOf: clientAddress,
      secondFactor: settings.secondFactor,
    }),
    memberDoor: makeMemberDoor({ ...context, secret, addressOf: clientAddress }),
    communityUrl: settings.communityUrl,
    keepsLessons: settings.keepsLessons,
    mailbox: testScreens ? mailRoom.mailbox : null,
    practiceBank,
  };
}

const fontsFolder = ofProject('src/platform/pdf/fonts') ?? 'src/platform/pdf/fonts';

/** What flows are handed. A command beside the server makes its own. */
export function contextOf(
  {
    settings,
    secret,
    database,
    log,
    clock = () => new Date(),
  }: Pick<Materials, 'settings' | 'secret' | 'database' | 'log' | 'clock'>,
  gateways: readonly Gateway[],
): FlowContext {
  return {
    database,
    gateways,
    clock,
    randomBytes: (length) => randomBytes(length),
    uuid: () => randomUUID(),
    log,
    publicOrigin: settings.publicOrigin,
    production: settings.production,
    testScreens: settings.testScreens,
    receipts: filesById(path.join(settings.dataDir, 'receipts')),
    pictures: pictureFiles(path.join(settings.dataDir, 'pictures')),
    library: libraryFiles(path.join(settings.dataDir, 'library')),
    shopFiles: shopFiles(filesOf(settings), path.join(settings.dataDir, 'uploads')),
    signer: makeSigner(secret),
    files: classroomFiles(settings),
    preparePhoto,
    workFolder: path.join(settings.dataDir, 'incoming'),
    fontsFolder,
    programs: settings.programs,
    termsVersions: words.en.termsAndConditions.versions,
    firstStaff: settings.firstStaff,
    letterIsTrue: letterIsTrue(makingOf({ database, clock }, settings, secret)),
    tellsOfEvents: settings.eventReceiver !== null,
    letterInWords: letterInWords(makingOf({ database, clock }, settings, secret)),
  };
}

export async function bindHouse(materials: Materials): Promise<House> {
  const { settings, secret } = materials;
  const { publicOrigin } = settings;
  const { gateways, practiceBank } = await connectGateways(materials);
  const context = contextOf(materials, gateways);
  const academy = bindAcademy(context);
  const mailRoom = openMailRoom(context, settings, secret);
  const screens = screensOf({ context, academy, practiceBank, mailRoom }, materials);
  const answerPage = renewing(
    withPreviews(pagesOf(materials), screens, (token) => openPreview(context, academy, token)),
    screens.memberDoor,
  );
  const isStaff = async (request: Request) => {
    const staff = await screens.staffDoor.whoIs(request);
    return staff !== null && maySeeOrders(staff);
  };
  const api = createApi({
    academy,
    words,
    publicOrigin,
    tokensOf: orderTokensOf,
    cookieWith: (request, token) => rememberOrder(request, token, publicOrigin),
    whoIs: (request) => screens.staffDoor.whoIs(request),
    memberOf: (request) => screens.memberDoor.whoIs(request),
  });
  const { staffDoor, clock } = screens;
  const { showDeclining, showOpening } = mailRoom;
  const office = createStaffApi({
    context,
    academy,
    staffDoor,
    clock,
    publicOrigin,
    words,
    files: exportFiles,
    showDeclining,
    showOpening,
    printPaper: makeStaffPapers({ academy, papers: screens.papers, words }),
  });
  return {
    academy,
    clockwork: bindClockwork(context),
    gateways,
    practiceBank,
    answerPage: settings.testScreens ? answerPage : withoutTestScreens(answerPage, isStaff),
    memberOf: async (request) => (await screens.memberDoor.whoIs(request))?.id ?? null,
    staffOf: (request) => screens.staffDoor.whoIs(request),
    callerOf: callerOf(screens),
    answerApi: async (request) => (isOfOffice(new URL(request.url).pathname) ? office : api).fetch(request),
    startMail() {
      const carriers = [mailRoom.start(), startHooks(context, settings), startMediaJobs(context)];
      return {
        async stop() {
          await Promise.all(carriers.map((carrier) => carrier.stop()));
        },
      };
    },
    trueUntil: () => nextChange(materials.database, context.clock()),
  };
}
