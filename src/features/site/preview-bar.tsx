import { timeInMorocco } from '../../platform/time/morocco-clock.ts';
import { Icon } from '../../platform/ui/icon.tsx';
import type { Site } from './site.ts';

/** Over a page that only the office sees so far: nobody shall take it for what is published. */
export function PreviewBar({ site: { previewUntil, common } }: { site: Site }) {
  if (previewUntil === null) return null;
  const { label, text } = common.preview;
  return (
    <aside aria-label={label} className="untranslated">
      <p className="column">
        <Icon name="clock" size={18} />
        <strong>{label}</strong>
        <span>{text(timeInMorocco(previewUntil))}</span>
      </p>
    </aside>
  );
}
