import { expect, test } from 'vitest';
import { settings as sample } from '../../../content/sample/settings.ts';
import { someSettings } from '../../../tests/support/builders.ts';
import { openTestAcademy } from '../../../tests/support/open-test-academy.ts';
import { academySettings, contentVersion } from './catalogue.table.ts';
import {
  changesBetween,
  readSettingsFile,
  readSettingsToEdit,
  writeSettings,
} from './settings-file.store.ts';

const fileOf = (of: object) => JSON.stringify({ ...sample, ...of });

test('the settings of the sample are accepted: they lack nothing that a file must have', () => {
  expect(readSettingsFile(fileOf({}))).toEqual({ ok: true, settings: sample });
});

test.each([
  [
    'a RIB with a wrong key',
    { bankTransfer: { ...sample.bankTransfer, rib: '007780000123456789012397' } },
    'bankTransfer.rib',
  ],
  ['a phone that cannot be', { phone: '12' }, 'phone'],
  ['a messenger number with a plus', { whatsapp: '+212600000000' }, 'whatsapp'],
  ['an address that is none', { learningPlatformUrl: 'learn' }, 'learningPlatformUrl'],
  ['a text in no language', { tagline: { en: ' ', ar: '' } }, 'tagline.en'],
  ['days in words', { orderExpiryDays: 'seven' }, 'orderExpiryDays'],
  ['a name that is no setting', { bankTransfers: null }, 'The file'],
])('%s is refused, and the place is named', (_, of, place) => {
  const reading = readSettingsFile(fileOf(of));
  expect(reading).toMatchObject({ ok: false, faults: [expect.stringMatching(new RegExp(`^${place} `))] });
});

test('what is no JSON is refused', () => {
  expect(readSettingsFile('{')).toMatchObject({ ok: false });
});

test('no way to pay but by card is a choice', () => {
  expect(readSettingsFile(fileOf({ bankTransfer: null, cashAgency: null }))).toMatchObject({ ok: true });
});

test('changes are listed leaf by leaf', () => {
  const before = { a: 1, b: { c: 'x', d: [1] }, gone: null };
  expect(changesBetween(before, { a: 1, b: { c: 'y', d: [1, 2] } })).toEqual([
    { what: 'b.c', before: 'x', after: 'y' },
    { what: 'b.d.1', before: undefined, after: 2 },
    { what: 'gone', before: null, after: undefined },
  ]);
});

test('written settings are the owner’s, and cached pages are made again', async () => {
  const { database, academy, close } = await openTestAcademy({ context: { production: true } });
  await database.db.update(academySettings).set({ sample: 'sample' });
  const version = async () => (await database.db.select().from(contentVersion))[0]?.version ?? 0;
  const before = await version();
  await database.transaction((tx) =>
    writeSettings(tx, someSettings({ phone: '+212522111111' }), new Date(0)),
  );
  expect(await version()).toBe(before + 1);
  expect(await academy.staff.settingsFaults()).toEqual([]);
  expect(await academy.settings()).toMatchObject({ phone: '+212522111111', bankTransfer: { bank: 'Bank' } });
  await close();
});

test('a RIB that cannot be right is shown to whoever edits it', async () => {
  const bankTransfer = { accountName: 'Academy', bank: 'Bank', rib: '123', swift: '' };
  const { database, close } = await openTestAcademy({ settings: someSettings({ bankTransfer }) });
  expect(await readSettingsToEdit(database.db)).toMatchObject({ bankTransfer });
  await close();
});
