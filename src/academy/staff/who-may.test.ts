import { expect, test } from 'vitest';
import * as whoMay from './who-may.ts';
import { staffRoles, type StaffRole } from './who-may.ts';

/** The whole table written out: a change of permissions is a change of this table. */
const grid: Record<string, Record<StaffRole, boolean>> = {
  maySeeOrders: { owner: true, finance: true, support: true, editor: false, moderator: false, expert: false },
  maySeeDeliveries: {
    owner: true,
    finance: true,
    support: true,
    editor: false,
    moderator: false,
    expert: false,
  },
  mayDecideClaims: {
    owner: true,
    finance: true,
    support: false,
    editor: false,
    moderator: false,
    expert: false,
  },
  maySeeReceipts: {
    owner: true,
    finance: true,
    support: false,
    editor: false,
    moderator: false,
    expert: false,
  },
  mayRecordPayments: {
    owner: true,
    finance: true,
    support: false,
    editor: false,
    moderator: false,
    expert: false,
  },
  mayLetIn: { owner: true, finance: true, support: false, editor: false, moderator: false, expert: false },
  mayRefund: { owner: true, finance: true, support: false, editor: false, moderator: false, expert: false },
  mayApplyAgain: {
    owner: true,
    finance: true,
    support: false,
    editor: false,
    moderator: false,
    expert: false,
  },
  mayReconcile: {
    owner: true,
    finance: true,
    support: false,
    editor: false,
    moderator: false,
    expert: false,
  },
  maySeeAccessCodes: {
    owner: true,
    finance: true,
    support: true,
    editor: false,
    moderator: false,
    expert: false,
  },
  mayAddCodes: { owner: true, finance: false, support: true, editor: false, moderator: false, expert: false },
  mayWriteToLearners: {
    owner: true,
    finance: false,
    support: false,
    editor: true,
    moderator: false,
    expert: false,
  },
  maySendToLearners: {
    owner: true,
    finance: false,
    support: false,
    editor: false,
    moderator: false,
    expert: false,
  },
  mayRenewFiles: {
    owner: true,
    finance: false,
    support: true,
    editor: false,
    moderator: false,
    expert: false,
  },
  mayNoteOrders: {
    owner: true,
    finance: true,
    support: true,
    editor: false,
    moderator: false,
    expert: false,
  },
  mayReopenOrders: {
    owner: true,
    finance: true,
    support: true,
    editor: false,
    moderator: false,
    expert: false,
  },
  mayCancelOrders: {
    owner: true,
    finance: true,
    support: true,
    editor: false,
    moderator: false,
    expert: false,
  },
  maySharePayLinks: {
    owner: true,
    finance: false,
    support: true,
    editor: false,
    moderator: false,
    expert: false,
  },
  mayPlaceOrders: {
    owner: true,
    finance: true,
    support: true,
    editor: false,
    moderator: false,
    expert: false,
  },
  mayChangeOrderEmail: {
    owner: true,
    finance: false,
    support: true,
    editor: false,
    moderator: false,
    expert: false,
  },
  maySendMailAgain: {
    owner: true,
    finance: true,
    support: true,
    editor: false,
    moderator: false,
    expert: false,
  },
  maySeeNotifications: {
    owner: true,
    finance: true,
    support: false,
    editor: false,
    moderator: false,
    expert: false,
  },
  maySeeApplications: {
    owner: true,
    finance: false,
    support: true,
    editor: false,
    moderator: false,
    expert: false,
  },
  mayAnswerApplications: {
    owner: true,
    finance: false,
    support: true,
    editor: false,
    moderator: false,
    expert: false,
  },
  mayForwardAgain: {
    owner: true,
    finance: false,
    support: true,
    editor: false,
    moderator: false,
    expert: false,
  },
  maySeePeople: { owner: true, finance: true, support: true, editor: false, moderator: false, expert: false },
  mayAnswerDataRequests: {
    owner: true,
    finance: false,
    support: true,
    editor: false,
    moderator: false,
    expert: false,
  },
  mayManageStaff: {
    owner: true,
    finance: false,
    support: false,
    editor: false,
    moderator: false,
    expert: false,
  },
  mayModerate: { owner: true, finance: false, support: true, editor: false, moderator: true, expert: false },
  maySeeBookings: {
    owner: true,
    finance: false,
    support: true,
    editor: false,
    moderator: false,
    expert: true,
  },
  mayTeach: { owner: true, finance: false, support: true, editor: true, moderator: false, expert: true },
  mayAddPictures: {
    owner: true,
    finance: false,
    support: true,
    editor: true,
    moderator: false,
    expert: true,
  },
  mayFollowLearners: {
    owner: true,
    finance: false,
    support: true,
    editor: false,
    moderator: false,
    expert: true,
  },
  mayRemoveReviews: {
    owner: true,
    finance: false,
    support: true,
    editor: false,
    moderator: true,
    expert: false,
  },
  mayRevokeCertificates: {
    owner: true,
    finance: false,
    support: true,
    editor: false,
    moderator: false,
    expert: false,
  },
  maySetHours: { owner: true, finance: false, support: true, editor: false, moderator: false, expert: true },
  mayChangeBookings: {
    owner: true,
    finance: false,
    support: true,
    editor: false,
    moderator: false,
    expert: true,
  },
  maySeeCoupons: {
    owner: true,
    finance: true,
    support: true,
    editor: false,
    moderator: false,
    expert: false,
  },
  mayManageCoupons: {
    owner: true,
    finance: true,
    support: false,
    editor: false,
    moderator: false,
    expert: false,
  },
  mayOpenCourses: {
    owner: true,
    finance: false,
    support: true,
    editor: false,
    moderator: false,
    expert: false,
  },
  maySeeSales: { owner: true, finance: true, support: false, editor: false, moderator: false, expert: false },
  mayRemoveSamples: {
    owner: true,
    finance: false,
    support: false,
    editor: false,
    moderator: false,
    expert: false,
  },
  mayExportOrders: {
    owner: true,
    finance: true,
    support: false,
    editor: false,
    moderator: false,
    expert: false,
  },
  mayExportMonth: {
    owner: true,
    finance: true,
    support: false,
    editor: false,
    moderator: false,
    expert: false,
  },
  mayExportApplications: {
    owner: true,
    finance: false,
    support: true,
    editor: false,
    moderator: false,
    expert: false,
  },
  mayExportLog: {
    owner: true,
    finance: false,
    support: false,
    editor: false,
    moderator: false,
    expert: false,
  },
  mayResetSecondFactor: {
    owner: true,
    finance: false,
    support: false,
    editor: false,
    moderator: false,
    expert: false,
  },
  maySeeCatalogue: {
    owner: true,
    finance: true,
    support: true,
    editor: true,
    moderator: false,
    expert: false,
  },
  mayEditCatalogue: {
    owner: true,
    finance: false,
    support: false,
    editor: true,
    moderator: false,
    expert: false,
  },
  mayPublishCatalogue: {
    owner: true,
    finance: true,
    support: false,
    editor: true,
    moderator: false,
    expert: false,
  },
  maySetPrices: {
    owner: true,
    finance: true,
    support: false,
    editor: false,
    moderator: false,
    expert: false,
  },
  mayEditSettings: {
    owner: true,
    finance: false,
    support: false,
    editor: false,
    moderator: false,
    expert: false,
  },
  mayEditLegal: {
    owner: true,
    finance: false,
    support: false,
    editor: false,
    moderator: false,
    expert: false,
  },
  maySeeMails: { owner: true, finance: false, support: true, editor: false, moderator: false, expert: false },
  maySeeWebhooks: {
    owner: true,
    finance: false,
    support: true,
    editor: false,
    moderator: false,
    expert: false,
  },
  maySeeLog: { owner: true, finance: false, support: false, editor: false, moderator: false, expert: false },
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
    test(`${name}: ${role} ${grid[name]?.[role] ? 'may' : 'may not'}`, () => {
      expect(may({ role })).toBe(grid[name]?.[role]);
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
