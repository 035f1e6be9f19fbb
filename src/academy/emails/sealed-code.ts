/** A sign-in code until its e-mail is sent: encrypted, because the outbox is a table and tables are copied and backed up. */
import { hkdfSync } from 'node:crypto';
import { firstOpened, type AcademySecret, secretNow, secretsOf } from '../../platform/secret.ts';
import { openText, sealText } from '../../platform/text/sealed-text.ts';

const keyFrom = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'derb staff code letter', 32));

/** `about` (the address) is bound to it. */
export const sealCode = (secret: AcademySecret, about: string, code: string): string =>
  sealText(keyFrom(secretNow(secret)), code, about);

/** Null when it was sealed with another secret, for another address, or altered. */
export const openCode = (secret: AcademySecret, about: string, sealed: string): string | null =>
  firstOpened(secretsOf(secret), (one) => openText(keyFrom(one), sealed, about));
