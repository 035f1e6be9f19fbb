import type { ReactNode } from 'react';
import { MembershipTerm } from '../../../selling/orders/pages/membership-term.tsx';
import { count } from '../../../platform/i18n/count.ts';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Khatam } from '../../../platform/ui/khatam.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import { Prop } from '../../../platform/ui/portrait.tsx';
import type { CommunityFrameData, CommunityWords, Sign } from './open-community.ts';
import { BackLink } from '../../../platform/ui/navigation.tsx';

type FrameOf = { frame: CommunityFrameData };

/** How much is new: a figure to see, a sentence for screen readers. 99 at most. */
export function Unread({ unread, frame: { words, locale } }: FrameOf & { unread: number }) {
  if (unread === 0) return null;
  return (
    <>
      <span className="circle-unread" aria-hidden="true">
        <bdi>{unread > 99 ? '99+' : unread}</bdi>
      </span>
      <span className="sr-only">({count(unread, words.unread, locale)})</span>
    </>
  );
}

/** The four places: at the top of a wide page, at the foot of the screen on a phone. */
const Places = ({ frame }: FrameOf) => (
  <nav aria-label={frame.words.navigation} className="circle-nav">
    <ul>
      {frame.places.map(({ href, label, icon, isHere, isAround, unread }) => (
        <li key={href}>
          <a
            href={href}
            className="circle-place"
            aria-current={isHere ? 'page' : isAround ? 'true' : undefined}
          >
            <Icon name={icon} size={22} />
            <span>{label}</span>
            <Unread unread={unread} frame={frame} />
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

export const SignOf = ({ object, ground }: Sign) => (
  <span className={`circle-sign on-colour ${ground}`}>
    <Prop name={object} />
  </span>
);

type Props = FrameOf & {
  title: ReactNode;
  lead?: ReactNode;
  /** Before the heading: a link back. */
  back?: ReactNode;
  /** Beside the heading: the object of a space. */
  sign?: ReactNode;
  /** 3 where the text below matters more than the heading. */
  size?: 2 | 3;
  children?: ReactNode;
};

/** A page of the community, on its own or framed by the welcome page. */
export function CommunityFrame({ frame, title, lead, back, sign, size = 2, children }: Props) {
  const { words, dialog, home } = frame;
  return (
    <>
      <header className="circle-bar on-ink">
        <div className="column circle-bar-row">
          <a href={home} className="circle-name">
            <Khatam size={22} className="text-saffron" />
            <span>{words.name}</span>
          </a>
          <Places frame={frame} />
        </div>
      </header>
      <div
        className="column circle-page"
        data-word-busy={dialog.busy}
        data-word-offline={dialog.offline}
        data-word-broken={dialog.broken}
        data-word-refused={dialog.refused}
        data-word-too-many={dialog.tooMany}
      >
        <main id="main" className="grid min-w-0 content-start gap-6 pb-16">
          {frame.term !== null && <MembershipTerm term={frame.term} isFramed />}
          {back}
          <div className="flex items-start gap-4">
            {sign}
            <div className="grid min-w-0 gap-1.5">
              <Heading level={1} size={size}>
                {title}
              </Heading>
              {lead !== undefined && <p className="max-w-2xl text-ink-soft">{lead}</p>}
            </div>
          </div>
          {children}
        </main>
      </div>
    </>
  );
}

type MissingPageProps = { frame: CommunityFrameData; words: CommunityWords };

/** For what does not exist, was deleted, or may not be seen: all three look the same. */
export const MissingPage = ({ frame, words }: MissingPageProps) => (
  <CommunityFrame frame={frame} title={words.missing.title} lead={words.missing.text}>
    <BackLink href={frame.home} label={words.feed.title} />
  </CommunityFrame>
);
