import type { ReactNode } from 'react';
import type { Words } from '../../../words.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Arch } from '../../../platform/ui/arch.tsx';
import type { Ground } from '../../../platform/ui/section.tsx';
import { Icon, type IconName } from '../../../platform/ui/icon.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { CopyButton } from '../../../selling/orders/pages/copy-button.tsx';
import type { OpenCard as Card } from './overview-view.ts';

type Props = {
  /** Of its title: below a heading of their kind, or of the page alone. */
  title: 'h2' | 'h3';
  card: Card;
  words: Words['account']['overview'];
  accessHours: string;
};

type Look = { ground: Ground; icon: IconName; label: keyof Words['account']['overview']['kinds'] };

const looks: Record<Card['kind'], Look> = {
  course: { ground: 'mint', icon: 'book', label: 'course' },
  'course-soon': { ground: 'sand', icon: 'clock', label: 'course' },
  'course-paused': { ground: 'clay', icon: 'waiting', label: 'course' },
  community: { ground: 'majorelle', icon: 'messages', label: 'community' },
  'community-closed': { ground: 'sand', icon: 'lock', label: 'community' },
  files: { ground: 'lilac', icon: 'download', label: 'files' },
  'given-files': { ground: 'lilac', icon: 'download', label: 'files' },
  consultation: { ground: 'blush', icon: 'calendar', label: 'consultation' },
};

function Code({ code, words }: { code: string; words: Props['words'] }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 rounded-md border border-mint bg-mint-pale px-4 py-2">
      <span className="min-w-0">
        <span className="block text-xs text-ink-soft">{words.code}</span>
        <bdi dir="ltr" className="font-bold wrap-anywhere tabular-nums">
          {code}
        </bdi>
      </span>
      <CopyButton value={code} label={words.code} words={words} />
    </div>
  );
}

function Inside({ card, words, accessHours }: Props): ReactNode {
  switch (card.kind) {
    case 'course':
      return (
        <>
          <Code code={card.code} words={words} />
          <div className="flex flex-wrap gap-x-3 gap-y-2">
            <ButtonLink href={card.startHref} target="_blank" rel="noopener noreferrer">
              {words.start}
              <Icon name="external" size={18} />
            </ButtonLink>
            {card.orderHref === null ? (
              <p className="self-center text-sm">{words.given}</p>
            ) : (
              <ButtonLink href={card.orderHref} kind="quiet">
                {words.order}
              </ButtonLink>
            )}
          </div>
        </>
      );
    case 'course-soon':
      return (
        <>
          <p>{words.codeSoon(accessHours)}</p>
          {card.orderHref !== null && (
            <ButtonLink href={card.orderHref} kind="secondary" className="justify-self-start">
              {words.order}
            </ButtonLink>
          )}
        </>
      );
    case 'course-paused':
      return (
        <>
          <Notice tone="warning">{words.paused}</Notice>
          <ButtonLink href={card.orderHref} className="justify-self-start">
            {words.payPart}
          </ButtonLink>
        </>
      );
    case 'community':
    case 'community-closed':
      return (
        <>
          <p>{card.text}</p>
          <ButtonLink
            href={card.href}
            kind={card.kind === 'community' ? 'primary' : 'secondary'}
            className="justify-self-start"
          >
            {card.go}
          </ButtonLink>
        </>
      );
    case 'files':
      return (
        <>
          <p>{words.files}</p>
          <ButtonLink href={card.href} kind="secondary" className="justify-self-start">
            {words.openFiles}
          </ButtonLink>
        </>
      );
    case 'given-files':
      return (
        <>
          <p>{words.given}</p>
          <ul className="grid gap-2">
            {card.files.map(({ key, language, href, mime, status: said }) => (
              <li key={key}>
                {href !== null && (
                  <ButtonLink href={href} type={mime} kind="secondary">
                    <Icon name="download" size={18} />
                    {language}
                  </ButtonLink>
                )}
                <p className="text-sm text-ink-soft">{said}</p>
              </li>
            ))}
          </ul>
        </>
      );
    default:
      return (
        <>
          <p>{card.when}</p>
          <ButtonLink href={card.href} kind="secondary" className="justify-self-start">
            {words.openBooking}
          </ButtonLink>
        </>
      );
  }
}

/** One thing that is open to the member, with its name and a link. */
export function OpenCard(props: Props) {
  const { card, words, title: Title } = props;
  const { ground, icon, label } = looks[card.kind];
  return (
    <li className="flex gap-4 rounded-lg border border-line bg-paper p-4 md:p-5">
      <Arch ground={ground} className="grid h-24 w-18 shrink-0 place-items-center">
        <span className="grid size-10 place-items-center rounded-full bg-paper text-ink">
          <Icon name={icon} size={22} />
        </span>
      </Arch>
      <div className="grid min-w-0 flex-1 content-start gap-3">
        <div>
          <p className="text-xs font-semibold text-ink-soft">{words.kinds[label]}</p>
          <Title className="text-lg font-bold wrap-anywhere">{card.title}</Title>
        </div>
        <Inside {...props} />
      </div>
    </li>
  );
}
