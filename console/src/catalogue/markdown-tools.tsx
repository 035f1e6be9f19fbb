/** Buttons over a text in Markdown: each writes what the pages know, and there is none for what they do not. */
import '@github/markdown-toolbar-element';
import FormatBold from '@mui/icons-material/FormatBold';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import FormatListNumbered from '@mui/icons-material/FormatListNumbered';
import FormatQuote from '@mui/icons-material/FormatQuote';
import Image from '@mui/icons-material/ImageOutlined';
import LinkIcon from '@mui/icons-material/Link';
import TextFields from '@mui/icons-material/TextFields';
import Title from '@mui/icons-material/Title';
import { IconButton, Stack, Tooltip } from '@mui/material';
import { createElement, type ComponentType } from 'react';
import { useSay, type ConsoleWords } from '../words/words.ts';

type Say = ConsoleWords['pictures']['write'];

/** By the names under which the toolbar knows them. */
const tools: { name: string; label: (say: Say) => string; Icon: ComponentType }[] = [
  { name: 'header-2', label: ({ heading }) => heading, Icon: Title },
  { name: 'header-3', label: ({ smallHeading }) => smallHeading, Icon: TextFields },
  { name: 'bold', label: ({ bold }) => bold, Icon: FormatBold },
  { name: 'italic', label: ({ italic }) => italic, Icon: FormatItalic },
  { name: 'link', label: ({ link }) => link, Icon: LinkIcon },
  { name: 'quote', label: ({ quote }) => quote, Icon: FormatQuote },
  { name: 'unordered-list', label: ({ list }) => list, Icon: FormatListBulleted },
  { name: 'ordered-list', label: ({ numbers }) => numbers, Icon: FormatListNumbered },
];

/** `onPicture` null: pictures of the library are not theirs to choose. */
type Props = { for: string; label: string; onPicture: (() => void) | null };

export function MarkdownTools({ for: id, label, onPicture }: Props) {
  const { pictures } = useSay();
  const say = pictures.write;
  const buttons = tools.map(({ name, label: nameOf, Icon }) => (
    <Tooltip key={name} title={nameOf(say)}>
      <IconButton aria-label={nameOf(say)} data-md-button={name}>
        <Icon />
      </IconButton>
    </Tooltip>
  ));
  // Its arrow keys count from the left.
  return createElement(
    'markdown-toolbar',
    { for: id, 'aria-label': say.toolbar(label), dir: 'ltr' },
    <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
      {buttons}
      {onPicture !== null && (
        <Tooltip title={say.picture}>
          <IconButton aria-label={say.picture} data-md-button="picture" onClick={onPicture}>
            <Image />
          </IconButton>
        </Tooltip>
      )}
    </Stack>,
  );
}
