import type { Words } from '../../../words.ts';
import { groundColour } from '../../../platform/ui/ground.ts';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Portrait } from '../../../platform/ui/portrait.tsx';
import { SaidIn } from '../../../platform/ui/said-in.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import { classNames } from '../../../platform/ui/class-names.ts';
import { Zellige } from '../../../platform/ui/zellige.tsx';
import type { ServiceView } from './service-view.ts';

type ServiceCardProps = { service: ServiceView; href: string; words: Words['consultation']['services'] };

/** One consultation: all of the card leads to its page. */
export function ServiceCard({ service, href, words }: ServiceCardProps) {
  return (
    <article className="card service-card">
      <div className={classNames('service-picture', groundColour[service.ground])}>
        <Zellige />
        <Portrait name={service.portrait} alt="" />
      </div>
      <div className="service-words">
        <Heading level={3} size={3}>
          <a href={href} className="card-link">
            <SaidIn locale={service.writtenIn}>{service.words.title}</SaidIn>
          </a>
        </Heading>
        {service.expert !== null && (
          <p className="text-sm text-ink-soft">{words.with(service.expert.name)}</p>
        )}
        <p>
          <SaidIn locale={service.writtenIn}>{service.words.description}</SaidIn>
        </p>
        <p className="service-price">
          <strong>{service.price}</strong>
          <span>
            <Icon name="clock" size={18} />
            {service.minutes}
          </span>
        </p>
        <p className="flex items-center gap-2 font-semibold text-majorelle" aria-hidden="true">
          {words.action}
          <Icon name="arrow-forward" />
        </p>
      </div>
    </article>
  );
}
