import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import { arePresent } from './ffmpeg.ts';

vi.mock('node:child_process', () => ({
  /** As Node answers where no file descriptor is left: a child without streams, and its error a moment later. */
  spawn: () => {
    const child = new EventEmitter();
    process.nextTick(() => child.emit('error', new Error('spawn EMFILE')));
    return child;
  },
}));

test('a program that cannot start for want of file descriptors is missing, and ends nothing else', async () => {
  expect(await arePresent({ ffmpeg: 'ffmpeg', ffprobe: 'ffprobe' })).toBe(false);
});
