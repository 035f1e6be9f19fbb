import { EventEmitter } from 'node:events';
import { expect, onTestFinished, test, vi } from 'vitest';

test('a program that cannot start for want of file descriptors is missing, and ends nothing else', async () => {
  // Other tests of this process have loaded the module with the real programs.
  vi.resetModules();
  vi.doMock('node:child_process', () => ({
    /** As Node answers where no file descriptor is left: a child without streams, and its error a moment later. */
    spawn: () => {
      const child = new EventEmitter();
      process.nextTick(() => child.emit('error', new Error('spawn EMFILE')));
      return child;
    },
  }));
  onTestFinished(() => {
    vi.doUnmock('node:child_process');
    vi.resetModules();
  });
  const { arePresent } = await import('./ffmpeg.ts');
  expect(await arePresent({ ffmpeg: 'ffmpeg', ffprobe: 'ffprobe' })).toBe(false);
});
