/** A lesson's own words in both languages, how long it takes, and where its link leads. */
import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import type { FormField } from '../../../src/features/catalogue/record-form.ts';
import { usePlace } from '../catalogue/draft.ts';
import { idOf, useEditing } from '../catalogue/editing.ts';
import { MarkdownInput } from '../catalogue/markdown-input.tsx';
import { sideBySide } from '../catalogue/places.tsx';
import { Part } from '../layout/part.tsx';
import { TypedField } from '../layout/typed-field.tsx';
import { useSay } from '../words/words.ts';
import { BothAt, NumberAt } from './fields.tsx';
import type { Content } from './use-lesson.ts';

const body: FormField = {
  path: 'body.{locale}',
  widget: 'markdown',
  group: 'words',
  required: false,
  nullable: false,
  mostSigns: 60_000,
};

export function LessonWords() {
  const { teaching } = useSay();
  const say = teaching.lesson;
  return (
    <Part id="words" title={say.words}>
      <BothAt path="title" label={say.title} maxLength={160} />
      <Typography color="text.secondary">{say.bodyHint}</Typography>
      <Box id={idOf('body')} tabIndex={-1} sx={sideBySide(2)}>
        {(['en', 'ar'] as const).map((side) => (
          <MarkdownInput
            key={side}
            field={body}
            place={{ path: `body.${side}`, side }}
            label={`${say.body} (${teaching.sides[side]})`}
          />
        ))}
      </Box>
      <Box sx={{ maxWidth: '14rem' }}>
        <NumberAt path="minutes" label={say.minutes} least={1} most={600} />
      </Box>
    </Part>
  );
}

const isAddress = (text: string): boolean => /^https:\/\/\S+\.\S+$/.test(text) && URL.canParse(text);

/** The link begins to be one with its address: what is no address yet stays in the field and is marked. */
export function LessonLink() {
  const { teaching } = useSay();
  const say = teaching.lesson.link;
  const { draft } = useEditing();
  const link = usePlace(draft, 'link') as Content['link'];
  const [typed, setTyped] = useState(link?.url ?? '');
  const change = (text: string) => {
    setTyped(text);
    const url = text.trim();
    if (url === '') draft.set('link', null);
    else if (isAddress(url)) draft.set('link', { label: { en: '', ar: '' }, ...link, url });
  };
  return (
    <Part id="link" title={say.title}>
      <Box id={idOf('link')} tabIndex={-1}>
        <TypedField
          label={say.url}
          value={typed}
          onChange={change}
          ltr
          maxLength={2_000}
          fault={typed.trim() !== '' && !isAddress(typed.trim()) ? say.wrong : undefined}
        />
      </Box>
      {link !== null && <BothAt path="link.label" label={say.label} maxLength={160} />}
    </Part>
  );
}
