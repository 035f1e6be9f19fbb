/** What a member sees of texts, and never more. Of a question without a name no view holds the author. */
import type { Locale } from '../../platform/i18n/locale.ts';
import type { Reaction, Space } from './space.ts';

/** A text in several languages; null when there is only its body. */
export type Bodies = Partial<Record<Locale, string>> | null;

export type Author =
  | { kind: 'member'; id: string; name: string; city: string; isTeam: boolean; isHost: boolean }
  | { kind: 'anonymous' }
  /** The account was deleted. */
  | { kind: 'gone' };

export type Reacted = { kind: Reaction; count: number; isTheirs: boolean };

type Text = {
  id: string;
  author: Author;
  isTheirs: boolean;
  body: string;
  createdAt: Date;
  isEdited: boolean;
  /** The reader's own text, and recent enough. */
  mayEdit: boolean;
  reactions: Reacted[];
};

export type Picture = { id: string; alt: string; width: number; height: number };

export type PostView = Text & {
  bodies: Bodies;
  space: Space;
  isPinned: boolean;
  /** Visitors may read it. */
  isPublic: boolean;
  /** Something happened in it since the reader last opened the space. */
  isNew: boolean;
  /** Those the reader may see. */
  replies: number;
  picture: Picture | null;
};

export type ReplyView = Text;

/** A text that holds all the words searched for. */
export type FoundText = {
  postId: string;
  /** Null for the post itself. */
  replyId: string | null;
  space: Space;
  author: Author;
  body: string;
  bodies: Bodies;
  createdAt: Date;
};

export type Mention = FoundText & { isNew: boolean };

/** The limit of an uploaded picture; a smaller copy of it is stored. */
export const largestPictureBytes = 8 * 1024 * 1024;

/** The stored copy: its longer side in pixels, and the number of bytes it aims at. */
export const shownPicture = { longestSide: 1_280, bytes: 200 * 1024 } as const;

const pictureProblems = [
  'picture-empty',
  'picture-size',
  'picture-kind',
  'picture-points',
  'picture-busy',
] as const;
export type PictureProblem = (typeof pictureProblems)[number];
