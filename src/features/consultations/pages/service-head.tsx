import type { Words } from '../../../words.ts';
import { BackLink } from '../../../platform/ui/back-link.tsx';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Door } from '../../../platform/ui/door.tsx';
import { Icon, type IconName } from '../../../platform/ui/icon.tsx';
import { Portrait } from '../../../platform/ui/portrait.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import { formAnchor } from '../../applications/pages/answer-form.ts';
import type { ServicePage } from './service.tsx';

type ServiceHeadProps = {
  page: ServicePage;
  words: Words['consultation']['service'];
  backHref: string;
  bookHref: string;
};

const signs: readonly IconName[] = ['wallet', 'mail', 'refresh'];

/** Who, how long, how much, and the way to the form, above the fold of a phone. */
export function ServiceHead({
  page: { view, rules, coverAlt },
  words,
  backHref,
  bookHref,
}: ServiceHeadProps) {
  const facts = [
    [words.price, view.price],
    [words.length, view.minutes],
    [words.place, words.placeText],
    ...(view.expert === null ? [] : [[words.expert, view.expert.name] as const]),
  ] as const;
  return (
    <section className="column service-head">
      <div className="service-head-words">
        <BackLink href={backHref} label={words.back} />
        <Heading level={1}>{view.words.title}</Heading>
        <p className="text-lg">{view.words.description}</p>
        <dl className="service-facts">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <ButtonLink href={bookHref}>
            <Icon name="calendar" size={20} />
            {words.choose}
          </ButtonLink>
          <ButtonLink href={`#${formAnchor}`} kind="quiet">
            {words.toForm}
          </ButtonLink>
        </div>
        <ul className="grid gap-2 text-sm">
          {rules.map((rule, place) => (
            <li key={rule} className="flex gap-2.5">
              <Icon name={signs[place] ?? 'check'} size={20} className="mt-0.5 text-mint-ink" />
              <span>{rule}</span>
            </li>
          ))}
        </ul>
      </div>
      <Door ground={view.ground} className="service-head-door">
        <Portrait name={view.portrait} alt={coverAlt} lazy={false} />
      </Door>
    </section>
  );
}
