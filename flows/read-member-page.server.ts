/** A member reads the page of another, or of herself as others see it. */
import { readBlocked } from '../domain/community/block-member.store.server.ts';
import { areApart } from '../domain/community/blocks.store.server.ts';
import { readTextsOf } from '../domain/community/member-texts.store.server.ts';
import { findShown } from '../domain/community/profile.store.server.ts';
import { readFinished } from '../domain/community/sprint-members.store.server.ts';
import { asViewer } from './enter-community.ts';
import type { FlowContext } from './flow-context.ts';
import type { SafetyVerbs } from './safety-verbs.ts';

type Read = SafetyVerbs['memberPage'];

const mostTexts = 30;
const notFound = { ok: false, reason: 'not-found' } as const;

export const readMemberPage = (context: FlowContext, { member, id }: Parameters<Read>[0]): ReturnType<Read> =>
  asViewer(context, member, async (tx, { memberId }) => {
    const shown = await findShown(tx, id);
    if (!shown) return notFound;
    const isBlocked = (await readBlocked(tx, memberId)).some((one) => one.memberId === id);
    if (!isBlocked && (await areApart(tx, memberId, id))) return notFound;
    const texts = isBlocked ? [] : await readTextsOf(tx, memberId, id, mostTexts);
    const finished = isBlocked ? [] : await readFinished(tx, id);
    return { ok: true, shown, isMe: id === memberId, isBlocked, texts, finished };
  });
