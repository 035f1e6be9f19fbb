/** In which languages a record is edited: one, how far each is written, and one beside it. */
import { Box, Stack, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useState } from 'react';
import { isLocale } from '../../../src/platform/i18n/locale.ts';
import type { LanguageState } from '../../../src/platform/records/record.ts';
import { sidesIn } from '../locale.ts';
import { useWords } from '../words/words.ts';
import { stepsOf } from './draft.ts';
import type { Side } from './editing.ts';

/** The language that is edited, and one beside it. */
type Shown = { side: Side; beside: Side | null };

const key = 'derb-editor-language';

const keptShown = (): string[] => {
  try {
    return (localStorage.getItem(key) ?? '').split(' ');
  } catch {
    // Storage forbidden: the language of the console is shown.
    return [];
  }
};

/** Which languages the editor shows: what was chosen last on this device, but never an empty one alone; `written` are not. */
export function useShown(written: readonly Side[]): [Shown, (shown: Shown) => void] {
  const { locale } = useWords();
  const [shown, setShown] = useState<Shown>(() => {
    const spoken = sidesIn(locale);
    const [first, next] = keptShown().flatMap((kept) => spoken.filter((one) => one === kept));
    if (first && next) return { side: first, beside: next };
    const offered = [...(first ? [first] : []), ...spoken];
    return { side: offered.find((one) => written.includes(one)) ?? offered[0] ?? locale, beside: null };
  });
  return [
    shown,
    (next) => {
      setShown(next);
      try {
        localStorage.setItem(key, [next.side, next.beside].join(' '));
      } catch {
        // Storage forbidden: it holds until the page is left.
      }
    },
  ];
}

export const sidesShown = ({ side, beside }: Shown): readonly Side[] =>
  beside === null ? [side] : [side, beside];

/** The same, with the language of a path in sight. */
export function withPath(shown: Shown, path: string): Shown {
  const side = stepsOf(path).find(isLocale);
  return side === undefined || sidesShown(shown).includes(side) ? shown : { ...shown, beside: side };
}

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const filled = {
  whole: 'currentColor',
  partly: 'linear-gradient(to top, currentColor 50%, transparent 50%)',
  none: 'none',
} as const satisfies Record<LanguageState, string>;

/** A circle as full as the language is written. */
const Fullness = ({ of }: { of: LanguageState }) => (
  <Box
    component="span"
    aria-hidden
    sx={{
      width: 10,
      height: 10,
      marginInlineEnd: 0.75,
      border: 1,
      borderRadius: '50%',
      background: filled[of],
    }}
  />
);

export type LanguagesProps = {
  shown: Shown;
  onShown(shown: Shown): void;
  states: Record<Side, LanguageState>;
};

/** Which language is edited, how far each is written, and one to be seen beside it. Nothing where only one is spoken. */
export function Languages({ shown, onShown, states }: LanguagesProps) {
  const { catalogue, common, locale } = useWords();
  const spoken = sidesIn(locale);
  const { side, beside } = shown;
  if (spoken.length === 1) return null;
  const button = { px: 1.25, minHeight: 44, textTransform: 'none' } as const;
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={catalogue.shownLanguage}
        value={side}
        onChange={(_event, next: Side | null) => {
          if (next !== null) onShown({ side: next, beside: next === beside ? side : beside });
        }}
      >
        {spoken.map((one) => {
          const name = capital(catalogue.sides[one]);
          const state = catalogue.languageStates[states[one]];
          return (
            <ToggleButton
              key={one}
              value={one}
              title={state}
              aria-label={`${name}${common.colon}${state}`}
              sx={button}
            >
              <Fullness of={states[one]} />
              {name}
            </ToggleButton>
          );
        })}
      </ToggleButtonGroup>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={catalogue.beside}
        value={beside}
        onChange={(_event, next: Side | null) => onShown({ side, beside: next })}
      >
        {spoken
          .filter((one) => one !== side)
          .map((one) => (
            <ToggleButton
              key={one}
              value={one}
              aria-label={`${catalogue.beside}${common.colon}${catalogue.sides[one]}`}
              sx={button}
            >
              + {capital(catalogue.sides[one])}
            </ToggleButton>
          ))}
      </ToggleButtonGroup>
    </Stack>
  );
}
