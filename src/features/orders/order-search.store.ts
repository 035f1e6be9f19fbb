/** How an order is found by what somebody typed, read out or dictated. */
import { and, eq, ilike, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { orderNumberPattern } from './order.ts';
import { orders } from './orders.table.ts';
import { soundsLikeCreditNote } from '../refunds/refund.ts';
import { refunds } from '../refunds/refunds.table.ts';
import { normaliseTransferCode } from '../transfers/transfer-code.ts';

/** Longer texts are cut: nobody searches for a paragraph, and the work stays bounded. */
const longestSearch = 100;
const mostWords = 8;

/** Fewer signs would be found nearly everywhere once what stands between them is left out. */
const fewestSigns = 4;

/**
 * Undefined, which narrows nothing, for an empty text. Looks through number, name, e-mail, telephone and transfer code,
 * and who a gift is for; folded by the database on both sides: case, accents, hamza and vowel signs do not matter. Of a text with letters every
 * word must be there, in any order; figures stand together. Reads the whole table when little is found: about 30 ms for
 * 100,000 orders.
 */
export function searchFor(db: Handle, typed: string): SQL | undefined {
  const text = typed.replaceAll('\0', '').trim().slice(0, longestSearch);
  if (text === '') return undefined;
  // What is copied most often, and can stand in one order only, needs no looking around.
  if (orderNumberPattern.test(text)) return eq(orders.number, text);
  const words = /\p{L}/u.test(text) ? text.split(/\s+/u).slice(0, mostWords) : [text];
  return or(and(...words.map(occurs)), ...asDictated(db, text));
}

/** A text of which nothing is left once it is folded occurs nowhere. */
const occurs = (text: string): SQL =>
  sql`(strpos(${orders.searchText}, nullif(fold_for_search(${text}), '')) > 0 or case when ${orders.recipientEmail} is null then false else strpos(fold_for_search(coalesce(${orders.recipientName}, '') || E'\n' || ${orders.recipientEmail}), nullif(fold_for_search(${text}), '')) > 0 end)`;

/** Numbers as people group, dictate and shorten them: '06 12 34 56 78', 'CP-9988 7766', 'MEM 951399', 'CN 2026 0004'. */
function asDictated(db: Handle, text: string): SQL[] {
  const signs = normaliseTransferCode(text);
  if (signs.length < fewestSigns || !/\d/.test(signs)) return [];
  const found = [occurs(signs)];
  // Stored with its country: '+212612345678'.
  const national = signs.replace(/^(00)?(212)?0?/, '');
  const isPhone = /^[\p{Nd}\p{Cf}\s+().\-/\u2010-\u2015]+$/u.test(text) && national.length >= fewestSigns;
  if (isPhone) found.push(sql`strpos(${orders.phone}, ${national}) > 0`);
  if (soundsLikeCreditNote(signs)) found.push(hasCreditNote(db, signs));
  return found;
}

/** Letters and digits alone: nothing in them is a sign of a pattern. */
const hasCreditNote = (db: Handle, signs: string): SQL =>
  inArray(
    orders.id,
    db
      .select({ id: refunds.orderId })
      .from(refunds)
      .where(ilike(sql`replace(${refunds.creditNoteNumber}, '-', '')`, `%${signs}%`)),
  );
