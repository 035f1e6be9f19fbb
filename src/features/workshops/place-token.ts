/** The token of a workshop place: whoever has the letter may look at the place and give it up. */
import { bytesOfId, idOfBytes, openToken, signedToken, type Signer } from '../applications/signed-token.ts';

export const placeToken = (signer: Signer, placeId: string): string =>
  signedToken(signer, 'workshop place', bytesOfId(placeId));

/** The place's id, or null for a token that we did not write. */
export function placeOfToken(signer: Signer, token: string): string | null {
  const body = openToken(signer, 'workshop place', token);
  return body?.length === 16 ? idOfBytes(body) : null;
}
