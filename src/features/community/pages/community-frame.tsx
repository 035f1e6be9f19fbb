import type { ReactNode } from 'react';
import { count } from '../../../platform/i18n/count.ts';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Khatam } from '../../../platform/ui/khatam.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import type { CommunityFrameData, CommunityPlace, CommunityWords } from './open-community.ts';
import { BackLink } from '../../../platform/ui/navigation.tsx';

type FrameOf = { frame: CommunityFrameData };

/** How much is new: a figure to see, a sentence for screen readers. 99 at most. */
function Unread({ unread, frame: { words, locale } }: FrameOf & { unread: number }) {
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

const Place = ({ place, frame }: FrameOf & { place: CommunityPlace }) => (
  <li>
    <a href={place.href} className="circle-place" aria-current={place.isHere ? 'page' : undefined}>
      <Icon name={place.icon} size={18} />
      <span>{place.label}</span>
      <Unread unread={place.unread} frame={frame} />
    </a>
  </li>
);

/** The top bar: the current place, mentions, and the link out of the community, which also leaves a frame. */
function Bar({ frame }: FrameOf) {
  const { words, tools, language, account, home } = frame;
  return (
    <header className="circle-bar on-ink">
      <div className="column circle-bar-row">
        <a href={home} className="circle-name">
          <Khatam size={22} className="text-saffron" />
          <span>{words.name}</span>
        </a>
        <ul className="flex items-center gap-1">
          {tools.map((tool) => (
            <li key={tool.href}>
              <a href={tool.href} className="circle-tool" aria-current={tool.isHere ? 'page' : undefined}>
                <Icon name={tool.icon} size={22} />
                <span className="sr-only">{tool.label}</span>
                <Unread unread={tool.unread} frame={frame} />
              </a>
            </li>
          ))}
          <li className="max-sm:hidden">
            <a href={language.href} className="circle-tool" hrefLang={language.locale}>
              <span lang={language.locale}>{language.name}</span>
              <span className="sr-only"> – {language.label}</span>
            </a>
          </li>
          <li>
            <a href={account} target="_top" className="circle-tool">
              <Icon name="user" size={22} />
              <span className="max-sm:sr-only">{words.account}</span>
            </a>
          </li>
        </ul>
      </div>
    </header>
  );
}

type Props = FrameOf & {
  title: ReactNode;
  lead?: ReactNode;
  /** Before the heading: a link back. */
  back?: ReactNode;
  /** Beside the heading: the icon of a space. */
  sign?: ReactNode;
  /** 3 where the text below matters more than the heading. */
  size?: 2 | 3;
  children?: ReactNode;
};

/** A page of the community, on its own or framed by the welcome page. */
export function CommunityFrame({ frame, title, lead, back, sign, size = 2, children }: Props) {
  const { words, spaces, others, dialog, language } = frame;
  return (
    <>
      <Bar frame={frame} />
      <div
        className="column circle-columns"
        data-word-busy={dialog.busy}
        data-word-offline={dialog.offline}
        data-word-broken={dialog.broken}
        data-word-refused={dialog.refused}
        data-word-too-many={dialog.tooMany}
      >
        <nav aria-label={words.navigation} className="circle-places">
          <ul>
            {[...spaces, ...others].map((place) => (
              <Place key={place.href} place={place} frame={frame} />
            ))}
            <li className="sm:hidden">
              <a href={language.href} className="circle-place" hrefLang={language.locale}>
                <Icon name="language" size={18} />
                <span lang={language.locale}>{language.name}</span>
                <span className="sr-only"> – {language.label}</span>
              </a>
            </li>
          </ul>
        </nav>
        <main id="main" className="grid min-w-0 content-start gap-6 pb-16">
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
