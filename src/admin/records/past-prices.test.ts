import { expect, it } from 'vitest';
import { aCampaign, aCourse } from '../../../tests/support/builders.ts';
import { place, staff as owner } from '../../../tests/support/actions.ts';
import { academyForEach } from '../../../tests/support/open-test-academy.ts';
import { describeOnBothEngines } from '../../../tests/support/open-test-database.ts';
import type { Campaign } from '../../catalogue/courses/course.ts';
import { allowed } from '../../../tests/support/sure.ts';

const dayMs = 86_400_000;
const name = { kind: 'course', slug: 'selling-online' } as const;

describeOnBothEngines('the price that is struck through', (engine) => {
  const test = academyForEach({ engine, courses: [aCourse({ priceCentimes: 80_000 })] });

  const days = (n: number) => test.pass(n * dayMs);

  async function publish(kind: 'course' | 'campaign', slug: string, record: object): Promise<void> {
    const { saveDraft, createRecord, recordForEditing, publishRecord } = test.academy.staff;
    const there = await recordForEditing({ kind, slug });
    const made = there
      ? await saveDraft({ kind, slug, record, basedOn: there.revision, staff: owner })
      : await createRecord({ kind, slug, record, staff: owner });
    if (!made.ok) throw new Error(JSON.stringify(made));
    allowed(await publishRecord({ kind, slug, revision: made.revision, staff: owner }));
  }
  const setPrice = (priceCentimes: number) =>
    publish('course', name.slug, aCourse({ priceCentimes, taughtAt: 'elsewhere' }));
  const lower = (slug: string, percent: number, forDays: number) =>
    publish('campaign', slug, {
      ...aCampaign({ slug, percent }),
      startsAt: test.context.clock().toISOString(),
      endsAt: new Date(test.context.clock().getTime() + forDays * dayMs).toISOString(),
      words: {
        en: { text: 'Spring', note: 'Less' },
        ar: { text: 'ربيع', note: 'أقل' },
        fr: { text: 'Printemps', note: 'Moins' },
      },
    } satisfies Campaign);
  const struck = async () => {
    const [listed] = await test.academy.courses();
    const shown = await test.academy.course(name.slug);
    expect(listed?.offer).toEqual(shown?.offer);
    return [shown?.offer?.priceCentimes, shown?.offer?.beforeCentimes];
  };

  it('is the lowest that was published in the month before the campaign, and the charged one is the campaign’s', async () => {
    days(5);
    await setPrice(70_000);
    days(5);
    await setPrice(100_000);
    expect(await struck()).toEqual([100_000, null]);
    days(5);
    await lower('spring', 40, 10);
    expect(await struck()).toEqual([60_000, 70_000]);
    expect(await place(test)).toMatchObject({ listPriceCentimes: 100_000, amountCentimes: 60_000 });
    days(10);
    expect(await struck()).toEqual([100_000, null]);
  });

  it('is that of an earlier campaign in the same month, also when its record is used again or was removed', async () => {
    await lower('spring', 20, 3);
    days(5);
    await lower('spring', 50, 3);
    expect(await struck()).toEqual([40_000, 64_000]);
    days(5);
    expect(await test.academy.staff.removeRecord({ kind: 'campaign', slug: 'spring', staff: owner })).toEqual(
      {
        ok: true,
      },
    );
    await lower('summer', 10, 3);
    expect(await struck()).toEqual([72_000, null]);
    days(40);
    await lower('autumn', 10, 3);
    expect(await struck()).toEqual([72_000, 80_000]);
  });

  it('is none for a course that was first published while the campaign ran', async () => {
    await lower('spring', 20, 9);
    days(1);
    await publish('course', 'sewing', aCourse({ slug: 'sewing', priceCentimes: 90_000, position: 2 }));
    const sewing = (await test.academy.course('sewing'))?.offer;
    expect([sewing?.priceCentimes, sewing?.beforeCentimes]).toEqual([72_000, null]);
    expect(await struck()).toEqual([64_000, 80_000]);
  });
});
