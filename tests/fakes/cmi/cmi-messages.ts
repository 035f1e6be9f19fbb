/** What CMI sends after a card payment: the notification to the server and the form that the browser posts back. */
import { ver3, type Field } from './cmi-rules.ts';

export type Outcome = 'approved' | 'declined' | 'unauthenticated';

export type Message = {
  outcome: Outcome;
  transId: string;
  cardholder: string;
  /** Instead of the form's amount, still signed by CMI. */
  amount?: string;
  /** Names in other cases, entities in values, no Content-Type. */
  odd?: boolean;
};

const echoed =
  'clientid storetype TranType amount currency oid okUrl failUrl callbackUrl shopurl lang BillToName email tel refreshtime CallbackResponse AutoRedirect'.split(
    ' ',
  );

const fieldsOf: Record<Outcome, readonly Field[]> = {
  approved: [
    ['Response', 'Approved'],
    ['ProcReturnCode', '00'],
    ['mdStatus', '1'],
    ['AuthCode', '009530'],
    ['ErrMsg', ''],
    ['EXTRA.HOSTMSG', 'APPROVED'],
  ],
  declined: [
    ['Response', 'Declined'],
    ['ProcReturnCode', '05'],
    ['mdStatus', '1'],
    ['AuthCode', ''],
    ['ErrMsg', "Refus de l'émetteur"],
    ['EXTRA.HOSTMSG', 'DECLINED'],
  ],
  // 3-D Secure failed before any bank was asked: there is no code.
  unauthenticated: [
    ['Response', 'Declined'],
    ['mdStatus', '0'],
    ['ErrMsg', '3-D Secure'],
  ],
};

/** As entities: some of CMI's pages write them so. */
const inEntities = (value: string): string =>
  [...value]
    .map((sign) => {
      if (sign === '&') return '&amp;';
      if (sign === 'é') return '&eacute;';
      return sign === "'" || sign > '~' ? `&#${sign.codePointAt(0)};` : sign;
    })
    .join('');

const oddlyCased: Readonly<Record<string, string>> = {
  clientid: 'ClientId',
  ProcReturnCode: 'procreturncode',
  amount: 'Amount',
  hashAlgorithm: 'HASHALGORITHM',
};

/** The fields with their meaning, hashed; `fresh` is CMI's own random text. */
export function messageFields(
  request: ReadonlyMap<string, string>,
  { outcome, transId, cardholder, amount }: Message,
  { storeKey, fresh }: { storeKey: string; fresh: string },
): Field[] {
  const fields: Field[] = [
    ...echoed.flatMap((name) => (request.has(name) ? [[name, request.get(name) ?? ''] as const] : [])),
    ['ReturnOid', request.get('oid') ?? ''],
    ...fieldsOf[outcome],
    ...(outcome === 'unauthenticated' ? [] : [['TransId', transId] as const]),
    ['HostRefNum', '610510000001'],
    ['md', '400000:00AA11:3518:##600000001'],
    ['eci', '05'],
    ['cavv', 'AAABAlBBUAAAAANBUHEhAAAAAAA='],
    ['xid', 'AAAAAAAAAAAAAAAAAAAAAAAAAAA='],
    ['EXTRA.TRXDATE', '15/04/2026 10:25:02'],
    ['EXTRA.CARDBRAND', 'VISA'],
    ['EXTRA.CARDISSUER', "BANQUE D'ESSAI & CIE"],
    ['maskedCreditCard', '4000 00** **** 0010'],
    ['MaskedPan', '400000***0010'],
    ['cardHolderName', cardholder],
    ['clientIp', '196.12.0.7'],
    ['callbackCall', 'true'],
    ['payResults.dsId', ''],
    ['rnd', fresh],
    ['encoding', 'UTF-8'],
    ['hashAlgorithm', 'ver3'],
  ];
  const meant = fields.map(([name, value]) => [name, name === 'amount' ? (amount ?? value) : value] as const);
  return [...meant, ['HASH', ver3(meant, storeKey)]];
}

/** The bytes of a notification: the last value ends in a newline, as CMI's do. */
export function notificationBody(fields: readonly Field[], { odd = false }: Pick<Message, 'odd'>): string {
  const hash = fields.filter(([name]) => name === 'HASH');
  const others = fields.filter(([name]) => name !== 'HASH');
  const sent = [...hash, ...others].map(([name, value]): [string, string] =>
    odd && name !== 'HASH' ? [oddlyCased[name] ?? name, inEntities(value)] : [name, value],
  );
  const last = sent.at(-1);
  if (last) last[1] += '\n';
  return new URLSearchParams(sent).toString();
}
