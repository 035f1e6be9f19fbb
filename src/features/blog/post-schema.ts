/** What an article's record must be. */
import { z } from 'zod';
import { postTags } from './post.ts';
import {
  apart,
  choice,
  day,
  ground,
  group,
  inBoth,
  list,
  longText,
  markdown,
  portrait,
  reference,
  slug,
  text,
  twice,
} from '../catalogue/record-fields.ts';

export const postSchema = z.strictObject({
  slug: slug(),
  publishedOn: day(),
  updatedOn: day().nullable(),
  author: reference('trainers'),
  tags: list(choice(postTags), postTags.length, { group: 'facts', leastItems: 1 }).refine(
    apart(String),
    twice,
  ),
  portrait: portrait(),
  ground: ground(),
  course: reference('courses').nullable(),
  words: inBoth(
    group({
      title: text(160),
      description: longText(160, { group: 'seo' }),
      body: markdown(60_000),
    }),
  ),
});
