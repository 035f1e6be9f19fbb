/** What a member reads of the community. Every verb asks anew whether she may. */
import {
  countMentions,
  findTexts,
  markMentionsSeen,
  readMentions,
} from '../domain/community/find-texts.store.server.ts';
import { findOwnText } from '../domain/community/own-text.store.server.ts';
import { mayStillEdit } from '../domain/community/own-text.ts';
import {
  countUnread,
  markRead,
  readPinned,
  readPost,
  readPosts,
  readReplies,
} from '../domain/community/posts.store.server.ts';
import { findProfile } from '../domain/community/profile.store.server.ts';
import { isQuiet } from '../domain/community/quiet.ts';
import { hasReadablePicture } from '../domain/community/write-texts.store.server.ts';
import { mayEnterCommunity } from '../domain/members/member.ts';
import { readStanding } from '../domain/members/standing.store.server.ts';
import { isUuid } from '../domain/people/uuid.ts';
import type { CircleVerbs, NoAccess } from './circle-verbs.ts';
import { enterCommunity } from './enter-community.ts';
import type { FlowContext } from './flow-context.ts';

const noAccess: NoAccess = { ok: false, reason: 'no-access' };
const notFound = { ok: false, reason: 'not-found' } as const;

export function readTexts({
  database: { db },
  clock,
}: FlowContext): Pick<CircleVerbs, 'enter' | 'posts' | 'post' | 'ownText'> {
  return {
    async enter(member) {
      const viewer = await enterCommunity(db, member);
      if (viewer === null) {
        const standing = await readStanding(db, member.email);
        return { ok: false, standing: mayEnterCommunity(standing) ? 'shut-out' : standing };
      }
      const unread = await countUnread(db, viewer.memberId);
      const mentions = await countMentions(db, viewer.memberId);
      const profile = await findProfile(db, viewer.memberId);
      const quietUntil = profile !== null && isQuiet(profile, clock()) ? profile.quietUntil : null;
      return { ok: true, viewer, unread, mentions, quietUntil };
    },
    async posts({ member, space, before }) {
      const viewer = await enterCommunity(db, member);
      if (viewer === null) return noAccess;
      const now = clock();
      const reader = { memberId: viewer.memberId, now };
      const page = await readPosts(db, reader, { space, before });
      const pinned = space === null || before !== null ? [] : await readPinned(db, reader, space);
      if (space !== null) await markRead(db, viewer.memberId, space, now);
      return { ok: true, pinned, ...page };
    },
    async post({ member, id, replies = { page: 1 } }) {
      const viewer = await enterCommunity(db, member);
      if (viewer === null) return noAccess;
      if (!isUuid(id)) return notFound;
      const reader = { memberId: viewer.memberId, now: clock() };
      const post = await readPost(db, reader, id);
      if (post === null) return notFound;
      const page = await readReplies(db, reader, id, replies);
      return { ok: true, post, ...page };
    },
    async ownText({ member, subject }) {
      const viewer = await enterCommunity(db, member);
      if (viewer === null) return noAccess;
      const text = isUuid(subject.id) ? await findOwnText(db, viewer.memberId, subject) : null;
      if (text === null) return notFound;
      const { body, postId, space, createdAt, isInSight } = text;
      return {
        ok: true,
        body,
        postId: isInSight ? postId : null,
        space,
        isPost: subject.kind === 'post',
        mayEdit: isInSight && mayStillEdit(createdAt, clock()),
      };
    },
  };
}

export function readFindings({
  database: { db },
  clock,
  pictures,
}: FlowContext): Pick<CircleVerbs, 'search' | 'mentions' | 'picture'> {
  return {
    async search({ member, query }) {
      const viewer = await enterCommunity(db, member);
      if (viewer === null) return noAccess;
      return { ok: true, ...(await findTexts(db, viewer.memberId, query)) };
    },
    async mentions(member) {
      const viewer = await enterCommunity(db, member);
      if (viewer === null) return noAccess;
      const mentions = await readMentions(db, viewer.memberId);
      await markMentionsSeen(db, viewer.memberId, clock());
      return { ok: true, mentions };
    },
    async picture({ member, id }) {
      const viewer = await enterCommunity(db, member);
      if (viewer === null) return noAccess;
      if (!isUuid(id) || !(await hasReadablePicture(db, viewer.memberId, id))) return notFound;
      const bytes = await pictures.read(id);
      return bytes === null ? notFound : { ok: true, bytes };
    },
  };
}
