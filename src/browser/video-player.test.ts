import { expect, test } from 'vitest';
import { youtubeId } from './video-player.ts';

test('every usual form of a YouTube address gives its id', () => {
  for (const address of [
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch?list=x&v=dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ?t=3',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    'https://youtube.com/shorts/dQw4w9WgXcQ',
  ])
    expect(youtubeId(address)).toBe('dQw4w9WgXcQ');
});

test('files and other sites that look like YouTube are not taken for it', () => {
  for (const address of [
    '/media/welcome.mp4',
    'https://evil.example/youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com.evil.example/embed/dQw4w9WgXcQ',
  ])
    expect(youtubeId(address)).toBeNull();
});
