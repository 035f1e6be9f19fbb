/** The letter that opening a course sends, in the language that is chosen, before anything is sent. */
import { Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import type { OpeningLetters } from '../../../src/features/waitlists/waitlists.staff.ts';
import { ShownLetter } from '../pipeline/shown-letter.tsx';
import { ask, Refused } from '../wire.ts';
import { useSay } from '../words/words.ts';

type Letters = OpeningLetters['letters'];
type Props = { slug: string; until: string | null };

/** As it is with the day that was chosen last; a day that is none yet changes nothing. */
function useLetters({ slug, until }: Props): Letters | null {
  const [letters, setLetters] = useState<Letters | null>(null);
  useEffect(() => {
    let isOvertaken = false;
    const read = async () => {
      try {
        const path = `/waitlists/${encodeURIComponent(slug)}/opening-letters`;
        const shown = await ask<OpeningLetters>('POST', path, { until });
        if (!isOvertaken) setLetters(shown.letters);
      } catch (failure) {
        // What stood there stays; opening itself says what is wrong.
        if (!(failure instanceof Refused)) throw failure;
      }
    };
    void read();
    return () => {
      isOvertaken = true;
    };
  }, [slug, until]);
  return letters;
}

export function OpeningLetter(props: Props) {
  const { waitlists, locale } = useSay();
  const say = waitlists.letter;
  const [shown, setShown] = useState<'en' | 'ar'>(locale === 'ar' ? 'ar' : 'en');
  const letters = useLetters(props);
  return (
    <Stack sx={{ gap: 1 }}>
      <Typography variant="body2" color="text.secondary">
        {say.lead}
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={say.language}
        value={shown}
        onChange={(_, chosen: 'en' | 'ar' | null) => chosen !== null && setShown(chosen)}
      >
        <ToggleButton value="en" sx={{ minHeight: 44 }}>
          {say.en}
        </ToggleButton>
        <ToggleButton value="ar" sx={{ minHeight: 44 }}>
          {say.ar}
        </ToggleButton>
      </ToggleButtonGroup>
      <ShownLetter
        letter={letters?.find((letter) => letter.locale === shown) ?? null}
        to={null}
        label={say.label}
        reading={say.reading}
      />
    </Stack>
  );
}
