import sharp from 'sharp';
import { expect, test } from 'vitest';
import { logoPngs } from './picture-files.ts';

const webp = async () =>
  new Uint8Array(
    await sharp({ create: { width: 480, height: 120, channels: 4, background: '#7a1f5c80' } })
      .webp()
      .toBuffer(),
  );

test('a logo is a PNG of the height that is asked for, made once; one that is gone is none', async () => {
  let reads = 0;
  const png = logoPngs({
    read: async (id) => {
      reads += 1;
      return id === 'here' ? webp() : null;
    },
  });
  const made = await png('here', 80);
  expect(await sharp(made ?? undefined).metadata()).toMatchObject({
    format: 'png',
    width: 320,
    height: 80,
    hasAlpha: true,
  });
  expect(await png('here', 80)).toBe(made);
  expect(reads).toBe(1);
  expect(await png('gone', 80)).toBeNull();
  expect(await sharp((await png('here', 400)) ?? undefined).metadata()).toMatchObject({ height: 120 });
});
