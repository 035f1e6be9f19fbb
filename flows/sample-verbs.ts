/** What the office does to the sample academy that it was opened with. As verbs. */
import type { WhyItStays } from '../domain/access/needs-record.store.server.ts';
import type { SampleKindToGo } from '../domain/catalogue/sample-kinds.ts';
import type { StaffMember } from './academy.server.ts';

export type SampleName = { kind: SampleKindToGo; slug: string };

/** 'draft-there': somebody is writing it anew, and `at` is when she saved last. */
export type WhySampleStays = WhyItStays | { reason: 'draft-there'; by: string; at: Date };

/** `stays` null: it may go. Of a trainer that others name: they may go before her, in one deed. */
export type SampleRecord = SampleName & { record: object; stays: WhySampleStays | null };

/** 'not-sample': the academy took it for its own meanwhile. */
export type SampleRemoved = SampleName &
  ({ isGone: true } | { isGone: false; stays: WhySampleStays | { reason: 'not-sample' } });

export type StaffSampleVerbs = {
  /** What words of the sample stand in, by kind and in the order of the pages. Who may: `mayReplaceSamples`. */
  samples(input: { staff: StaffMember }): Promise<{
    records: SampleRecord[];
    /** What is no record to be taken off: the settings, posts of the team in the community. */
    areSettings: boolean;
    posts: number;
  }>;
  /**
   * Takes them off the pages, each in a transaction of its own; what must stay stays and the others go. What is gone already
   * is told as gone: doing it again after it broke off does the rest. All lines in the log bear one instant.
   */
  removeSamples(input: { records: readonly SampleName[]; staff: StaffMember }): Promise<SampleRemoved[]>;
};
