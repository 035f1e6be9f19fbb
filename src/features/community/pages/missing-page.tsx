import { BackLink } from '../../../platform/ui/navigation.tsx';
import { CircleFrame } from './circle-frame.tsx';
import type { CircleWords } from './circle-words.ts';
import type { CircleFrameData } from './open-circle.ts';

type Props = { frame: CircleFrameData; words: CircleWords };

/** What does not exist, was taken away, or is not for her to see: all three look the same. */
export const MissingPage = ({ frame, words }: Props) => (
  <CircleFrame frame={frame} title={words.missing.title} lead={words.missing.text}>
    <BackLink href={frame.home} label={words.feed.title} />
  </CircleFrame>
);
