/** What is written, for whom, and by which rule of the law. */
import { Alert, AlertTitle, Box, Button, Card, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { maySuit, needsOf, segments } from '../../../src/site/broadcasts/broadcast.ts';
import { call, Refused } from '../api.ts';
import { CallForm, FormChoice, FormText, useFormField } from '../layout/call-form.tsx';
import { Read, useCalled } from '../layout/read.tsx';
import { useSettled } from '../layout/kept-typing.ts';
import { inEach, type Locale, locales } from '../../../src/platform/i18n/locale.ts';
import { dayOf, fieldIn, formatTags, languageName, sidesIn } from '../locale.ts';
import { useWords } from '../words/words.ts';
import { MarkdownField } from '../writing/markdown-field.tsx';
import { subjectOf } from './broadcast-list.tsx';
import type { Readers, Whole } from './broadcast-page.tsx';

type Typed = Pick<Whole, 'purpose' | 'segment' | 'subject' | 'text'> & { of: string };

/** The course, the group, the tag or the days. */
function Of({ choices }: Pick<Whole, 'choices'>) {
  const { broadcasts: t, locale } = useWords();
  const kind = useWatch<Typed, 'segment'>({ name: 'segment' });
  const language = locale === 'ar' ? 'ar' : 'en';
  switch (kind) {
    case 'buyers':
    case 'unfinished':
    case 'waitlist': {
      const courses = Object.fromEntries(choices.courses.map(({ slug, name }) => [slug, name[language]]));
      return <FormChoice name="of" label={t.course} choices={courses} />;
    }
    case 'cohort': {
      const groups = choices.groups.map(
        ({ id, course, startsOn }) => [id, t.groupOf(course[language], dayOf(startsOn, locale))] as const,
      );
      return <FormChoice name="of" label={t.group} choices={Object.fromEntries(groups)} />;
    }
    case 'tag':
      return (
        <FormChoice
          name="of"
          label={t.tag}
          choices={Object.fromEntries(choices.tags.map((tag) => [tag, tag]))}
        />
      );
    case 'idle':
      return <FormText name="of" label={t.days} inputMode="numeric" ltr maxLength={4} />;
    default:
      return null;
  }
}

function Counted({ readers, purpose }: { readers: Readers; purpose: Whole['purpose'] }) {
  const { broadcasts: t, common, locale } = useWords();
  const { count, languages, leftOut, first } = readers;
  const digits = new Intl.NumberFormat(formatTags[locale]);
  return (
    <>
      <Typography sx={{ fontWeight: 700 }}>{t.count(count)}</Typography>
      {purpose === 'news' && leftOut > 0 && (
        <Typography variant="body2">
          {t.agreed(digits.format(count), digits.format(count + leftOut))}
        </Typography>
      )}
      {count > 0 && (
        <Typography variant="body2">
          {locales
            .flatMap((one) => {
              const many = languages[one];
              return many === undefined
                ? []
                : `${languageName(one, locale)}${common.colon}${digits.format(many)}`;
            })
            .join(' · ')}
        </Typography>
      )}
      {purpose !== 'news' && leftOut > 0 && <Typography variant="body2">{t.leftOut(leftOut)}</Typography>}
      <Typography variant="body2" color="text.secondary">
        {t.worked}
      </Typography>
      {first.length > 0 && (
        <details>
          <summary>{t.first}</summary>
          <ul>
            {first.map(({ email, name, locale: reads }, at) => (
              <li key={email ?? at}>
                <bdi>{name || t.noName}</bdi>
                {email !== null && (
                  <>
                    {' · '}
                    <bdi dir="ltr">{email}</bdi>
                  </>
                )}
                {` · ${languageName(reads, locale)}`}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** Who would get it as it is chosen now; the days are counted once typing has paused. */
function Counting() {
  const { broadcasts: t } = useWords();
  const [purpose, kind, typed] = useWatch<Typed, ['purpose', 'segment', 'of']>({
    name: ['purpose', 'segment', 'of'],
  });
  const settled = useSettled(typed);
  const of = kind === 'idle' ? settled : typed;
  const isChosen = maySuit(purpose, kind) && (!needsOf(kind) || of !== '');
  const reading = useCalled('broadcast-readers', isChosen ? { purpose, segment: { kind, of } } : null);
  if (!isChosen) return null;
  return (
    <Box component="section" aria-label={t.segment} sx={{ display: 'grid', gap: 1 }}>
      <Read reading={reading} height={72}>
        {(found) => <Counted readers={found} purpose={purpose} />}
      </Read>
    </Box>
  );
}

/** Who can be chosen depends on what it is. */
function Readers({ choices }: Pick<Whole, 'choices'>) {
  const { broadcasts: t } = useWords();
  const purpose = useWatch<Typed, 'purpose'>({ name: 'purpose' });
  const offered = Object.fromEntries(
    segments.filter((kind) => maySuit(purpose, kind)).map((kind) => [kind, t.segments[kind]] as const),
  );
  return (
    <>
      <FormChoice name="purpose" label={t.purpose} choices={t.purposes} hint={t.purposeHint[purpose]} />
      <FormChoice name="segment" label={t.segment} choices={offered} />
      <Of choices={choices} />
      <Counting />
    </>
  );
}

function Text({ of: side, label }: { of: Locale; label: string }) {
  const { broadcasts: t } = useWords();
  const id = useId();
  const { value, onChange, fault } = useFormField<string>(`text.${side}`);
  return (
    <MarkdownField
      id={id}
      label={label}
      name={label}
      side={side}
      value={value}
      onChange={onChange}
      isWrong={fault !== undefined}
      hint={fault ?? t.textHint}
    />
  );
}

function Language({ of: side }: { of: Locale }) {
  const { broadcasts: t, locale } = useWords();
  const called = (label: string) => (sidesIn(locale).length === 1 ? label : fieldIn(label, side, locale));
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <FormText name={`subject.${side}`} label={called(t.subject)} maxLength={150} />
      <Text of={side} label={called(t.text)} />
    </Box>
  );
}

/** Who saved meanwhile is neither overwritten unseen nor a dead end. */
function Conflict({ theirs, onTake }: { theirs: Whole; onTake: () => void }) {
  const { broadcasts: t, locale } = useWords();
  return (
    <Alert
      severity="warning"
      role="alert"
      sx={{ flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
      action={
        <Button color="inherit" onClick={onTake}>
          {t.conflict.take}
        </Button>
      }
    >
      <AlertTitle component="h2">{t.conflict.title}</AlertTitle>
      {t.conflict.lead(subjectOf(theirs, locale) || t.noSubject)}
    </Alert>
  );
}

type Written = Pick<Whole, Exclude<keyof Typed, 'of'> | 'segmentOf' | 'choices'>;

type Props = {
  id: string;
  /** `id` null: it is stored when it is saved for the first time. */
  one: Written & ({ id: null } | Pick<Whole, 'id' | 'changedAt'>);
  onSaved: (id: string) => void;
  onUnsaved?: (isUnsaved: boolean) => void;
};

export function BroadcastForm({ id: formId, one, onSaved, onUnsaved }: Props) {
  const { nav, broadcasts: t, locale } = useWords();
  const notify = useNotify();
  const [theirs, setTheirs] = useState<Whole | null>(null);
  const [taken, setTaken] = useState<Whole | null>(null);
  const changedAt = one.id === null ? '' : one.changedAt;
  const { purpose, segment, segmentOf: of, subject, text } = taken ?? one;
  /** The latest version that was shown here. */
  const seen = [changedAt, taken?.changedAt ?? '', theirs?.changedAt ?? ''].toSorted().at(-1) ?? changedAt;
  const whole = (texts: Typed['text']) => inEach((side) => texts[side] ?? '');
  const values: Typed = { purpose, segment, of, subject: whole(subject), text: whole(text) };
  const save = async (typed: Typed) => {
    const written = {
      purpose: typed.purpose,
      segment: { kind: typed.segment, of: typed.of },
      subject: typed.subject,
      text: typed.text,
    };
    const { id } = one;
    if (id === null) return (await call('broadcasts', { written })).id;
    try {
      await call('broadcasts/{id}', { id, ...written, seen });
      return id;
    } catch (failure) {
      if (failure instanceof Refused && failure.failure.code === 'changed-meanwhile')
        setTheirs(await call('GET broadcasts/{id}', { id }));
      throw failure;
    }
  };
  return (
    <Card sx={{ p: 2.5, display: 'grid', gap: 2 }}>
      {theirs && (
        <Conflict
          theirs={theirs}
          onTake={() => {
            setTaken(theirs);
            setTheirs(null);
          }}
        />
      )}
      <CallForm
        key={taken?.changedAt ?? one.id}
        // Of the version it is based on: a colleague's later one is never overwritten by it.
        keep={`broadcast/${one.id ?? 'new'}/${changedAt}`}
        id={formId}
        label={nav.pages.broadcasts}
        {...(onUnsaved && { onUnsaved })}
        values={values}
        submit={t.save}
        faults={t.faults}
        send={save}
        onDone={(id) => {
          setTheirs(null);
          notify(t.saved, { type: 'success' });
          onSaved(id);
        }}
      >
        <Readers choices={one.choices} />
        {sidesIn(locale).length > 1 && (
          <Typography variant="body2" color="text.secondary">
            {t.languages}
          </Typography>
        )}
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' },
          }}
        >
          {sidesIn(locale).map((side) => (
            <Language key={side} of={side} />
          ))}
        </Box>
      </CallForm>
    </Card>
  );
}
