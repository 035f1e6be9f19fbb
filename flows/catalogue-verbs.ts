/** What the office does to the catalogue: drafts, publishing, history. As verbs. */
import type { NeededBy } from '../domain/access/needs-record.store.server.ts';
import type { RecordFault } from '../domain/catalogue/record-fault.ts';
import type { RecordKind } from '../domain/catalogue/record-kinds.ts';
import type { RevisionNote, RevisionState } from '../domain/catalogue/revisions.table.ts';
import type { Locale } from '../domain/people/locale.ts';
import type { Academy, StaffMember } from './academy.server.ts';

/** Of the settings, of which there is one: 'academy'. */
type Name = { kind: RecordKind; slug: string };

export type RecordInList = {
  slug: string;
  /** On the pages, from 1; null for a record that was never published. */
  position: number | null;
  isPublished: boolean;
  /** Whether words of the sample that the academy was opened with still stand in it. */
  isSample: boolean;
  updatedAt: Date | null;
  /** As pages show it; of one that is not published its draft. */
  record: object;
  draft: { revision: string; by: string; at: Date } | null;
  scheduled: { revision: string; by: string; publishAt: Date } | null;
  /** How many things are missing in what is written last; 0 when that may be published. */
  faults: number;
};

/** `record`: as pages last had it. `by`: 'academy' when no member of staff took it off. */
export type RecordRemoved = { slug: string; by: string; at: Date; record: object };

export type RecordForEditing = {
  /** To be given back as `basedOn`: whoever saves on another one would undo somebody's work. */
  revision: string;
  state: 'draft' | 'scheduled' | 'published';
  /** The draft if there is one, otherwise what is published. */
  record: object;
  madeBy: string;
  madeAt: Date;
  publishAt: Date | null;
  note: RevisionNote | null;
  isSample: boolean;
  /** Pages never had it: its address may still be changed. */
  hasFreeAddress: boolean;
  /** Null while it is not on the pages. */
  published: { revision: string; record: object; by: string; at: Date | null } | null;
  missing: RecordFault[];
  /**
   * Fields ('words.en.name') that were published since the draft was begun, and that it says otherwise: it is not published
   * before somebody has seen that. She saves it with `basedOn` the published revision. Empty in all other cases.
   */
  clashes: string[];
  /** Fields of a price in which the draft differs from what is published. */
  prices: string[];
  /** All fields of a price of its kind. */
  priced: readonly string[];
  /** Of a course: how many have a seat in our own classroom, and how many wait for a code of another one. Null of other kinds. */
  learners: { here: number; waiting: number } | null;
};

export type RevisionInHistory = {
  revision: string;
  state: RevisionState;
  /** Null: from then on there was no such record. */
  record: object | null;
  /** 'academy' for what no member of staff wrote. */
  madeBy: string;
  madeAt: Date;
  publishAt: Date | null;
  publishedBy: string | null;
  publishedAt: Date | null;
  note: RevisionNote | null;
};

type ChangedMeanwhile = { ok: false; reason: 'changed-meanwhile'; by: string; at: Date };
type Scheduled = { ok: false; reason: 'is-scheduled'; by: string; at: Date };
type WrongShape = { ok: false; reason: 'wrong-shape'; faults: RecordFault[] };
type Unknown = { ok: false; reason: 'unknown-record' };
type NeedsPriceRight = { ok: false; reason: 'needs-price-right'; prices: string[] };

export type DraftSaved =
  /** More than prices differs, and she may change nothing else. */
  | { ok: false; reason: 'prices-only' }
  | { ok: true; revision: string; missing: RecordFault[] }
  /** `at`: when somebody saved; 'is-scheduled' `at`: when it will be published: unschedule it first. */
  | ChangedMeanwhile
  | Scheduled
  | WrongShape
  | Unknown;

export type RecordPublished =
  /** `publishedAt` null: it waits for its time. */
  | { ok: true; publishedAt: Date | null }
  | ChangedMeanwhile
  | Unknown
  | { ok: false; reason: 'incomplete'; missing: RecordFault[] }
  /** It changes what somebody pays: owner or finance publish it. */
  | NeedsPriceRight
  | { ok: false; reason: 'past' };

