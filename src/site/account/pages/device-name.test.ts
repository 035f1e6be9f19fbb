import { expect, test } from 'vitest';
import { words } from '../../../words.ts';
import { deviceName } from './devices.tsx';

const name = (agent: string) => deviceName(agent, words.en.account.devices);

test('a device is named by its browser and system', () => {
  const android = 'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko)';
  expect(name(`${android} Chrome/130.0.0.0 Mobile Safari/537.36`)).toBe('Chrome on Android');
  expect(name(`${android} SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36`)).toBe(
    'Samsung Internet on Android',
  );
  const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15';
  expect(name(`${iPhone} Version/18.1 Mobile/15E148 Safari/604.1`)).toBe('Safari on iPhone');
  expect(name('Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0')).toBe(
    'Firefox on Windows',
  );
});

test('an unrecognised browser is an unknown device', () => {
  expect(name('')).toBe('An unknown device');
  expect(name('curl/8.1')).toBe('An unknown device');
  expect(name('Something (Linux)')).toBe('A browser on Linux');
  expect(name('Firefox/132.0')).toBe('Firefox');
});
