import { Icon } from '../../../platform/ui/icon.tsx';

/** How long an action of the sprint takes, in words. */
export function ActionMinutes({ minutes, className = '' }: { minutes: string; className?: string }) {
  return (
    <p className={`flex items-center gap-1.5 text-sm text-ink-soft ${className}`}>
      <Icon name="clock" size={17} />
      {minutes}
    </p>
  );
}

/** What is there in the evening once it is done. */
export function ActionResult({
  label,
  result,
  className = '',
}: {
  label: string;
  result: string;
  className?: string;
}) {
  return (
    <p className={`flex gap-2.5 text-sm ${className}`}>
      <Icon name="success" className="mt-px text-mint-ink" />
      <span>
        <strong className="font-semibold">{label}</strong> {result}
      </span>
    </p>
  );
}
