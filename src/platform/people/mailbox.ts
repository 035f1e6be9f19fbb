/** Addresses as one person's mailbox, and those of ours that nothing is sent to. */

/** 'Salma+anything@example.com' and 'salma@example.com' are one mailbox with most providers: counted as one person. */
export const mailboxOf = (email: string): string => email.toLowerCase().replace(/\+[^@]*(?=@)/, '');

/** Written without dots, under one name of two. */
const atGoogle = /@(?:gmail|googlemail)\.com$/;

/**
 * Who counts as one person where something is theirs once. Google's mailboxes take any dots and either domain, so they count
 * written one way; nothing is ever sent to that form, and it proves nothing about who somebody is.
 */
export function personOf(email: string): string {
  const mailbox = mailboxOf(email);
  if (!atGoogle.test(mailbox)) return mailbox;
  return `${mailbox.replace(atGoogle, '').replaceAll('.', '')}@gmail.com`;
}

/** Replaces the person on orders kept for the accounts after their account was deleted; mail to it cannot be delivered. */
export const erasedAddress = '@deleted.invalid';

/** `mark`: letters and digits, the same on all orders of one deleted account. */
export const erasedPerson = (mark: string) => ({
  name: `Deleted account ${mark}`,
  email: `deleted-${mark}${erasedAddress}`,
  phone: '',
});

export const isErasedAddress = (email: string): boolean => email.endsWith(erasedAddress);

/** All of ours that stand where an e-mail address would, and that nothing can be sent to. */
export const noMailbox = '.invalid';
export const hasNoMailbox = (email: string): boolean => email.endsWith(noMailbox);

const untakenAddress = '@gift.invalid';
/** Of a gift that is given by hand, until somebody takes it: nobody signs in with it. `id`: of its order. */
export const addressOfGift = (id: string): string => `${id}${untakenAddress}`;
export const isUntakenAddress = (email: string): boolean => email.endsWith(untakenAddress);

/** It is nobody's: an account was deleted, or a gift is still to be taken. */
export const isNobody = (email: string): boolean => isErasedAddress(email) || isUntakenAddress(email);

const phoneAddress = '@phone.invalid';
/** Of an account that is signed in to by phone alone. `mark`: a number may be another person's later, and an address never is. */
export const addressOfPhone = (phone: string, mark: string): string =>
  `${phone.replace('+', '')}-${mark}${phoneAddress}`;

/** The phone of such an account in E.164; null of one with an e-mail address. */
export const phoneOfAddress = (email: string): string | null =>
  email.endsWith(phoneAddress) ? `+${email.split('-', 1)[0]}` : null;

/** By what people know an account or a recipient: the e-mail address, else the phone; empty of nobody. */
export const shownAddress = (email: string): string =>
  phoneOfAddress(email) ?? (hasNoMailbox(email) ? '' : email);
