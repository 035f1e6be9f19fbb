import { Door } from '../../../platform/ui/door.tsx';
import { Portrait } from '../../../platform/ui/portrait.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import type { CourseAction } from './course-view.ts';
import { EnrolLink } from './enrol-link.tsx';

type ClosingBandProps = {
  heading: string;
  text: string;
  action: CourseAction;
  label?: string;
  portrait: string;
};

/** The end of a course's page: the door once more. Its button is light, because the band has the colour of the others. */
export function ClosingBand({ heading, text, action, label, portrait }: ClosingBandProps) {
  return (
    <section className="on-ink bg-majorelle text-white">
      <div className="column grid items-end gap-8 lg:grid-cols-[1fr_14rem]">
        <div className="space-y-5 py-14 lg:py-20">
          <Heading level={2} size={1}>
            {heading}
          </Heading>
          <p className="max-w-2xl text-lg">{text}</p>
          <EnrolLink
            action={action}
            label={label}
            className="border-b-lilac! bg-paper! text-ink! hover:bg-lilac! max-sm:w-full"
          />
        </div>
        <Door ground="saffron" className="hidden h-72 w-52 justify-self-end lg:block">
          <Portrait name={portrait} alt="" />
        </Door>
      </div>
    </section>
  );
}
