import type { SamplePost } from '../shape.ts';

export const posts: SamplePost[] = [];
