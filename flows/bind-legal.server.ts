/** Binds what everybody reads of the pages of law. */
import {
  readLegalTexts,
  readLegalVersion,
  readLegalVersions,
} from '../domain/catalogue/legal.store.server.ts';
import type { FlowContext } from './flow-context.ts';
import type { LegalVerbs } from './legal-verbs.ts';

export const bindLegal = ({ database: { db } }: FlowContext): LegalVerbs => ({
  legalTexts: () => readLegalTexts(db),
  legalVersions: (slug) => readLegalVersions(db, slug),
  legalVersion: (slug, version) => readLegalVersion(db, slug, version),
});
