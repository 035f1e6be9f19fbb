/** Everything that speaks to people, bound once: the verbs, the screens, the wire. */
import { randomBytes, randomUUID } from 'node:crypto';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { createApi } from '../api/create-api.ts';
import { screensContext, type ForScreens } from '../app/academy-context.ts';
import { orderTokensOf, rememberOrder } from '../app/order-cookie.ts';
import { words } from '../content/words.ts';
import type { Database } from '../db/database.ts';
import type { Academy } from '../flows/academy.server.ts';
import { bindAcademy } from '../flows/bind-academy.server.ts';
import type { FlowContext } from '../flows/flow-context.ts';
import type { Gateway } from '../gateways/gateway.ts';
import type { Settings } from './env.ts';

export type Materials = {
  settings: Settings;
  secret: string;
  database: Database;
  log: FlowContext['log'];
  /** The built pages; a function in development, where they change. */
  site: ServerBuild | (() => Promise<ServerBuild>);
};

export type House = {
  academy: Academy;
  gateways: readonly Gateway[];
  answerPage: (request: Request) => Promise<Response>;
  answerApi: (request: Request) => Promise<Response>;
};

function screensOf(context: FlowContext, academy: Academy): ForScreens {
  return {
    academy,
    words,
    clock: context.clock,
    publicOrigin: context.publicOrigin,
    testScreens: context.testScreens,
    staffDoor: {
      whoIs: async () => null,
      sendCode: async () => ({ ok: true }),
      signIn: async () => ({ ok: false, reason: 'wrong-code' }),
      signOut: async () => new Headers(),
    },
    mailbox: null,
    practiceBank: null,
  };
}

export function bindHouse({ settings, database, log, site }: Materials): House {
  const gateways: Gateway[] = [];
  const context: FlowContext = {
    database,
    gateways,
    clock: () => new Date(),
    randomBytes: (length) => randomBytes(length),
    uuid: () => randomUUID(),
    log,
    publicOrigin: settings.publicOrigin,
    testScreens: settings.testScreens,
  };
  const academy = bindAcademy(context);
  const screens = screensOf(context, academy);
  const handle = createRequestHandler(site, typeof site === 'function' ? 'development' : 'production');
  const api = createApi({
    academy,
    words,
    publicOrigin: settings.publicOrigin,
    tokensOf: orderTokensOf,
    cookieWith: (request, token) => rememberOrder(request, token, settings.publicOrigin),
  });
  return {
    academy,
    gateways,
    answerPage: (request) => handle(request, new RouterContextProvider(new Map([[screensContext, screens]]))),
    answerApi: async (request) => api.fetch(request),
  };
}
