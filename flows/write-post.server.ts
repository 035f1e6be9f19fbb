/** A member writes a post, with a picture or without. The same form sent twice is one post. */
import { cleanLine, readBody } from '../domain/community/community-text.ts';
import { idOfForm, isFormKey } from '../domain/community/form-id.server.ts';
import { mayWrite } from '../domain/community/may-write.store.server.ts';
import { mayBeAnonymous, mayBegin, mostOf } from '../domain/community/space.ts';
import { insertPost, textStands } from '../domain/community/write-texts.store.server.ts';
import type { CircleVerbs, NewPost } from './circle-verbs.ts';
import { enterCommunity } from './enter-community.ts';
import type { FlowContext } from './flow-context.ts';

type Result = Awaited<ReturnType<CircleVerbs['writePost']>>;
type Made = { id: string; bytes: number; width: number; height: number };
type Inserted = { result: Result; isPictureKept: boolean };

const noAccess = { ok: false, reason: 'no-access' } as const;

function insert(
  { database, clock }: FlowContext,
  { member, space, isAnonymous, picture }: NewPost,
  { id, body, made }: { id: string; body: string; made: Made | null },
): Promise<Inserted> {
  const at = clock();
  return database.transaction<Inserted>(async (tx) => {
    const end = (result: Result, isPictureKept = false) => ({ result, isPictureKept });
    const viewer = await enterCommunity(tx, member);
    if (viewer === null) return end(noAccess);
    // Holds her profile: a second copy of the form waits here, and then finds the post.
    const may = await mayWrite(tx, viewer, at);
    if (await textStands(tx, 'post', id)) return end({ ok: true, id });
    if (!may.ok) return end(may);
    const isNameless = isAnonymous && mayBeAnonymous(space);
    const isNew = await insertPost(
      tx,
      { id, space, body, at, authorId: viewer.memberId, isAnonymous: isNameless },
      made && { ...made, alt: cleanLine(picture?.alt ?? '', mostOf.alt) },
    );
    return end({ ok: true, id }, isNew && made !== null);
  });
}

/** Whether the post is there already, or may not be written: asked before a picture costs any work. Null when she may go on. */
function beforePicture(
  { database, clock }: FlowContext,
  { member }: NewPost,
  id: string,
): Promise<Result | null> {
  return database.transaction<Result | null>(async (tx) => {
    const viewer = await enterCommunity(tx, member);
    if (viewer === null) return noAccess;
    const may = await mayWrite(tx, viewer, clock());
    if (await textStands(tx, 'post', id)) return { ok: true, id };
    return may.ok ? null : may;
  });
}

export async function writePost(context: FlowContext, input: NewPost): Promise<Result> {
  const { database, pictures, uuid, signer } = context;
  const viewer = await enterCommunity(database.db, input.member);
  if (viewer === null) return noAccess;
  if (!mayBegin(input.space, viewer)) return { ok: false, reason: 'not-here' };
  if (!isFormKey(input.key)) return { ok: false, reason: 'not-found' };
  const read = readBody(input.body);
  if (!read.ok) return { ok: false, reason: read.problem };
  const { body } = read;
  const id = idOfForm(signer, viewer.memberId, 'post', input.key);
  if (input.picture === null) return (await insert(context, input, { id, body, made: null })).result;
  const answered = await beforePicture(context, input, id);
  if (answered !== null) return answered;
  const shown = await pictures.make(input.picture.bytes);
  if (!shown.ok) return { ok: false, reason: shown.problem };
  const made = { id: uuid(), bytes: shown.bytes.length, width: shown.width, height: shown.height };
  // The file first, so that a row never names one that is not there. When the transaction throws, nobody knows whether it was
  // committed: then the file stays, and the clock removes it if no row names it.
  await pictures.keep(made.id, shown.bytes);
  const { result, isPictureKept } = await insert(context, input, { id, body, made });
  if (!isPictureKept) await pictures.remove(made.id);
  return result;
}
