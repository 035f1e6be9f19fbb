/** The pages of law as everybody reads them. As verbs. */
import type { LegalText, LegalVersion } from '../domain/catalogue/legal.ts';

export type LegalVerbs = {
  /** As they stand. */
  legalTexts(): Promise<LegalText[]>;
  /** Versions whose text is kept, the newest first; the one on the page is among them. */
  legalVersions(slug: string): Promise<LegalVersion[]>;
  /** The text of one of them, or null. */
  legalVersion(slug: string, version: string): Promise<LegalText | null>;
};
