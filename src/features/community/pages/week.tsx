import type { Words } from '../../../words.ts';
import { Heading, Kicker, Section } from '../../../platform/ui/section.tsx';

type Community = Words['community'];

/** Days with an hour of their own, by place in the week that begins on Monday. */
const calls: Partial<Record<number, keyof Omit<Community['calls'], 'zone'>>> = {
  1: 'questions',
  3: 'workbench',
  5: 'workshop',
};

/** Seven days as seven doors: the live ones are lit, and say their hour. */
export function Week({ words, calls: hours }: { words: Community['week']; calls: Community['calls'] }) {
  return (
    <Section tone="ink" labelledBy="week-title">
      <div className="section-head">
        <div>
          <Kicker>{words.kicker}</Kicker>
          <Heading level={2} id="week-title">
            {words.title}
          </Heading>
        </div>
        <p className="max-w-[26rem] text-mist">{words.text}</p>
      </div>
      <ol className="week">
        {words.days.map(({ day, title, text }, place) => {
          const call = calls[place];
          return (
            <li key={day} data-live={call !== undefined || undefined}>
              <p className="week-day">
                {day}
                {call !== undefined && (
                  <bdi dir="ltr" className="week-hour">
                    {hours[call].time}
                  </bdi>
                )}
              </p>
              <div>
                <Heading level={3} size={4}>
                  {title}
                </Heading>
                <p className="week-text">{text}</p>
              </div>
            </li>
          );
        })}
      </ol>
      <p className="mt-6 text-sm text-mist">{hours.zone}</p>
    </Section>
  );
}
