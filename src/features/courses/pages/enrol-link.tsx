import { ButtonLink, type ButtonKind } from '../../../platform/ui/button.tsx';
import type { CourseAction } from './course-view.ts';

type EnrolLinkProps = {
  action: CourseAction;
  /** Another wording of the same action ('Start now for 990 MAD'). */
  label?: string;
  kind?: ButtonKind;
  full?: boolean;
  className?: string;
};

/** The one way to a course: its steps open over the page, or as pages of their own without script. */
export function EnrolLink({ action, label, kind, full, className }: EnrolLinkProps) {
  return (
    <ButtonLink href={action.href} kind={kind} full={full} className={className} data-dialog="">
      {label ?? action.label}
    </ButtonLink>
  );
}
