/** Binds the verbs to what they need. The server does it once; a test does it with its own database, gateways and clock. */
import {
  readProduct,
  readProducts,
  readSettings,
  readTrainers,
  readWorkshop,
  readWorkshops,
} from '../domain/catalogue/catalogue.store.server.ts';
import type { Academy } from './academy.server.ts';
import type { FlowContext } from './flow-context.ts';
import { placeOrder } from './place-order.server.ts';
import { findCourse, findRunningCampaign, listCourses, searchCourses } from './read-catalogue.server.ts';
import { orderByToken } from './read-order.server.ts';

const notYet = (): never => {
  throw new Error('Not built yet.');
};

export function bindAcademy(context: FlowContext): Academy {
  const { db } = context.database;
  return {
    settings: () => readSettings(db),
    courses: () => listCourses(context),
    course: (slug) => findCourse(context, slug),
    searchCourses: (query) => searchCourses(context, query),
    runningCampaign: () => findRunningCampaign(context),
    workshops: () => readWorkshops(db),
    workshop: (slug) => readWorkshop(db, slug),
    products: () => readProducts(db),
    product: (slug) => readProduct(db, slug),
    trainers: () => readTrainers(db),
    placeOrder: (input) => placeOrder(context, input),
    orderByToken: (token) => orderByToken(context, token),
    cardTypes: () => [...new Set(context.gateways.flatMap((gateway) => gateway.cardTypes))],
    changeDetails: notYet,
    chooseMethod: notYet,
    beginPayment: notYet,
    claimBankTransfer: notYet,
    claimCashTransfer: notYet,
    cancelOrder: notYet,
    reopenOrder: notYet,
    receiveNotification: notYet,
    askGateway: notYet,
    orderTokenOfReturn: notYet,
    joinWaitlist: notYet,
    staff: {
      orders: notYet,
      order: notYet,
      decideClaim: notYet,
      pools: notYet,
      addAccessCodes: notYet,
      notifications: notYet,
      log: notYet,
    },
  };
}
