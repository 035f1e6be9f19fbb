import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import { classNames } from './class-names.ts';
import { specifiedFor } from './specified.ts';

export type Tone = 'success' | 'info' | 'warning' | 'error';

const looks: Record<Tone, { icon: IconName; ground: string; sign: string }> = {
  success: { icon: 'success', ground: 'bg-mint-pale border-mint', sign: 'text-mint-ink' },
  info: { icon: 'info', ground: 'bg-majorelle-pale border-link', sign: 'text-link' },
  warning: { icon: 'waiting', ground: 'bg-saffron-pale border-saffron', sign: 'text-saffron-ink' },
  error: { icon: 'error', ground: 'bg-error-pale border-error', sign: 'text-error' },
};

/** A message about what happened. Screen readers announce errors at once, others politely. */
export function Notice({ tone, title, children }: { tone: Tone; title?: string; children?: ReactNode }) {
  const { icon, ground, sign } = looks[tone];
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={classNames('flex gap-3 rounded-md border p-4 text-ink', ground)}
    >
      <Icon name={icon} size={22} className={classNames('mt-0.5', sign)} />
      <div className="min-w-0 flex-1">
        {title !== undefined && (
          <p title={specifiedFor(title)} className="font-semibold">
            {title}
          </p>
        )}
        {children !== undefined && (
          <div className={classNames('text-sm', title !== undefined && 'mt-1')}>{children}</div>
        )}
      </div>
    </div>
  );
}
