import type { Ground as RecordGround } from '../../catalogue/ground.ts';
import type { PostTag } from '../post.ts';
import { classNames } from '../../../platform/ui/class-names.ts';
import { Door } from '../../../platform/ui/door.tsx';
import { type Ground, groundColour } from '../../../platform/ui/section.tsx';
import { Icon, type IconName } from '../../../platform/ui/icon.tsx';
import { Portrait } from '../../../platform/ui/portrait.tsx';

/** The wall a door of each colour stands out from. */
const wallOf: Record<RecordGround, Ground> = {
  saffron: 'majorelle',
  majorelle: 'lilac',
  clay: 'blush',
  mint: 'sand',
  lilac: 'majorelle',
  blush: 'clay',
};

/** What hangs beside the door: each trade of the lane has its sign. */
const signOf: Record<PostTag, IconName> = {
  money: 'wallet',
  'e-commerce': 'bag',
  content: 'video',
  freelance: 'briefcase',
  confidence: 'heart',
  learning: 'book',
};

type PostPictureProps = {
  portrait: string;
  ground: RecordGround;
  /** The first says which sign hangs there. */
  tags: readonly { tag: PostTag }[];
  /** Of the article's own page; in a list it is decoration. */
  alt?: string;
  className?: string;
  lazy?: boolean;
};

/** The picture of an article: a wall of the lane, somebody in one of its doors, and the sign of what it is about. */
export function PostPicture({ portrait, ground, tags, alt = '', className, lazy = true }: PostPictureProps) {
  const [first] = tags;
  return (
    <div className={classNames('post-picture', groundColour[wallOf[ground]], className)}>
      <Door ground={ground} className="post-door">
        <Portrait name={portrait} alt={alt} lazy={lazy} />
      </Door>
      {first && (
        <span className="post-sign">
          <Icon name={signOf[first.tag]} size={26} />
        </span>
      )}
    </div>
  );
}
