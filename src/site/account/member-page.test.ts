import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Member } from '../../academy/sign-in/member.ts';
import { aMember, block, openTestCommunity, reply, write } from '../../../tests/support/community.ts';
import type { TestAcademy } from '../../../tests/support/open-test-academy.ts';
import { describeOnBothEngines } from '../../../tests/support/open-test-database.ts';
import { allowed } from '../../../tests/support/sure.ts';

describeOnBothEngines('the page of a member', (engine) => {
  let test: TestAcademy;
  let salma: Member;
  let nadia: Member;
  beforeEach(async () => {
    ({ test, salma, nadia } = await openTestCommunity(engine));
  });
  afterEach(() => test.close());

  const texts = async (viewer: Member, of: Member) =>
    allowed(await test.academy.safety.memberPage({ member: viewer, id: of.id })).texts.map(
      ({ body, postId, replyId }) => ({ body, postId, replyId }),
    );

  it('shows replies with posts, the newest first, each with its post or space', async () => {
    const own = await write(test, nadia, 'My first parcel');
    test.pass(60_000);
    const postId = await write(test, salma, 'Who sends parcels?');
    test.pass(60_000);
    const replyId = await reply(test, nadia, postId, 'I do');
    expect(await texts(salma, nadia)).toEqual([
      { body: 'I do', postId, replyId },
      { body: 'My first parcel', postId: own, replyId: null },
    ]);
  });

  it('shows no reply to what the viewer may not read, none that was deleted, and none without a name', async () => {
    const amal = await aMember(test, 'Amal');
    const hidden = await write(test, amal, 'Of somebody apart');
    await reply(test, nadia, hidden, 'Under it');
    await block(test, amal, salma);
    const asked = await write(test, nadia, 'May I ask?', { space: 'questions', isAnonymous: true });
    await reply(test, nadia, asked, 'It is about my price');
    const id = await reply(test, nadia, await write(test, salma, 'Good evening'), 'Taken back');
    await test.academy.community.remove({ member: nadia, subject: { kind: 'reply', id } });
    expect(await texts(salma, nadia)).toEqual([]);
  });
});
