/**
 * Tokens of the two links in a letter to somebody who waited: one lets her order before everybody else, the other ends her
 * letters. Two, because the first may be passed on to a sister, who must not be able to do the second.
 */
import { bytesOfId, idOfBytes, openToken, signedToken, type Signer } from '../applications/signed-token.ts';

type LinkOfEntry = 'early link' | 'waitlist letters';

const tokenFor = (link: LinkOfEntry) => (signer: Signer, entryId: string) =>
  signedToken(signer, link, bytesOfId(entryId));

const entryFor =
  (link: LinkOfEntry) =>
  (signer: Signer, token: string): string | null => {
    const body = openToken(signer, link, token);
    return body?.length === 16 ? idOfBytes(body) : null;
  };

export const earlyToken = tokenFor('early link');
export const waitlistLettersToken = tokenFor('waitlist letters');

/** The entry's id, or null for a token that we did not write. */
export const entryOfEarlyToken = entryFor('early link');
export const entryOfLettersToken = entryFor('waitlist letters');