export type PreviewLink =
  | { ok: true; paths: Record<Locale, string>; until: Date }
  | { ok: false; reason: 'unknown-revision' };

export type StaffCatalogueVerbs = {
  /** In the order of the pages; what is not published yet comes last. */
  listRecords(input: { kind: RecordKind }): Promise<RecordInList[]>;
  /** What pages had and have no more, the last first: its history can make a draft of it. */
  listRemoved(input: { kind: RecordKind }): Promise<RecordRemoved[]>;
  /** Null when there is neither a record nor a draft of it. */
  recordForEditing(input: Name): Promise<RecordForEditing | null>;
  /** A draft of something new. A slug that was removed may be used again. */
  createRecord(
    input: Name & { record: unknown; staff: StaffMember },
  ): Promise<
    | { ok: true; revision: string; missing: RecordFault[] }
    | WrongShape
    | { ok: false; reason: 'slug-taken' | 'bad-slug' }
  >;
  /** It may miss words, never have a wrong shape. `address`: another slug, for what pages never had. */
  saveDraft(
    input: Name & { record: unknown; basedOn: string; staff: StaffMember; address?: string },
  ): Promise<DraftSaved>;
  /** Now, or at an instant in the future; a scheduled one gets another instant, or is published now. */
  publishRecord(input: Name & { revision: string; at?: Date; staff: StaffMember }): Promise<RecordPublished>;
  /** It is a draft again. False when it did not wait any more. */
  unscheduleRecord(input: Name & { revision: string; staff: StaffMember }): Promise<boolean>;
  /** What is published stays. False when it is no draft any more. */
  dropDraft(input: Name & { revision: string; staff: StaffMember }): Promise<boolean>;
  /** The newest 200. */
  recordHistory(input: Name): Promise<RevisionInHistory[]>;
  /** Makes a draft of an earlier revision; what is a draft now must be dropped first. */
  restoreRevision(
    input: Name & { revision: string; staff: StaffMember },
  ): Promise<
    | { ok: true; revision: string; missing: RecordFault[] }
    | WrongShape
    | { ok: false; reason: 'draft-there'; by: string; at: Date }
    | { ok: false; reason: 'unknown-revision' }
  >;
  /** 'still-needed': somebody's page or letter is made from it. */
  removeRecord(input: Name & { staff: StaffMember }): Promise<
    | { ok: true }
    | Unknown
    | { ok: false; reason: 'still-needed'; needs: NeededBy[] }
    /** It has a price, or lowers one. */
    | NeedsPriceRight
    | { ok: false; reason: 'settings-stay' }
  >;
  /** `position` from 1; beyond the end it comes last. At once, without a draft. False when it is not published. */
  moveRecord(input: Name & { position: number; staff: StaffMember }): Promise<boolean>;
  /** Of a course, at once: no new orders, or orders again. Whoever has it keeps it. False when it stood so, or is not there. */
  setOnSale(input: { slug: string; isOpen: boolean; staff: StaffMember }): Promise<boolean>;
  /** It is the academy's own from now on, whatever words of the sample stand in it. False when it was no sample. */
  claimRecord(input: Name & { staff: StaffMember }): Promise<boolean>;
  /**
   * A link to the very page with this revision in its place; whoever has it sees it for half an hour, for as long as she who
   * made it works here and may look herself.
   */
  previewLink(input: Name & { revision: string; staff: StaffMember }): Promise<PreviewLink>;
};

/** The academy with one revision in the place of what is published. */
export type Preview = { academy: Academy; until: Date };

/** Null for a link that is not ours or older than half an hour, and for a revision that is gone. */
export type OpenPreview = (token: string) => Promise<Preview | null>;

export type CatalogueClockwork = {
  /** Publishes what was meant for a time that has come. Returns how many records. */
  publishDue(): Promise<number>;
};
