import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Video } from './video.tsx';

const words = { failed: 'failed', retry: 'retry', open: 'open', close: 'close' };
const withStill = (poster: string | null) =>
  renderToStaticMarkup(
    <Video videoUrl="/media/film.mp4" poster={poster} label="Play" words={words}>
      <i>drawn</i>
    </Video>,
  );

test('the poster of a video is a file of the site in three formats, or a picture of the library in its widths', () => {
  expect(withStill('/media/still')).toContain('srcSet="/media/still.avif"');
  const id = '0c1f8a5e-6f0e-4c2c-9a39-8b1d3b9f7a10';
  const chosen = withStill(`picture-${id}-1600x900`);
  expect(chosen).toContain(`/pictures/${id}-960.webp`);
  expect(chosen).not.toContain('.avif');
  expect(withStill(null)).toContain('<i>drawn</i>');
});
