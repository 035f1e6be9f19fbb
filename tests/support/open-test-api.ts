/** The API with a complete academy on a new database, called with real Requests. */
import { createApi } from '../../src/server/create-api.ts';
import { orderTokensOf, rememberOrder } from '../../src/academy/accounts/order-cookie.ts';
import { words } from '../../src/words.ts';
import { products, workshops } from '../../src/academy/content/catalogue.table.ts';
import type { Member } from '../../src/academy/sign-in/member.ts';
import type { StaffMember } from '../../src/academy.ts';
import { aProduct, aWorkshop } from './applications.ts';
import { aCourse } from './builders.ts';
import { forAllTests, forEachTest } from './for-tests.ts';
import { openTestAcademy, type TestAcademy } from './open-test-academy.ts';

export type Sent = {
  json?: unknown;
  urlencoded?: Record<string, string>;
  multipart?: Record<string, string | Blob>;
  /** Bytes as they are, with whatever content type the headers name. */
  raw?: string;
  headers?: Record<string, string>;
  method?: string;
};

export type ApiAnswer = { status: number; headers: Headers; body: ReturnType<typeof JSON.parse> };

export type PlacedOrder = { orderId: string; token: string; price: string; proof: Record<string, string> };

export type TestApi = TestAcademy & {
  publicOrigin: string;
  /** Who is signed in to the staff console. */
  signIn(staff: StaffMember | null): void;
  /** Who is signed in to a member account. */
  signInMember(member: Member | null): void;
  ask(path: string, sent?: Sent): Promise<ApiAnswer>;
  /** Places an order; returns it with the header that proves it. */
  order(of?: Record<string, unknown>): Promise<PlacedOrder>;
};

/** The records in the examples of the API's document. */
const bookWords = aProduct().words;

const offers = {
  courses: [
    aCourse({
      slug: 'ecommerce-mastery-virtual',
      nameEn: 'E-Commerce Mastery – Virtual',
      nameAr: 'احتراف التجارة الإلكترونية',
      // Tests only ask whether there is one.
      salesStory: {} as never,
    }),
    aCourse({ slug: 'french-course', nameEn: 'French Course', priceCentimes: null, comingSoon: true }),
    aCourse({ slug: 'plain-course', nameEn: 'A course without a sales page' }),
  ],
  workshop: aWorkshop({ slug: 'ai-product-photography' }),
  product: aProduct({ slug: 'finance-tracker' }),
  book: aProduct({
    slug: 'a-book',
    isFree: false,
    priceCentimes: 7_900,
    words: { ...bookWords, en: { ...bookWords.en, name: 'A book' }, ar: { ...bookWords.ar, name: 'كتاب' } },
  }),
};

export const buyer = {
  name: 'Salma Alaoui',
  email: 'salma@example.com',
  phone: '+212612345678',
  description: 'E-Commerce Mastery – Virtual',
  agreesToStart: 'true',
};

function requestOf(origin: string, path: string, sent: Sent): Request {
  const { json, urlencoded, multipart, raw, headers = {} } = sent;
  const form = new FormData();
  for (const [name, value] of Object.entries(multipart ?? {})) form.append(name, value);
  const body = multipart
    ? form
    : urlencoded
      ? new URLSearchParams(urlencoded)
      : json === undefined
        ? raw
        : JSON.stringify(json);
  const type: Record<string, string> = json === undefined ? {} : { 'Content-Type': 'application/json' };
  const method = sent.method ?? (body === undefined ? 'GET' : 'POST');
  return new Request(`${origin}${path}`, { method, headers: { ...type, ...headers }, body: body ?? null });
}

/** Close it after the test. */
export async function openTestApi(wanted: Parameters<typeof openTestAcademy>[0] = {}): Promise<TestApi> {
  const test = await openTestAcademy({ courses: offers.courses, ...wanted });
  const { db } = test.database;
  const row = <T extends { slug: string }>(record: T) =>
    ({ slug: record.slug, position: 1, sample: 'own', record, updatedAt: new Date(0) }) as const;
  const { words: titles, ...workshop } = offers.workshop;
  const titled = { ...titles, en: { ...titles.en, title: 'AI Product Photography' } };
  await db.insert(workshops).values(row({ ...workshop, words: titled }));
  await db.insert(products).values([row(offers.product), row(offers.book)]);
  let signedIn: StaffMember | null = null;
  let signedInMember: Member | null = null;
  const { publicOrigin } = test.context;
  const api = createApi({
    academy: test.academy,
    words,
    publicOrigin,
    tokensOf: orderTokensOf,
    cookieWith: (request, token) => rememberOrder(request, token, publicOrigin),
    whoIs: async () => signedIn,
    memberOf: async () => signedInMember,
  });
  const ask = async (path: string, sent: Sent = {}): Promise<ApiAnswer> => {
    const answer = await api.fetch(requestOf(publicOrigin, path, sent));
    const text = await answer.text();
    const isJson = (answer.headers.get('content-type') ?? '').startsWith('application/json');
    return { status: answer.status, headers: answer.headers, body: isJson && text ? JSON.parse(text) : text };
  };
  return {
    ...test,
    publicOrigin,
    signIn: (staff) => {
      signedIn = staff;
    },
    signInMember: (member) => {
      signedInMember = member;
    },
    ask,
    async order(of = {}) {
      const placed = await ask('/api/form/submit', { json: { ...buyer, ...of } });
      if (placed.status !== 201) throw new Error(JSON.stringify(placed.body));
      return { ...placed.body, proof: { Authorization: `Bearer ${placed.body.token}` } };
    },
  };
}

type Wanted = Parameters<typeof openTestApi>[0];
export const apiForEach = (wanted?: Wanted): TestApi => forEachTest(() => openTestApi(wanted));
export const apiForAll = (wanted?: Wanted): TestApi => forAllTests(() => openTestApi(wanted));
