import type { Words } from '../../words.ts';
import { classNames } from '../../platform/ui/class-names.ts';
import { Button } from '../../platform/ui/button.tsx';
import { Icon } from '../../platform/ui/icon.tsx';

type ShareButtonProps = {
  /** Absolute address of the page. */
  url: string;
  title: string;
  common: Words['common'];
  kind?: 'quiet' | 'onInk';
  className?: string;
};

/** Shares the page, or copies its address where the device cannot share. */
export function ShareButton({ url, title, common, kind = 'quiet', className }: ShareButtonProps) {
  return (
    <Button
      type="button"
      kind={kind}
      className={classNames('needs-script', className)}
      data-share={url}
      data-share-title={title}
      data-share-done={common.linkCopied}
    >
      <Icon name="share" size={18} />
      {common.buttons.share}
    </Button>
  );
}
