import type { Ground as RecordGround } from '../../../domain/catalogue/ground.ts';
import { classNames } from '../../ui/class-names.ts';
import { Door } from '../../ui/door.tsx';
import { groundColour, type Ground } from '../../ui/ground.ts';
import { Portrait } from '../../ui/portrait.tsx';

/** The wall a door of each colour stands out from. */
const wallOf: Record<RecordGround, Ground> = {
  saffron: 'majorelle',
  majorelle: 'lilac',
  clay: 'blush',
  mint: 'sand',
  lilac: 'majorelle',
  blush: 'clay',
};

type PostPictureProps = { portrait: string; ground: RecordGround; className?: string; lazy?: boolean };

/** The picture of an article: a wall of the lane, and somebody in one of its doors. */
export function PostPicture({ portrait, ground, className, lazy = true }: PostPictureProps) {
  return (
    <div className={classNames('post-picture', groundColour[wallOf[ground]], className)}>
      <Door ground={ground} className="post-door">
        <Portrait name={portrait} alt="" lazy={lazy} />
      </Door>
    </div>
  );
}
