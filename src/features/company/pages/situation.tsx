import { Icon, type IconName } from '../../../platform/ui/icon.tsx';
import { RichText } from '../../../platform/ui/rich-text.tsx';
import { Heading } from '../../../platform/ui/section.tsx';

const icons: Readonly<Record<string, IconName>> = {
  'not-open': 'lock',
  'transfer-not-found': 'bank',
  'wrong-email': 'mail',
  'lost-link': 'search',
  'course-does-not-open': 'screen',
  'card-declined': 'card',
  refund: 'wallet',
  technical: 'smartphone',
};

/** The sign of a situation, by its id in content/pages/support. */
export const situationIcon = (id: string): IconName => icons[id] ?? 'info';

type SituationProps = {
  situation: { id: string; heading: string; steps: readonly string[]; whatsappHref: string };
  hrefs: Readonly<Record<string, string>>;
  stillStuck: string;
};

/** One situation: the steps that solve it, and a person with the right words already typed. */
export function Situation({ situation, hrefs, stillStuck }: SituationProps) {
  const { id, heading, steps, whatsappHref } = situation;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="situation">
      <Heading level={2} size={3} id={`${id}-title`} className="flex items-start gap-3">
        <Icon name={situationIcon(id)} size={26} className="mt-0.5 text-clay-ink" />
        {heading}
      </Heading>
      <ol className="counted">
        {steps.map((step) => (
          <li key={step}>
            <RichText text={step} hrefs={hrefs} />
          </li>
        ))}
      </ol>
      <a href={whatsappHref} target="_blank" rel="noopener noreferrer" className="situation-ask">
        <Icon name="whatsapp" size={20} />
        {stillStuck}
      </a>
    </section>
  );
}
