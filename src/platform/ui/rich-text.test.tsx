import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { plainWords, RichText } from './rich-text.tsx';

const sentence = 'Write to [`a@b.example`](email) or read the [terms](terms), see `MEM-`.';

test('links use the address of their key, and left-to-right text is isolated', () => {
  const html = renderToStaticMarkup(<RichText text={sentence} hrefs={{ email: 'mailto:a@b.example' }} />);
  expect(html).toBe(
    'Write to <a href="mailto:a@b.example" class="link"><bdi dir="ltr">a@b.example</bdi></a> or read the terms, see <bdi dir="ltr">MEM-</bdi>.',
  );
});

test('search engines get plain text', () => {
  expect(plainWords(sentence)).toBe('Write to a@b.example or read the terms, see MEM-.');
});
