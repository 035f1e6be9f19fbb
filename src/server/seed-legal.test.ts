import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { legalTexts } from '../features/catalogue/catalogue.table.ts';
import { legalSlugs } from '../features/legal/legal.ts';
import { describeOnBothEngines, openTestDatabase } from '../../tests/support/open-test-database.ts';
import { seedOnce } from './seed.ts';

describeOnBothEngines('the pages of law', (engine) => {
  it('come to an academy of any age, and what its owner has written stays', async () => {
    const database = await openTestDatabase(engine);
    expect(await seedOnce(database, 'owner@academy.example')).toBe(true);
    const read = () => database.db.select().from(legalTexts).orderBy(legalTexts.position);
    const [privacy] = await read();
    if (!privacy) throw new Error('Nothing was seeded.');
    const record = { ...privacy.record, version: '7.0' };
    await database.db.update(legalTexts).set({ record }).where(eq(legalTexts.slug, privacy.slug));
    // An academy from before the texts were kept here has none of them.
    await database.db.delete(legalTexts).where(eq(legalTexts.slug, 'cookie-policy'));
    expect(await seedOnce(database, 'owner@academy.example')).toBe(false);
    const rows = await read();
    expect(rows.map(({ slug }) => slug)).toEqual(legalSlugs);
    expect(rows[0]?.record.version).toBe('7.0');
  });
});
