import { Button } from '../../../platform/ui/button.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import type { WelcomeData } from './welcome.tsx';

/** All that a community elsewhere does, but for leading the whole window away without a press of hers. */
const mayDo = [
  'allow-forms',
  'allow-scripts',
  'allow-same-origin',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-downloads',
  'allow-modals',
  'allow-top-navigation-by-user-activation',
];

/**
 * The community in a frame as tall as the window allows. A ticked box makes it fill the screen, so that this works without
 * script; its name is the label that is seen, and the script adds the keys that are expected of it. Who would rather have the
 * whole page opens the community by itself.
 */
export function FramedCommunity({ page }: { page: WelcomeData }) {
  const { words, community, isOutside, whatsapp, newTab, links } = page;
  return (
    <>
      <div className="welcome-frame">
        <div className="welcome-bar on-ink">
          <div className="column">
            <Heading level={1} size={4}>
              {words.heading}
            </Heading>
            <a className="welcome-link" href={community}>
              <Icon name="external" size={18} />
              {words.alone}
            </a>
            <label className="welcome-toggle">
              <input type="checkbox" className="sr-only" autoComplete="off" />
              <span data-when="framed">
                <Icon name="expand" size={18} />
                {words.fullScreen}
              </span>
              <span data-when="full">
                <Icon name="close" size={18} />
                {words.exitFullScreen}
              </span>
            </label>
          </div>
        </div>
        <iframe
          src={community}
          title={words.frame}
          className="welcome-window"
          allow="fullscreen"
          // Of the same origin a sandbox holds nothing: what is in it could take it away.
          sandbox={isOutside ? mayDo.join(' ') : undefined}
        />
      </div>
      <div className="column welcome-foot">
        <a className="welcome-link" href={whatsapp} target="_blank" rel="noopener noreferrer">
          <Icon name="whatsapp" size={20} />
          {words.support}
          <span className="sr-only">({newTab})</span>
        </a>
        <a className="welcome-link" href={links.account}>
          <Icon name="user" size={20} />
          {words.account}
        </a>
        <form method="post" action={links.signOut}>
          <Button kind="quiet">{words.signOut}</Button>
        </form>
      </div>
    </>
  );
}
