import type { SampleJob } from '../shape.ts';

export const jobs: SampleJob[] = [];
