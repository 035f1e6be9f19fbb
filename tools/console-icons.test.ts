import { expect, test } from 'vitest';
import { iconFaults } from './console-icons.ts';

test('every icon that the console and react-admin import lies in console/icons, and no other: else npm run console-icons', () => {
  expect(iconFaults()).toEqual({ missing: [], unused: [] });
});
