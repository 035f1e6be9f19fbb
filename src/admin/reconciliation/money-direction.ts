/**
 * Which way money went, as sources say it: by a minus, a letter behind the amount, a cell or a column of its own, or their words.
 * French, English and Arabic. What is not understood is null or 'unclear', and never taken for money that came in.
 */
import { type AmountFault, centimesIn, readAmount } from '../../platform/money/typed-amount.ts';

type Direction = 'in' | 'out';

/** Without case, accents, hamzas, signs and variants of Arabic letters: 'Libellé (MAD)' is 'libelle mad'. */
export const bare = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u064b-\u065f\u0670\u0640]/g, '')
    .toLowerCase()
    .replace(/[أإآٱ]/g, 'ا')
    .replaceAll('ة', 'ه')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const move =
  '(?:(?:virement|vir|virt|vrt|transfer|transfert|mouvement|mvt|operation|ecriture|transaction|payment|montant|تحويل|حوالة|حركه|عمليه) )?(?:ال)?';
const comesIn = new RegExp(
  `^${move}(?:cr?|ct|crd|cre|crdt|credit(?:s|e|ee|ed|eur|or)?|in|incoming|inbound|inflow|received|deposits?|depots?|versements?|entrees?|entrante?s?|recue?s?|reception|encaissements?|recettes?|money in|paid in|داين|داينه|ايداع|وارده?|قبض|مقبوض|مستلمه?|اضافه|له)$`,
  'u',
);
const goesOut = new RegExp(
  `^${move}(?:dr?|db|dt|deb|dbit|debit(?:s|e|ee|ed|eur|or)?|direct debit|out|outgoing|outbound|outflow|sent|withdrawals?|retraits?|sorties?|sortante?s?|emise?s?|emission|envoyee?s?|decaissements?|depenses?|prelevements?|money out|paid out|مدين|مدينه|سحب|مسحوب|صادره?|خصم|صرف|اقتطاع|مرسله?|عليه)$`,
  'u',
);

/** Of a cell that says nothing else, in words: 'D', 'CR', 'Débit', 'Virement reçu', 'صادر'. */
export function directionOfCell(cell: string): Direction | null {
  const said = cell.trim();
  if (said === '' || said.length > 40) return null;
  const name = bare(said);
  return comesIn.test(name) ? 'in' : goesOut.test(name) ? 'out' : null;
}

/** The same of a column of signs, where a plus and a minus are words too. */
export const directionOfSign = (cell: string): Direction | null =>
  cell.trim() === '+' ? 'in' : /^\s*[\p{Pd}\u2212]\s*$/u.test(cell) ? 'out' : directionOfCell(cell);

const signWord = String.raw`(?:dr|db|d|cr|c|d[eé]bit|cr[eé]dit|مدين|دائن)`;
const behindAmount = new RegExp(String.raw`^(.*[^\p{L}])\(?(${signWord})\.?\)?$`, 'iu');
const beforeAmount = new RegExp(String.raw`^(${signWord})(?!\p{L})\.?\s*(.+)$`, 'iu');
/** In a line: what stands behind an amount, or before it. */
export const signBehind = new RegExp(String.raw`^(?:\s?\(?(?:${signWord})|[+\u2212-])(?![\p{L}\p{N}])`, 'iu');
export const signBefore = new RegExp(String.raw`(?<![\p{L}\p{N}])${signWord}\s?$`, 'iu');

/** 'unclear': two signs that contradict each other. */
export type Said = Direction | 'unclear' | null;

export const bothSay = (one: Said, other: Said): Said =>
  one !== null && other !== null && one !== other ? 'unclear' : (one ?? other);

/** Centimes, below zero for what goes out. */
export const signedBy = (centimes: number, said: Said): number =>
  said === 'out' ? -Math.abs(centimes) : Math.abs(centimes);

/** Of a cell: '800,00 D', 'CR 800,00', '-800', '800,00+'. `said`: which way it went, where the cell itself says so. */
type Movement = { ok: true; centimes: number; said: Said };

export function readMovement(cell: string): Movement | { ok: false; reason: AmountFault } {
  const typed = cell.trim();
  const [, inFront = '', after = ''] = behindAmount.exec(typed) ?? [];
  const [, before = '', rest = ''] = after === '' ? (beforeAmount.exec(typed) ?? []) : [];
  const amount = after !== '' ? inFront : before !== '' ? rest : typed;
  const reading = readAmount(amount.replace(/\+\s*$/, ''));
  if (!reading.ok) return reading;
  const ofSign = reading.centimes < 0 ? 'out' : /^\s*\+|\+\s*$/.test(amount) ? 'in' : null;
  const said = bothSay(ofSign, directionOfCell(after || before));
  return { ok: true, centimes: signedBy(reading.centimes, said), said };
}

