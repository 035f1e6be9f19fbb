import { Icon } from '../../ui/icon.tsx';

/** A star and a figure; read out as a sentence. */
export function WorkshopRating({ figure, sentence }: { figure: string; sentence: string }) {
  return (
    <span className="flex items-center gap-1">
      <Icon name="star" size={17} className="fill-saffron text-saffron-deep" />
      <span className="sr-only">{sentence}</span>
      <span aria-hidden="true">{figure}</span>
    </span>
  );
}
