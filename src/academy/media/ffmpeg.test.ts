import { EventEmitter } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { arePresent } from './ffmpeg.ts';

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
  const ofModule = await import('./ffmpeg.ts');
  expect(await ofModule.arePresent({ ffmpeg: 'ffmpeg', ffprobe: 'ffprobe' })).toBe(false);
});

test('a program that is stopped because it takes too long is there; one that fails by itself is not', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'derb-programs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const program = (name: string, line: string) => {
    const file = path.join(folder, name);
    writeFileSync(file, `#!/bin/sh\n${line}\n`);
    chmodSync(file, 0o755);
    return file;
  };
  const slow = program('slow', 'kill -KILL $$');
  expect(await arePresent({ ffmpeg: slow, ffprobe: slow })).toBe(true);
  expect(await arePresent({ ffmpeg: slow, ffprobe: program('broken', 'exit 127') })).toBe(false);
});
