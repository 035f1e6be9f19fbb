/** The verbs of the catalogue's drafts: bound to what they need. */
import type { Academy } from './academy.server.ts';
import type { CatalogueClockwork, OpenPreview, StaffCatalogueVerbs } from './catalogue-verbs.ts';
import { claimRecord } from './claim-record.server.ts';
import { dropDraft, unscheduleRecord } from './end-draft.server.ts';
import type { FlowContext } from './flow-context.ts';
import { openPreview, previewLink } from './open-preview.server.ts';
import { publishDue, publishRecord } from './publish-record.server.ts';
import { listRecords, listRemoved, recordForEditing, recordHistory } from './read-records.server.ts';
import { readSamples } from './read-samples.server.ts';
import { moveRecord, removeRecord, removeSamples, setOnSale } from './remove-record.server.ts';
import type { StaffSampleVerbs } from './sample-verbs.ts';
import { createRecord, restoreRevision, saveDraft } from './save-draft.server.ts';

export const bindStaffCatalogue = (context: FlowContext): StaffCatalogueVerbs & StaffSampleVerbs => ({
  listRecords: (input) => listRecords(context, input),
  listRemoved: (input) => listRemoved(context, input),
  recordForEditing: (input) => recordForEditing(context, input),
  createRecord: (input) => createRecord(context, input),
  saveDraft: (input) => saveDraft(context, input),
  publishRecord: (input) => publishRecord(context, input),
  unscheduleRecord: (input) => unscheduleRecord(context, input),
  dropDraft: (input) => dropDraft(context, input),
  recordHistory: (input) => recordHistory(context, input),
  restoreRevision: (input) => restoreRevision(context, input),
  removeRecord: (input) => removeRecord(context, input),
  moveRecord: (input) => moveRecord(context, input),
  setOnSale: (input) => setOnSale(context, input),
  claimRecord: (input) => claimRecord(context, input),
  samples: (input) => readSamples(context, input),
  removeSamples: (input) => removeSamples(context, input),
  previewLink: (input) => previewLink(context, input),
});

/** For the house, which renders pages with another academy than everybody's. */
export const bindPreview =
  (context: FlowContext, academy: Academy): OpenPreview =>
  (token) =>
    openPreview(context, academy, token);

export const bindCatalogueClockwork = (context: FlowContext): CatalogueClockwork => ({
  publishDue: () => publishDue(context),
});
