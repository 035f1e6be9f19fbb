/** The saved e-mail as its readers see it, in each language that is written, and as plain text. */
import { Alert, Box, Button, Card, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { addressOf } from '../api.ts';
import { type Side, sidesIn } from '../catalogue/editing.ts';
import { Read, useCalled } from '../layout/read.tsx';
import { directionOf } from '../locale.ts';
import { useWords } from '../words/words.ts';
import type { Readers, Whole } from './broadcast-page.tsx';

function Shown({
  id,
  changedAt,
  side,
  text,
}: Pick<Whole, 'id' | 'changedAt'> & { side: Side; text: string }) {
  const { broadcasts: t } = useWords();
  const name = side === 'en' ? t.english : t.arabic;
  return (
    <>
      <Box
        component="iframe"
        // Another address after each save, so that the browser asks again.
        key={changedAt}
        title={t.previewOf(name)}
        src={addressOf('GET broadcasts/{id}/letter', { id, locale: side })}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        sx={{ width: '100%', height: 620, border: 1, borderColor: 'divider', borderRadius: 2 }}
      />
      <details>
        <summary>{t.asText}</summary>
        <Box
          component="pre"
          tabIndex={0}
          lang={side}
          dir={directionOf(side)}
          sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontFamily: 'inherit' }}
        >
          {text}
        </Box>
      </details>
    </>
  );
}

export function Preview({ one, isUnsaved = false }: { one: Whole; isUnsaved?: boolean }) {
  const { broadcasts: t, locale } = useWords();
  const { id, changedAt, subjectEn, textEn, subjectAr, textAr } = one;
  const isWritten = {
    en: [subjectEn, textEn].every((text) => text.trim() !== ''),
    ar: [subjectAr, textAr].every((text) => text.trim() !== ''),
  };
  const written = sidesIn(locale).filter((side) => isWritten[side]);
  const [chosen, setChosen] = useState<Side>(locale === 'ar' ? 'ar' : 'en');
  const side = isWritten[chosen] ? chosen : written[0];
  return (
    <Card component="section" aria-label={t.preview} sx={{ p: 2.5, display: 'grid', gap: 1.5 }}>
      <Typography component="h2" variant="h6">
        {t.preview}
      </Typography>
      {isUnsaved && <Alert severity="info">{t.unsavedPreview}</Alert>}
      {side === undefined ? (
        <Typography>{t.nothing}</Typography>
      ) : (
        <>
          {written.length > 1 ? (
            <Stack direction="row" role="group" aria-label={t.preview} sx={{ gap: 1 }}>
              {written.map((language) => (
                <Button
                  key={language}
                  size="small"
                  variant={language === side ? 'contained' : 'outlined'}
                  aria-pressed={language === side}
                  onClick={() => setChosen(language)}
                >
                  {language === 'en' ? t.english : t.arabic}
                </Button>
              ))}
            </Stack>
          ) : (
            <Typography variant="body2">{t.onlyOne}</Typography>
          )}
          <PreviewOf key={changedAt} id={id} changedAt={changedAt} side={side} />
        </>
      )}
    </Card>
  );
}

function PreviewOf({ side, ...saved }: Pick<Whole, 'id' | 'changedAt'> & { side: Side }) {
  const reading = useCalled('GET broadcasts/{id}/preview', { id: saved.id });
  return (
    <Read reading={reading} height={620}>
      {(texts) => {
        const shown = texts[side];
        return shown && <Shown {...saved} side={side} text={shown.text} />;
      }}
    </Read>
  );
}

/** What a draft still lacks before it can be tested or sent. */
export function useLacking(): (
  one: Whole,
  readers: Readers | null,
) => { texts: string[]; readers: string[] } {
  const { broadcasts: t } = useWords();
  const isEmpty = (text: string) => text.trim() === '';
  return ({ subjectEn, textEn, subjectAr, textAr }, readers) => {
    const languages = [
      { subject: subjectEn, text: textEn, names: [t.subjectEn, t.textEn] },
      { subject: subjectAr, text: textAr, names: [t.subjectAr, t.textAr] },
    ];
    const isBlank = languages.every(({ subject, text }) => isEmpty(subject) && isEmpty(text));
    // A language that was begun needs both; one that was not is left out.
    const halves = languages.flatMap(({ subject, text, names }) =>
      isEmpty(subject) === isEmpty(text) ? [] : (names[isEmpty(subject) ? 0 : 1] ?? []),
    );
    return {
      texts: isBlank ? [t.lacking.texts] : halves,
      readers: readers?.count === 0 ? [t.lacking.readers(readers.leftOut)] : [],
    };
  };
}
