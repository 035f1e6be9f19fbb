import { expect, test } from 'vitest';
import * as whoMay from './who-may.ts';
import { staffRoles, type StaffRole } from './who-may.ts';

/** The whole table written out, a letter for each role that may: a change of permissions is a change of this table. */
const roles: Record<StaffRole, string> = {
  owner: 'o',
  finance: 'f',
  support: 's',
  editor: 'e',
  moderator: 'm',
  expert: 'x',
};
const grid: Record<string, string> = {
  maySeeOrders: 'ofs',
  maySeeDeliveries: 'ofs',
  mayDecideClaims: 'of',
  maySeeReceipts: 'of',
  mayRecordPayments: 'of',
  mayGiveFreeAccess: 'of',
  mayRefund: 'of',
  mayApplyAgain: 'of',
  mayReconcile: 'of',
  maySeeAccessCodes: 'ofs',
  mayAddCodes: 'os',
  mayWriteToLearners: 'oe',
  maySendToLearners: 'o',
  mayRenewFiles: 'os',
  mayNoteOrders: 'ofs',
  mayEndSessions: 'os',
  mayReopenOrders: 'ofs',
  mayCancelOrders: 'ofs',
  maySharePayLinks: 'os',
  mayPlaceOrders: 'ofs',
  mayChangeOrderEmail: 'os',
  maySendMailAgain: 'ofs',
  maySeeNotifications: 'of',
  maySeeApplications: 'os',
  mayAnswerApplications: 'os',
  mayForwardAgain: 'os',
  maySeePeople: 'ofs',
  mayAnswerDataRequests: 'os',
  mayManageStaff: 'o',
  mayModerate: 'osm',
  maySeeBookings: 'osx',
  mayTeach: 'osex',
  mayAddPictures: 'osex',
  mayFollowLearners: 'osx',
  mayRemoveReviews: 'osm',
  mayRevokeCertificates: 'os',
  maySetHours: 'osx',
  mayChangeBookings: 'osx',
  maySeeCoupons: 'ofs',
  mayManageCoupons: 'of',
  mayOpenCourses: 'os',
  maySeeSales: 'of',
  maySeeShares: 'of',
  maySeeOrganisations: 'ofs',
  maySellSeats: 'of',
  maySeeOwnShares: 'ox',
  mayRemoveSamples: 'o',
  mayExportOrders: 'of',
  mayExportMonth: 'of',
  mayExportApplications: 'os',
  mayImport: 'o',
  mayExportLog: 'o',
  mayResetSecondFactor: 'o',
  maySeeCatalogue: 'ofse',
  mayEditCatalogue: 'oe',
  mayPublishCatalogue: 'ofe',
  maySetPrices: 'of',
  mayEditSettings: 'o',
  mayEditLegal: 'o',
  maySeeMails: 'os',
  maySeeWebhooks: 'os',
  maySeeLog: 'o',
};

// Permissions about one's own things take a second argument, and are tested below.
const permissions = Object.entries(whoMay).filter(
  ([, value]) => typeof value === 'function' && value.length === 1,
) as [string, (who: { role: StaffRole }) => boolean][];

test('the grid lists every permission and nothing else', () => {
  expect(permissions.map(([name]) => name).sort()).toEqual(Object.keys(grid).sort());
});

for (const [name, may] of permissions)
  for (const role of staffRoles)
    test(`${name}: ${role} ${grid[name]?.includes(roles[role]) ? 'may' : 'may not'}`, () => {
      expect(may({ role })).toBe(grid[name]?.includes(roles[role]));
    });

test('an unknown role may do nothing', () => {
  const stranger = { role: 'visitor' as StaffRole };
  expect(permissions.filter(([, may]) => may(stranger))).toEqual([]);
});

test('an expert changes only their own hours and bookings; owner and support all of them', () => {
  for (const may of [whoMay.maySetHoursOf, whoMay.mayChangeBookingsOf]) {
    expect(may({ role: 'expert', expert: 'imane' }, 'imane')).toBe(true);
    expect(may({ role: 'expert', expert: 'imane' }, 'sara')).toBe(false);
    expect(may({ role: 'expert' }, 'imane')).toBe(false);
    for (const role of staffRoles.filter((one) => one !== 'expert'))
      expect(may({ role }, 'imane')).toBe(role === 'owner' || role === 'support');
  }
});

test('only the owner writes and publishes the settings', () => {
  for (const may of [whoMay.mayWriteRecord, whoMay.mayPublishRecord])
    expect(staffRoles.filter((role) => may({ role }, 'settings'))).toEqual(['owner']);
});

test('owner and editor write everything else; finance publishes what changes a price', () => {
  expect(staffRoles.filter((role) => whoMay.mayWriteRecord({ role }, 'course'))).toEqual(['owner', 'editor']);
  expect(staffRoles.filter((role) => whoMay.mayPublishRecord({ role }, 'course'))).toEqual([
    'owner',
    'finance',
    'editor',
  ]);
});
