/** Verbs of the community. Each asks anew who may enter: without a membership it answers 'no-access' and nothing else. */
import type { PictureProblem } from '../domain/community/post-picture.ts';
import type { RepliesPage } from '../domain/community/posts.store.server.ts';
import type { FoundText, Mention, PostView, ReplyView } from '../domain/community/post-view.ts';
import type { Reaction, Space } from '../domain/community/space.ts';
import type { Viewer } from '../domain/community/viewer.ts';
import type { Member, Standing } from '../domain/members/member.ts';
import type { FilesById } from './files-by-id.ts';

export type NoAccess = { ok: false; reason: 'no-access' };
export type NotThere = NoAccess | { ok: false; reason: 'not-found' };

/** What the frame of every page shows. */
export type Entrance = {
  ok: true;
  viewer: Viewer;
  /** How many posts of a space have something new for her. */
  unread: Record<Space, number>;
  /** How often she was called since she last looked. */
  mentions: number;
  /** Until when the team asked her to read only; null when she may write. */
  quietUntil: Date | null;
};

export type WritingProblem = 'required' | 'too-long' | 'quiet' | 'too-many';

export type NewPost = {
  member: Member;
  space: Space;
  /** Made when the form was opened; the same key of the same member is the same post. 16 to 128 characters. */
  key: string;
  body: string;
  isAnonymous: boolean;
  /** As it was sent, of any kind and size. */
  picture: { bytes: Uint8Array; alt: string } | null;
};

export type NewReply = { member: Member; postId: string; key: string; body: string };

export type Written = { ok: true; id: string } | NotThere | { ok: false; reason: WritingProblem };

export type Subject = { kind: 'post' | 'reply'; id: string };

export type CircleVerbs = {
  /** 'shut-out': the team has closed the community to her. */
  enter(member: Member): Promise<Entrance | { ok: false; standing: Standing | 'shut-out' }>;
  /** The posts that were last written or replied to. `space` null: of all spaces. Opening a space marks it as read. */
  posts(input: {
    member: Member;
    space: Space | null;
    before: string | null;
  }): Promise<{ ok: true; pinned: PostView[]; posts: PostView[]; next: string | null } | NoAccess>;
  /** A post with one page of its replies: the first unless another is asked for, by its number or by a reply that stands on it. */
  post(input: {
    member: Member;
    id: string;
    replies?: RepliesPage;
  }): Promise<{ ok: true; post: PostView; replies: ReplyView[]; page: number; pages: number } | NotThere>;
  /**
   * Her own text, as it stands, for a form that changes it or takes it away. `postId` null: the post is out of her sight, and
   * what she wrote in it can only be taken away.
   */
  ownText(input: {
    member: Member;
    subject: Subject;
  }): Promise<
    | { ok: true; body: string; postId: string | null; space: Space; isPost: boolean; mayEdit: boolean }
    | NotThere
  >;
  writePost(input: NewPost): Promise<Written | { ok: false; reason: PictureProblem | 'not-here' }>;
  writeReply(input: NewReply): Promise<Written>;
  /** 'too-many' when she has changed her share of the hour. */
  edit(input: {
    member: Member;
    subject: Subject;
    body: string;
  }): Promise<Written | { ok: false; reason: 'too-late' }>;
  /**
   * Her own, for good, also where she no longer reads the post: then `postId` is null. Nothing of it is kept, but that
   * something was written then.
   */
  remove(input: {
    member: Member;
    subject: Subject;
  }): Promise<{ ok: true; space: Space; postId: string | null } | NotThere>;
  /** `isWanted` says how it shall be afterwards, so that a form sent twice changes nothing more. */
  react(input: {
    member: Member;
    subject: Subject;
    reaction: Reaction;
    isWanted: boolean;
  }): Promise<{ ok: true; postId: string } | NotThere>;
  /** Of the team alone. */
  pin(input: { member: Member; id: string; isPinned: boolean }): Promise<{ ok: true } | NotThere>;
  search(input: {
    member: Member;
    query: string;
  }): Promise<{ ok: true; found: FoundText[]; isMore: boolean } | NoAccess>;
  /** The newest first; afterwards she has seen them. */
  mentions(member: Member): Promise<{ ok: true; mentions: Mention[] } | NoAccess>;
  /** The bytes of a WebP picture. */
  picture(input: { member: Member; id: string }): Promise<{ ok: true; bytes: Uint8Array } | NotThere>;
};

/** What becomes of a picture that a member sends, and where it lies. Names are ids made by the academy. */
export type PictureFiles = FilesById & {
  /**
   * Decoded and written anew as WebP: smaller, upright, and without anything a camera wrote into it. 'picture-busy': too many
   * wait already.
   */
  make(
    bytes: Uint8Array,
  ): Promise<
    { ok: true; bytes: Uint8Array; width: number; height: number } | { ok: false; problem: PictureProblem }
  >;
};
