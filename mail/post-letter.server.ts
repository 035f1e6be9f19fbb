/**
 * From a row of the outbox to a mail: reads what the letter is about, words it, and hands it to the post.
 *
 *     const postLetter = letterPoster({ db, post, from, secret, publicOrigin, clock, staffAddresses });
 */
import { createHash } from 'node:crypto';
import type { Handle } from '../db/handle.ts';
import { readSettings } from '../domain/catalogue/catalogue.store.server.ts';
import type { Locale } from '../domain/people/locale.ts';
import { buyerLetters, type BuyerLetterName } from './buyer-letters.ts';
import type { Letter } from './letter.ts';
import { letterText } from './letter-text.ts';
import type { Post } from './mail-to-post.ts';
import { readOrderFacts } from './order-facts.server.ts';
import type { ClaimedLetter } from './outbox-claim.store.server.ts';
import { openCode } from './sealed-code.server.ts';
import { staffCodeLetter, staffLetters, type StaffLetterName } from './staff-letters.ts';

export type LetterPosterOptions = {
  db: Handle;
  post: Post;
  /** The sender of all letters; null takes the academy's own name and address. */
  from: string | null;
  secret: string;
  /** 'https://derb.example', without a trailing slash. */
  publicOrigin: string;
  clock: () => Date;
  /** Everybody who works here, lower case. */
  staffAddresses: () => Promise<readonly string[]>;
};

type Addressed = { letter: Letter; to: readonly string[] };

/** The same letter has the same Message-ID whoever posts it, and however often. */
export function messageIdOf(dedupeKey: string, publicOrigin: string): string {
  const { hostname } = new URL(publicOrigin);
  const id = createHash('sha256').update(dedupeKey).digest('base64url').slice(0, 40);
  return `<${id}@${hostname}>`;
}

async function aboutOrder(options: LetterPosterOptions, row: ClaimedLetter): Promise<Addressed | null> {
  const { db, publicOrigin, staffAddresses } = options;
  if (row.orderId === null) throw new Error('A letter about an order names none.');
  const facts = await readOrderFacts(db, row.orderId);
  if (!facts) throw new Error('A letter names an order that does not exist.');
  const context = { ...facts, publicOrigin };
  const name = String(row.payload['letter']);
  const given = typeof row.payload['to'] === 'string' ? row.payload['to'] : null;
  if (name in staffLetters) {
    const letter = staffLetters[name as StaffLetterName](context);
    return letter && { letter, to: given === null ? await staffAddresses() : [given] };
  }
  if (!(name in buyerLetters)) throw new Error(`There is no letter '${name}'.`);
  const letter = buyerLetters[name as BuyerLetterName](context);
  return letter && { letter, to: [given ?? facts.order.email] };
}

/** Codes that nobody asked for from inside, and codes that have run out, are not posted. */
async function signInCode(options: LetterPosterOptions, row: ClaimedLetter): Promise<Addressed | null> {
  const { db, clock, secret, staffAddresses } = options;
  const { to, sealed, locale, validMinutes } = row.payload;
  if (typeof to !== 'string' || typeof sealed !== 'string') return null;
  const minutes = Number(validMinutes);
  if (clock().getTime() > row.createdAt.getTime() + minutes * 60_000) return null;
  if (!(await staffAddresses()).includes(to)) return null;
  const code = openCode(secret, to, sealed);
  if (code === null) return null;
  const language: Locale = locale === 'ar' ? 'ar' : 'en';
  return { letter: staffCodeLetter(await readSettings(db), { locale: language, code, minutes }), to: [to] };
}

/**
 * Posts one letter or throws. 'overtaken' when what it would say is no longer so (the order went on, the code has run
 * out): then nothing is posted.
 */
export function letterPoster(
  options: LetterPosterOptions,
): (row: ClaimedLetter) => Promise<'posted' | 'overtaken'> {
  const { db, post, from, publicOrigin } = options;
  return async (row) => {
    const isCode = row.payload['letter'] === 'staff-code';
    const addressed = await (isCode ? signInCode(options, row) : aboutOrder(options, row));
    if (addressed === null) return 'overtaken';
    const { letter, to } = addressed;
    const { email, siteName } = await readSettings(db);
    // React is needed for letters only: the server opens without it.
    const { letterPage } = await import('./letter-page.tsx');
    await post({
      messageId: messageIdOf(row.dedupeKey, publicOrigin),
      to,
      from: from ?? `${siteName.en} <${email}>`,
      replyTo: email,
      subject: letter.subject,
      html: letterPage(letter),
      text: letterText(letter),
      language: letter.parts[0].locale,
    });
    return 'posted';
  };
}
