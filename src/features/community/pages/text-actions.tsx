import type { ReplyView } from '../post-view.ts';
import type { Links } from '../../site/links.ts';
import { Icon } from '../../../platform/ui/icon.tsx';
import type { CircleWords } from './circle-words.ts';

type Props = { text: ReplyView; kind: 'post' | 'reply'; words: CircleWords; links: Links };

/** What may be done with a text: her own is changed and deleted, that of others reported. */
export function TextActions({ text, kind, words, links }: Props) {
  if (!text.isHers)
    return (
      <a href={links.circleReport(kind, text.id)} className="circle-act">
        <Icon name="flag" size={17} />
        {words.post.report}
      </a>
    );
  const change = links.circleChange(kind, text.id);
  return (
    <span className="flex flex-wrap">
      {text.mayEdit && (
        <a href={change} className="circle-act">
          <Icon name="pencil" size={17} />
          {words.post.edit}
        </a>
      )}
      <a href={`${change}?delete`} className="circle-act">
        <Icon name="trash" size={17} />
        {words.post.remove}
      </a>
    </span>
  );
}
