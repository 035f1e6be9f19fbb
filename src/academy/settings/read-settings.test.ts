import { describe, expect, test } from 'vitest';
import { someSettings } from '../../../tests/support/builders.ts';
import { openTestAcademy } from '../../../tests/support/open-test-academy.ts';
import { academySettings } from '../content/catalogue.table.ts';
import { inEach } from '../../platform/i18n/locale.ts';
import { asRequest } from '../../platform/db/read-once.ts';
import { completeSettings, settingsToEdit, unprovenIn } from './earlier-settings.ts';
import { type AcademySettings, claimNames, shownRegistration } from './settings.ts';

/** Of an academy in which these are stored: what is read of them, and what staff see is wrong. */
async function readOf(settings: object) {
  await using opened = await openTestAcademy({ settings: settings as AcademySettings });
  const { academy } = opened;
  return { read: await academy.settings(), faults: await academy.staff.settingsFaults() };
}

test('an academy seeded before the hours until access were a setting promises 24', async () => {
  const { accessWithinHours: _notThere, ...earlier } = someSettings({ orderExpiryDays: 3 });
  expect((await readOf(earlier)).read).toMatchObject({ accessWithinHours: 24, orderExpiryDays: 3 });
});

const earlyFigures = { activeMembers: '10', projectsLaunched: '5', trainees: '+3', rating: '4.9/5' };

test('an academy seeded before texts were written in each language has the same in both', async () => {
  const claims = earlyFigures;
  const registration = [{ label: 'ICE', value: '001' }];
  const bonusConsultation = { percentOff: 50, valueCentimes: 50_000, firstRegistrants: 100 };
  const { read } = await readOf({ ...someSettings(), claims, registration, bonusConsultation });
  expect(read).toMatchObject({
    claims: { rating: { asOf: null } },
    people: [],
    trainerSharePercent: null,
    registration: [{ label: { en: 'ICE', ar: 'ICE' }, value: '001' }],
    bonusConsultation: { service: null, percentOff: 50, firstRegistrants: 100, validDays: 90 },
  });
});

const account = { accountName: 'Academy', bank: 'Bank', rib: '007 780 0001234567890123 96', swift: '' };

test('a RIB whose key is wrong is shown to nobody, and staff see why', async () => {
  const bankTransfer = { ...account, rib: '007 780 0001234567890123 97' };
  const { read, faults } = await readOf(someSettings({ bankTransfer }));
  expect([read.bankTransfer, faults]).toEqual([null, ['rib']]);
});

test('a right RIB is 24 digits however it was typed, and nothing is wrong', async () => {
  const { read, faults } = await readOf(someSettings({ bankTransfer: account }));
  expect(read.bankTransfer).toEqual({ ...account, rib: '007780000123456789012396' });
  expect(faults).toEqual([]);
});

test('without an account and without anybody at an agency neither is offered', async () => {
  const cashAgency = { beneficiary: ' ', city: '', phone: '', agencies: [] };
  const { read, faults } = await readOf(someSettings({ bankTransfer: null, cashAgency }));
  expect(read).toMatchObject({ bankTransfer: null, cashAgency: null });
  expect(faults).toEqual(['no-account', 'no-agency']);
});

test('an academy seeded before it could name its agencies names the two it always had', async () => {
  const cashAgency = { beneficiary: 'A', city: 'Fès', phone: '+212600000000' };
  const agencies = [{ name: { en: 'WafaCash' } }, { name: { en: 'Cash Plus' } }];
  const { read } = await readOf({ ...someSettings(), cashAgency });
  expect(read).toMatchObject({ cashAgency: { ...cashAgency, agencies } });
});

test('the settings are made once for all who read them, none of whom can change them, and anew once they are written', async () => {
  const { academy, database, close } = await openTestAcademy({ settings: someSettings() });
  const read = () => asRequest(() => academy.settings());
  const before = await read();
  expect(await read()).toBe(before);
  expect(() => Object.assign(before, { orderExpiryDays: 8 })).toThrow(TypeError);
  await database.db.update(academySettings).set({ record: someSettings({ orderExpiryDays: 9 }) });
  expect((await read()).orderExpiryDays).toBe(9);
  await close();
});

test('what the owner has set stays', async () => {
  const { read } = await readOf(someSettings({ accessWithinHours: 48 }));
  expect(read).toMatchObject({ accessWithinHours: 48 });
});

describe('what nobody could check', () => {
  const opened = { ...someSettings(), claims: { en: earlyFigures, ar: earlyFigures } } as never;
  const seen = (marked: boolean) => completeSettings(opened, { marked, sampleToo: false }).claims;

  test('figures that were kept without a source open for staff as before', () => {
    const { claims } = settingsToEdit(opened);
    expect(claims.trainees).toEqual({
      figure: inEach(() => '+3'),
      source: inEach(() => ''),
      asOf: null,
    });
    expect(unprovenIn(settingsToEdit(opened)).claims).toEqual([...claimNames]);
  });

  test('visitors see them in the sample alone', () => {
    expect(seen(true).rating.figure.en).toBe('4.9/5');
    expect(seen(false).rating.figure).toEqual(inEach(() => ''));
  });

  test('with a source and a day they are seen', () => {
    const settings = someSettings();
    expect(completeSettings(settings, { marked: false, sampleToo: false }).claims).toEqual(settings.claims);
    expect(unprovenIn(settings)).toEqual({ claims: [], registration: [] });
  });

  test('a registration of zeros is told to staff and shown to nobody', () => {
    const numbered = { label: { en: 'RC', ar: 'س.ت', fr: 'RC' }, value: '100200' };
    const zeros = { label: { en: 'ICE', ar: 'ت.م.م', fr: 'ICE' }, value: '000 000' };
    const settings = someSettings({ registration: [numbered, zeros] });
    expect(shownRegistration(settings)).toEqual([numbered]);
    expect(completeSettings(settings, { marked: true, sampleToo: true }).registration).toEqual([numbered]);
    // The footer shows the sample's as such, until its owner has published the settings.
    const shown = (marked: boolean) => completeSettings(settings, { marked, sampleToo: false });
    expect(shown(true).sampleRegistration).toEqual([zeros]);
    expect(shown(false).sampleRegistration).toBeUndefined();
    expect(settingsToEdit(settings).registration).toEqual([numbered, zeros]);
    expect(unprovenIn(settings).registration).toEqual([zeros.label]);
  });
});
