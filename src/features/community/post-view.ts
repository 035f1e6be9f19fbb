/** What a member sees of what was written: never more than that. Of a question without a name no view holds who asks. */
import type { Reaction, Space } from './space.ts';

export type Author =
  | { kind: 'member'; id: string; name: string; city: string; isTeam: boolean }
  | { kind: 'anonymous' }
  /** She deleted her account. */
  | { kind: 'gone' };

export type Reacted = { kind: Reaction; count: number; isTheirs: boolean };

type Text = {
  id: string;
  author: Author;
  isTheirs: boolean;
  body: string;
  createdAt: Date;
  isEdited: boolean;
  /** Her own, and young enough. */
  mayEdit: boolean;
  reactions: Reacted[];
};

export type Picture = { id: string; alt: string; width: number; height: number };

export type PostView = Text & {
  /** What an English reader reads instead; null where the body is all there is. */
  bodyEn: string | null;
  space: Space;
  isPinned: boolean;
  /** Something happened in it since she last opened the space. */
  isNew: boolean;
  /** Those that she may read. */
  replies: number;
  picture: Picture | null;
};

export type ReplyView = Text;

/** A text that holds all the words searched for. */
export type FoundText = {
  postId: string;
  /** Null when it is the post itself. */
  replyId: string | null;
  space: Space;
  author: Author;
  body: string;
  bodyEn: string | null;
  createdAt: Date;
};

export type Mention = FoundText & { isNew: boolean };

/** What a picture of a post may be when it is sent, and what becomes of it. */
export const largestPictureBytes = 8 * 1024 * 1024;

/** Of the picture as members see it: its longer side in points, and how many bytes it aims at. */
export const shownPicture = { longestSide: 1_280, bytes: 200 * 1024 } as const;

const pictureProblems = [
  'picture-empty',
  'picture-size',
  'picture-kind',
  'picture-points',
  'picture-busy',
] as const;
export type PictureProblem = (typeof pictureProblems)[number];
