/** Requests and commands to Payzone, each signed and limited to five seconds. */
import { payzoneCharge, type PayzoneCharge } from './payzone-charge.ts';
import { commandSignature, type Caller } from './payzone-signatures.ts';

export type PayzoneAccount = {
  merchantAccount: string;
  caller: Caller;
  /** Without a slash at the end. */
  origin: string;
};

/** 'refused': Payzone answered no. Any answer without information about the charge is 'unreachable'. */
export type PayzoneAnswer =
  | { ok: true; charge: PayzoneCharge }
  | { ok: false; reason: 'unknown' | 'refused' | 'unreachable' };

const patienceMs = 5_000;
const longestAnswer = 256 * 1024;

const unreachable = { ok: false, reason: 'unreachable' } as const;

/** The text of an answer, or null when it is larger than Payzone ever sends. */
async function textOf(answer: Response): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.length;
    if (size > longestAnswer) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

async function send(
  { merchantAccount, caller, origin }: PayzoneAccount,
  { method, path, body }: { method: 'GET' | 'POST'; path: string; body: string },
): Promise<{ status: number; text: string | null }> {
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const answer = await fetch(`${origin}${path}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      'X-MerchantAccount': merchantAccount,
      'X-CallerName': caller.name,
      'X-HMAC-Timestamp': timestamp,
      'X-HMAC-Signature': commandSignature(caller, { merchantAccount, timestamp, path, body }),
    },
    ...(method === 'POST' ? { body } : {}),
    // The signature is for this address alone.
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  });
  return { status: answer.status, text: await textOf(answer) };
}

function parse(text: string | null): PayzoneCharge | null {
  try {
    const reading = payzoneCharge.safeParse(JSON.parse(text ?? ''));
    return reading.success ? reading.data : null;
  } catch {
    return null;
  }
}

/** Wrong keys, a full queue or a server error do not say anything about the charge: it may be asked again. */
const saysNothing = (status: number): boolean => [401, 403, 408, 429].includes(status) || status >= 500;

async function call(
  account: PayzoneAccount,
  reference: string,
  request: { method: 'GET' | 'POST'; body: string },
): Promise<PayzoneAnswer> {
  try {
    const path = `/api/v3/charges/${encodeURIComponent(reference)}`;
    const { status, text } = await send(account, { ...request, path });
    if (saysNothing(status)) return unreachable;
    if (status === 404) return { ok: false, reason: 'unknown' };
    if (status < 200 || status > 299) return { ok: false, reason: 'refused' };
    const charge = parse(text);
    const isOurs = charge?.id === reference && charge.merchantAccount === account.merchantAccount;
    return isOurs ? { ok: true, charge } : unreachable;
  } catch {
    // Unreachable, too slow, or not an answer of Payzone: all the same to the caller.
    return unreachable;
  }
}

export const askForCharge = (account: PayzoneAccount, reference: string): Promise<PayzoneAnswer> =>
  call(account, reference, { method: 'GET', body: '' });

/** `amount`: '990.00', the whole or a part. */
export const commandRefund = (
  account: PayzoneAccount,
  reference: string,
  amount: string,
): Promise<PayzoneAnswer> =>
  call(account, reference, { method: 'POST', body: JSON.stringify({ command: 'REFUND', amount }) });
