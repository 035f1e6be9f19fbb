/** Stripe's API, as far as the academy uses it: keys, versions, parameters, idempotency, pages of a list. */
import { createHash } from 'node:crypto';
import { parameterFault } from './check-shape.ts';
import { decodeForm, type Decoded } from './form-encoding.ts';
import { StripeFault, type BookedSession, type StripeBooks, type Thing } from './stripe-books.ts';

export type ApiRequest = {
  method: string;
  path: string;
  query: string;
  body: string;
  headers: Record<string, string | undefined>;
};
export type ApiAnswer = { status: number; body: unknown };

type Kept = { fingerprint: string; answer: ApiAnswer };
export type ApiOptions = {
  books: StripeBooks;
  secretKey: string;
  refundStatus: () => string;
  /** Called after changes, so that notifications follow. */
  happened: (what: 'expired' | 'refunded', thing: Thing) => void;
};

const apiVersion = '2026-10-28.endive';

const refusal = (fault: StripeFault): ApiAnswer => ({
  status: fault.status,
  body: {
    error: {
      type: fault.type,
      message: fault.message,
      ...(fault.code === ''
        ? {}
        : { code: fault.code, doc_url: `https://stripe.com/docs/error-codes/${fault.code}` }),
      ...(fault.param === null ? {} : { param: fault.param }),
    },
  },
});

export class StripeApi {
  private kept = new Map<string, Kept>();
  private options: ApiOptions;

  constructor(options: ApiOptions) {
    this.options = options;
  }

  answer(request: ApiRequest): ApiAnswer {
    try {
      this.checkCaller(request);
      return this.idempotent(request, () => this.route(request));
    } catch (error) {
      if (error instanceof StripeFault) return refusal(error);
      throw error;
    }
  }

  private checkCaller({ method, headers, body }: ApiRequest): void {
    const { secretKey } = this.options;
    if (headers['authorization'] !== `Bearer ${secretKey}`)
      throw new StripeFault(401, '', `Invalid API Key provided: ${headers['authorization'] ?? ''}`);
    if (headers['stripe-version'] !== apiVersion)
      throw new StripeFault(400, '', `Invalid Stripe API version: ${headers['stripe-version']}`);
    if (headers['x-stripe-client-telemetry'] !== undefined)
      throw new StripeFault(400, '', 'The shop said it would send no telemetry.');
    const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
    if (method === 'POST' && body !== '' && !isForm)
      throw new StripeFault(400, '', 'Send the parameters as a form.');
  }

  /** The first answer to a key is its answer; refusals before anything was done are not kept. */
  private idempotent({ method, path, body, headers }: ApiRequest, work: () => ApiAnswer): ApiAnswer {
    const key = headers['idempotency-key'];
    if (method !== 'POST' || key === undefined) return work();
    if (key.length > 255) throw new StripeFault(400, '', 'The idempotency key is too long.');
    const fingerprint = createHash('sha256').update(`${path}\n${body}`).digest('hex');
    const known = this.kept.get(key);
    if (known && known.fingerprint !== fingerprint)
      throw new StripeFault(
        400,
        'idempotency_key_in_use',
        `Keys for idempotent requests can only be used with the same parameters: ${key}`,
        null,
        'idempotency_error',
      );
    if (known) return known.answer;
    const answer = structuredClone(work());
    this.kept.set(key, { fingerprint, answer });
    return answer;
  }

  private route({ method, path, query, body }: ApiRequest): ApiAnswer {
    const read = (root: string, text: string): Decoded => {
      let given: Decoded;
      try {
        given = decodeForm(text);
      } catch (error) {
        throw new StripeFault(400, 'parameter_invalid', String(error));
      }
      const fault = parameterFault(root, given);
      if (fault) throw new StripeFault(400, fault.code, fault.message, fault.param);
      return given;
    };
    const { books, happened, refundStatus } = this.options;
    const [, collection, id, action] =
      /^\/v1\/(checkout\/sessions|refunds|payment_intents)(?:\/(\w+))?(?:\/(expire))?$/.exec(path) ?? [];
    const well = (answer: unknown): ApiAnswer => ({ status: 200, body: structuredClone(answer) });
    if (collection === 'checkout/sessions') {
      if (method === 'POST' && id === undefined)
        return well(books.createSession(read('sessionCreate', body)));
      if (method === 'POST' && id !== undefined && action === 'expire') {
        read('sessionExpire', body);
        const session = books.expire(id);
        happened('expired', session);
        return well(session);
      }
      if (method === 'GET' && id !== undefined)
        return well(this.expanded(books.session(id), read('sessionRetrieve', query)));
      if (method === 'GET') return well(this.sessions(read('sessionList', query)));
    }
    if (collection === 'refunds') {
      if (method === 'POST' && id === undefined) {
        const refund = books.refund(read('refundCreate', body), refundStatus());
        happened('refunded', refund);
        return well(refund);
      }
      if (method === 'GET' && id === undefined) {
        const asked = read('refundList', query);
        const fitting = books.refunds.filter((one) => one.payment_intent === asked['payment_intent']);
        return well(this.page(fitting, asked, '/v1/refunds'));
      }
    }
    if (collection === 'payment_intents' && method === 'GET' && id !== undefined)
      return well(books.payment(id));
    throw new StripeFault(404, '', `Unrecognized request URL (${method}: ${path}).`);
  }

  private expanded(session: BookedSession, asked: Decoded, prefix = ''): Thing {
    const names = Array.isArray(asked['expand']) ? asked['expand'] : [];
    const isWanted = names.includes(`${prefix}payment_intent`) && session.payment_intent !== null;
    return isWanted
      ? { ...session, payment_intent: this.options.books.payment(session.payment_intent ?? '') }
      : session;
  }

  private sessions(asked: Decoded): unknown {
    const { books } = this.options;
    for (const { id } of books.sessions) books.session(id);
    const created = (asked['created'] ?? {}) as { gte?: number; lte?: number; gt?: number; lt?: number };
    const fitting = books.sessions.filter(
      (one) =>
        one.created >= (created.gte ?? 0) &&
        one.created <= (created.lte ?? Number.MAX_SAFE_INTEGER) &&
        (asked['status'] === undefined || one.status === asked['status']) &&
        (asked['payment_intent'] === undefined || one.payment_intent === asked['payment_intent']),
    );
    const page = this.page(fitting, asked, '/v1/checkout/sessions');
    return { ...page, data: page.data.map((one) => this.expanded(one, asked, 'data.')) };
  }

  private page<T extends Thing>(all: readonly T[], asked: Decoded, url: string) {
    const limit = Number(asked['limit'] ?? 10);
    const after = asked['starting_after'];
    const place = after === undefined ? 0 : all.findIndex((one) => one.id === after) + 1;
    if (after !== undefined && place === 0)
      throw new StripeFault(400, 'resource_missing', 'No such object', 'starting_after');
    return {
      object: 'list',
      url,
      data: all.slice(place, place + limit),
      has_more: all.length > place + limit,
    };
  }
}
