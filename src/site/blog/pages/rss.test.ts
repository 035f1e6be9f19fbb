import { describe, expect, test } from 'vitest';
import { type Feed, rssXml } from './feed.ts';
import { present } from '../../../../tests/support/sure.ts';

type Element = { name: string; attributes: Record<string, string>; text: string; children: Element[] };

const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** Text between tags; throws on an unescaped sign or an unknown entity. */
const plain = (text: string): string => {
  if (/[<>]|&(?!(?:lt|gt|amp|quot|apos);)/.test(text)) throw new Error(`Not well formed: ${text}`);
  return text.replace(/&(\w+);/g, (_whole, name: string) => entities[name] ?? '');
};

/** A strict reader of the XML of feeds; throws where the text is not well formed. */
function parse(xml: string): Element {
  const body = xml.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/, '');
  const root: Element = { name: '', attributes: {}, text: '', children: [] };
  const opened = [root];
  for (const [, text = '', tag] of body.matchAll(/([^<]*)(<[^>]*>)?/g)) {
    const here = present(opened.at(-1));
    here.text += plain(text);
    if (tag === undefined) continue;
    if (tag.startsWith('</')) {
      if (tag !== `</${here.name}>`) throw new Error(`${here.name} ends with ${tag}`);
      opened.pop();
      continue;
    }
    const [, name = '', rest = '', empty] =
      /^<([a-z]+(?::[a-z]+)?)((?: [\w:]+="[^"]*")*)(\/?)>$/i.exec(tag) ?? [];
    if (name === '') throw new Error(`Not a tag: ${tag}`);
    const attributes = Object.fromEntries(
      [...rest.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, plain(value)]),
    );
    const element = { name, attributes, text: '', children: [] };
    here.children.push(element);
    if (empty === '') opened.push(element);
  }
  if (opened.length !== 1) throw new Error(`${opened.at(-1)?.name} has no end`);
  return root;
}

const feed: Feed = {
  title: 'Derb: blog',
  description: 'Articles',
  language: 'en',
  address: 'https://derb.example/blog',
  self: 'https://derb.example/blog/feed.xml',
  items: [
    {
      title: 'Price & profit <in MAD>',
      address: 'https://derb.example/blog/price?a=1&b="2"',
      description: 'It’s “simple” ]]> \u0000\u0007',
      publishedOn: '2026-11-15',
      author: 'زينب',
      categories: ['Money', 'A & B'],
    },
    {
      title: 'Older',
      address: 'https://derb.example/blog/older',
      description: 'x',
      publishedOn: '2026-06-12',
      author: null,
      categories: [],
    },
  ],
};

const child = (element: Element | undefined, name: string): Element | undefined =>
  element?.children.find((one) => one.name === name);

describe('the feed', () => {
  const rss = child(parse(rssXml(feed)), 'rss');
  const channel = child(rss, 'channel');
  const items = channel?.children.filter(({ name }) => name === 'item') ?? [];

  test('is RSS 2.0 and has the address of itself', () => {
    expect(rss?.attributes['version']).toBe('2.0');
    expect(child(channel, 'atom:link')?.attributes).toEqual({
      href: feed.self,
      rel: 'self',
      type: 'application/rss+xml',
    });
    expect(['title', 'link', 'description', 'language'].map((name) => child(channel, name)?.text)).toEqual([
      feed.title,
      feed.address,
      feed.description,
      'en',
    ]);
  });

  test('keeps every word, and leaves out what XML cannot hold', () => {
    expect(child(items[0], 'title')?.text).toBe('Price & profit <in MAD>');
    expect(child(items[0], 'description')?.text).toBe('It’s “simple” ]]> ');
    expect(child(items[0], 'link')?.text).toBe(feed.items[0]?.address);
    expect(child(items[0], 'guid')).toMatchObject({
      text: feed.items[0]?.address,
      attributes: { isPermaLink: 'true' },
    });
    expect(items[0]?.children.filter(({ name }) => name === 'category').map(({ text }) => text)).toEqual([
      'Money',
      'A & B',
    ]);
  });

  test('formats days as RFC 822 does; the newest is the day the feed was built', () => {
    expect(items.map((item) => child(item, 'pubDate')?.text)).toEqual([
      'Sun, 15 Nov 2026 07:00:00 GMT',
      'Fri, 12 Jun 2026 07:00:00 GMT',
    ]);
    expect(child(channel, 'lastBuildDate')?.text).toBe('Sun, 15 Nov 2026 07:00:00 GMT');
  });

  test('names the author where one is known', () => {
    expect(items.map((item) => child(item, 'dc:creator')?.text)).toEqual(['زينب', undefined]);
  });

  test('without articles is still a valid feed', () => {
    expect(child(child(parse(rssXml({ ...feed, items: [] })), 'rss'), 'channel')).toBeDefined();
  });
});
