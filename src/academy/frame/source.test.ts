import { describe, expect, it, test } from 'vitest';
import { countedAs, foldWord, hasSource, sourceCookie, sourceIn, sourceOfVisit } from './source.ts';
import { anyCharacter, fc, forAll } from '../../../tests/support/properties.ts';

const yes = 'consent=all';

/** The Cookie header that a browser sends after `document.cookie` was set. */
const sentBack = (cookie: string | null): string => cookie?.split(';')[0] ?? '';

describe('the words of a link', () => {
  it.each([
    ['Instagram', 'instagram'],
    ['  Summer  Sale 2026! ', 'summer-sale-2026'],
    ['e-mail_news.v2', 'e-mail_news.v2'],
    ['ﬁnance', 'finance'],
    ['رمضان ١٤٤٨', 'رمضان-١٤٤٨'],
    ['<script>alert(1)</script>', 'script-alert-1-script'],
    ['120210987654321098', '120210987654321098'],
  ])('are folded: %s', (typed, folded) => expect(foldWord(typed)).toBe(folded));

  it.each(['salma@example.com', 'to%40someone', '0612345678', '+212 6 12 34 56 78', 'call-06.12.34.56.78'])(
    'are left out where they may name somebody: %s',
    (typed) => expect(foldWord(typed)).toBe(''),
  );

  test('are short and plain, whatever a link holds, and stay as they are when they are folded again', () => {
    forAll(fc.string({ unit: anyCharacter, maxLength: 300 }), (typed) => {
      const word = foldWord(typed);
      expect([...word].length).toBeLessThanOrEqual(40);
      expect(word).not.toMatch(/[^\p{L}\p{M}\p{N}._-]|^-|-$/u);
      expect(foldWord(word)).toBe(word);
    });
  });

  it('name nothing without a source', () => {
    expect(sourceIn('?utm_medium=social&utm_campaign=x')).toBeNull();
    expect(sourceIn('?utm_source=%20&utm_medium=social')).toBeNull();
    expect(sourceIn('?utm_source=ig&fbclid=123')).toEqual({ source: 'ig', medium: '', campaign: '' });
  });
});

describe('a visit', () => {
  const link = '?utm_source=Instagram&utm_medium=story&utm_campaign=R%26B;%20Max-Age=9';
  const found = { source: 'instagram', medium: 'story', campaign: 'r-b-max-age-9' };

  it('has the source of the first link, which the cookie keeps', () => {
    const kept = sentBack(sourceCookie(link, true));
    expect(hasSource(`${yes}; ${kept}`)).toBe(true);
    expect(sourceOfVisit(`${yes}; ${kept}`, '?utm_source=facebook')).toEqual(found);
    expect(sourceOfVisit(yes, link)).toEqual(found);
    expect(sourceOfVisit(yes)).toBeNull();
    expect(sourceCookie('?page=2', true)).toBeNull();
  });

  it('has none without a yes, and an order is marked likewise', () => {
    const kept = sentBack(sourceCookie(link, false));
    for (const cookies of [kept, `consent=essential; ${kept}`, null, undefined])
      expect(countedAs(cookies)).toEqual({ agreedToCounting: false, source: null });
    expect(countedAs(`${kept}; ${yes}`)).toEqual({ agreedToCounting: true, source: found });
  });

  it('takes no word of the browser as it is', () => {
    expect(sourceOfVisit(`${yes}; source=utm_source=A%20B&utm_medium=me@example.com`)).toEqual({
      source: 'a-b',
      medium: '',
      campaign: '',
    });
    expect(sourceOfVisit(`${yes}; mysource=utm_source=a`)).toBeNull();
  });
});