const words = (list: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:ال)?(?:${list})(?![\\p{L}\\p{N}])`, 'u');

const received = words(
  'recue?s?|received|incoming|entrante?s?|en votre faveur|in your favou?r|versements?|depots?|deposit(?:s|ed)?|remises?|encaissements?|(?:vir|virt|vrt|virement|transfer|transfert)(?: inst(?:antanee?)?)? (?:de|du|from|par)|وارده?|ايداع|استلام|لفايدتكم|تحويل من|قبض',
);
/** No transfer to the academy is called so. */
const sentAway = words(
  'emise?s?|envoyee?s?|sortante?s?|sent|outgoing|outward|retraits?|withdrawals?|withdrawn|prelevements?|prlvt?|direct debit|decaissements?|money out|paid out|صادره?|سحب|مسحوب|اقتطاع|مرسله?|تحويل الي|تحويل الى',
);
/** Money that goes out, or words of somebody who pays. */
const perhapsAway = words(
  'paiements?|payments?|pmt|reglements?|achats?|purchases?|frais|fees?|charges?|commissions?|agios|cotisations?|taxes?|timbres?|retenues?|debite?e?s?|debits|gab|dab|atm|remboursements?|rembourse|refund(?:s|ed)?|reversals?|retours?|retourn\\p{L}*|return(?:s|ed)?|rejet\\p{L}*|rejected|annul\\p{L}*|cancel\\p{L}*|extourn\\p{L}*|impay\\p{L}*|unpaid|chargebacks?|en faveur de|au profit de|(?:vir|virt|vrt|virement|transfer|transfert) (?:a|au|vers|to|pour)|اداء|دفع|شراء|رسوم|مصاريف|عموله|خصم|مدين|ارجاع|استرجاع|الغاء|رفض',
);
/** Of a card settlement: a sale is called a payment there. */
const paidBack = words(
  'remboursements?|rembourse|refund(?:s|ed)?|annul\\p{L}*|void(?:ed)?|revers\\p{L}*|cancel\\p{L}*|chargebacks?|impay\\p{L}*|rejet\\p{L}*|litiges?|disputes?|commissions?|fees?|frais|payouts?|ارجاع|استرجاع|الغاء|عموله|رسوم',
);
/** Money sent back or away, whatever its column says: a person looks first. */
const mayBeReturned = words(
  'emise?s?|envoyee?s?|retourn\\p{L}*|rejet\\p{L}*|impay\\p{L}*|annul\\p{L}*|rembours\\p{L}*|extourn\\p{L}*',
);

export const isDoubtful = (text: string): boolean => mayBeReturned.test(bare(text));

/** What a source says of itself: `bank` by its account, `cmi` from the shop's side. */
type Source = 'bank' | 'cmi';

/**
 * Of a line's words alone. 'unclear': they may mean money that went out. Null: nothing is said. `isSigned`: its source marks what
 * went out with a minus, and this line has none.
 */
export function directionOfWords(
  text: string,
  { source = 'bank', isSigned = false }: { source?: Source; isSigned?: boolean } = {},
): Said {
  const plain = bare(text);
  if (source === 'cmi') return paidBack.test(plain) ? (isSigned ? 'unclear' : 'out') : null;
  const [into, away, perhaps] = [received, sentAway, perhapsAway].map((list) => plain.search(list)) as [
    number,
    number,
    number,
  ];
  if (away >= 0) return into >= 0 && into < away ? 'unclear' : isSigned ? 'unclear' : 'out';
  if (into >= 0 && (perhaps < 0 || into < perhaps)) return 'in';
  return perhaps >= 0 && !isSigned ? 'unclear' : null;
}

const plainTransfer =
  /^(?:ال)?(?:vir|virt|vrt|virements?|transf|transferts?|transfers?|trf|xfer|تحويل|حواله)(?: (?:bancaire|bank|inst|instantanee?|instant|sepa|national|permanent|ordinaire|بنكي))*$/u;

/** Of the type of a line: neither a way nor a plain transfer. An empty one is not asked. */
export const isOfUnknownType = (type: string): boolean => {
  const name = bare(type.slice(0, 80));
  return (
    name !== '' &&
    !plainTransfer.test(name) &&
    directionOfWords(type) === null &&
    directionOfCell(type) === null
  );
};

/** A cell that holds an amount and is below zero by its own sign. */
export const hasMinus = (cell: string): boolean =>
  /[\p{Pd}\u2212(]/u.test(cell) && (centimesIn(cell) ?? 0) < 0;
