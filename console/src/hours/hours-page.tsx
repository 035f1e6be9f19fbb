/** '/hours/<expert>': weekly hours, days that differ, and the meeting link. */
import { useListContext, useNotify, usePermissions } from 'react-admin';
import { Navigate, useParams } from 'react-router-dom';
import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useAction } from '../layout/action-dialog.tsx';
import { type Column, ListPage } from '../layout/list-page.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import { Empty, Read, useCalled } from '../layout/read.tsx';
import { useWords } from '../words/words.ts';
import { type DoneOf, type ApiFailure, call } from '../api.ts';
import type { RowOf } from '../providers.ts';
import { DayFields, type FieldsProps, OutsideThese, PartCard, WeeklyFields } from './day-fields.tsx';
import {
  bodyOf,
  type Draft,
  draftOf,
  isOutside,
  timeOf,
  usual,
  weekdayName,
  weekdays,
  type Window,
  windowsOf,
} from './week.ts';
import { TypedField } from '../layout/typed-field.tsx';
import { WordChip } from '../layout/facts.tsx';

type ExpertRow = RowOf<'hours'>;
type HoursWhole = DoneOf<'GET hours/{expert}'>;

/** An expert sees only their own; all other roles that see hours also see orders. */
function OnlyOwn() {
  const { data = [] } = useListContext<ExpertRow>();
  const { permissions } = usePermissions<string[]>();
  const [first] = data;
  if (first === undefined || permissions === undefined || permissions.includes('maySeeOrders')) return null;
  return <Navigate replace to={`/hours/${encodeURIComponent(first.expert)}`} />;
}

/** '/hours': who gives consultations, how much of the week is open, and what needs attention. */
export function ExpertsPage() {
  const { hours: t, bookings, nav, locale } = useWords();
  const columns: Column<ExpertRow>[] = [
    {
      source: 'expert',
      label: bookings.expert,
      render: ({ name }) => <bdi>{name[locale]}</bdi>,
    },
    {
      source: 'hasLink',
      label: t.attention,
      card: 'beside',
      render: ({ hasLink, outside }) => (
        <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
          {!hasLink && <WordChip variant="outlined" color="warning" label={t.noLink} />}
          {outside > 0 && <WordChip color="error" label={t.outsideCount(outside)} />}
        </Stack>
      ),
    },
    {
      source: 'weeklyMinutes',
      label: t.weekly,
      isSorted: true,
      render: ({ weeklyMinutes }) =>
        weeklyMinutes === 0 ? t.noWeek : t.whole(Math.round(weeklyMinutes / 60)),
    },
    { source: 'coming', label: nav.pages.bookings, isSorted: true, render: ({ coming }) => t.coming(coming) },
  ];
  return (
    <ListPage
      resource="hours"
      title={nav.pages.hours}
      lead={`${t.lead} ${t.clock}`}
      empty={
        <Empty to="/catalogue/service" label={nav.pages.service} may="maySeeCatalogue">
          {t.none}
        </Empty>
      }
      columns={columns}
      to={({ expert }) => `/hours/${encodeURIComponent(expert)}`}
    >
      <OnlyOwn />
    </ListPage>
  );
}

function Bar({ windows, day }: { windows: Window[]; day: Window }) {
  const share = (minutes: number) => `${(100 * minutes) / (day.until - day.from)}%`;
  return (
    <Box
      aria-hidden="true"
      sx={{
        position: 'relative',
        height: 14,
        borderRadius: 1,
        bgcolor: 'background.default',
        overflow: 'hidden',
      }}
    >
      {windows.map((open) => (
        <Box
          key={open.from}
          sx={{
            position: 'absolute',
            insetBlock: 0,
            insetInlineStart: share(open.from - day.from),
            width: share(open.until - open.from),
            bgcolor: 'primary.main',
            borderRadius: 1,
          }}
        />
      ))}
    </Box>
  );
}

/** The weekly hours at a glance: one line a day, open times as bars and in words. */
function Glance({ draft }: { draft: Draft }) {
  const { hours, bookings, locale } = useWords();
  const week = weekdays.map((weekday) => ({ weekday, windows: windowsOf(weekday, draft) }));
  const all = week.flatMap(({ windows }) => windows);
  const day = {
    from: Math.min(usual.from, ...all.map(({ from }) => from)),
    until: Math.max(usual.until, ...all.map(({ until }) => until)),
  };
  return (
    <PartCard id="glance" title={hours.glance}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {week.map(({ weekday, windows }) => (
          <Box
            key={weekday}
            component="li"
            sx={{
              display: 'grid',
              columnGap: 2,
              alignItems: 'center',
              gridTemplateColumns: { xs: '6rem minmax(0, 1fr)', md: '7rem 16rem minmax(0, 1fr)' },
            }}
          >
            <Typography sx={{ fontWeight: 600, '&::first-letter': { textTransform: 'uppercase' } }}>
              {weekdayName(weekday, locale)}
            </Typography>
            <Typography color={windows.length === 0 ? 'text.secondary' : 'text.primary'}>
              {windows.length === 0
                ? hours.closed
                : windows.map((open, index) => (
                    <span key={open.from}>
                      {index > 0 && (locale === 'ar' ? '، ' : ', ')}
                      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                        {bookings.span(timeOf(open.from), timeOf(open.until))}
                      </Box>
                    </span>
                  ))}
            </Typography>
            <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' }, mt: { xs: 0.25, md: 0 } }}>
              <Bar windows={windows} day={day} />
            </Box>
          </Box>
        ))}
      </Box>
    </PartCard>
  );
}

/** The server checks the same limits. */
const limits = {
  bufferMinutes: { least: 0, most: 120 },
  noticeHours: { least: 1, most: 336 },
  horizonDays: { least: 1, most: 180 },
};

/** The meeting link, and how close and how far ahead an hour can be booked. */
function RulesFields({ draft, faultOf, onChange }: FieldsProps) {
  const { hours } = useWords();
  return (
    <PartCard id="rules" title={hours.rules}>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <TypedField
          label={hours.meetingUrl}
          hint={hours.meetingUrlHint}
          value={draft.meetingUrl}
          onChange={(meetingUrl) => onChange({ ...draft, meetingUrl })}
          fault={faultOf('meetingUrl')}
          maxLength={500}
          ltr
        />
        {(['bufferMinutes', 'noticeHours', 'horizonDays'] as const).map((name) => (
          <TypedField
            key={name}
            label={hours[name]}
            hint={hours.range(limits[name].least, limits[name].most)}
            value={draft[name]}
            onChange={(typed) => onChange({ ...draft, [name]: typed })}
            fault={faultOf(name)}
            inputMode="numeric"
            maxLength={4}
            ltr
          />
        ))}
      </Box>
    </PartCard>
  );
}

type Props = {
  read: HoursWhole;
  onSaved(): void;
  /** Drops what was typed and shows what is saved. */
  onAgain(): void;
};

function WhyNot({ failure, onAgain }: { failure: ApiFailure; onAgain(): void }) {
  const { hours, common } = useWords();
  const { code, detail } = failure;
  if (code !== 'changed-meanwhile')
    return <Alert severity="error">{code === 'bad-fields' ? hours.wrong : common.failures[code]}</Alert>;
  const by = detail?.['by'];
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" size="small" onClick={onAgain}>
          {hours.showNow}
        </Button>
      }
    >
      {hours.meanwhile(typeof by === 'string' ? by : hours.somebody)}
    </Alert>
  );
}

/** The hours of one expert, edited and saved as a whole. */
function HoursForm({ read, onSaved, onAgain }: Props) {
  const { common, hours } = useWords();
  const notify = useNotify();
  const [draft, setDraft] = useState<Draft>(() => draftOf(read));
  const action = useAction(hours.problems);
  const { failure } = action;
  const form = useRef<HTMLFormElement>(null);
  // The first fault may be far above the button.
  useEffect(() => {
    if (failure?.fields) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failure]);
  const outside = read.coming.filter((booked) => isOutside(booked, draft));

  const change = (changed: Draft) => {
    // Faults are named by line number: with another number of lines they would mark the wrong ones.
    if (changed.hours.length !== draft.hours.length || changed.days.length !== draft.days.length)
      action.clear();
    setDraft(changed);
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const body = { expert: read.expert, ...bodyOf(draft, read.setAt) };
    const saved = await action.run(() => call('PUT hours/{expert}', body));
    if (saved === null) return;
    notify(hours.saved, { type: 'success' });
    onSaved();
  };
  const fields = { draft, faultOf: action.faultOf, onChange: change };
  return (
    <Box
      component="form"
      ref={form}
      noValidate
      onSubmit={(event) => void save(event)}
      sx={{ display: 'grid', gap: 2 }}
    >
      <Glance draft={draft} />
      <OutsideThese booked={outside} />
      <WeeklyFields {...fields} />
      <DayFields {...fields} today={read.today} outside={outside} />
      <RulesFields {...fields} />
      <Box role="alert">{failure !== null && <WhyNot failure={failure} onAgain={onAgain} />}</Box>
      <Button
        type="submit"
        variant="contained"
        size="large"
        disabled={action.isBusy}
        sx={{ justifySelf: 'start' }}
      >
        {common.save}
      </Button>
    </Box>
  );
}

export function HoursPage() {
  const { nav, hours, locale } = useWords();
  const { expert = '' } = useParams();
  const reading = useCalled('GET hours/{expert}', { expert });
  const { permissions = [] } = usePermissions<string[]>();
  const called = reading.data?.name[locale];
  return (
    <PageFrame
      title={nav.pages.hours}
      heading={called === undefined ? nav.pages.hours : hours.of(called)}
      lead={hours.clock}
      // An expert has only their own hours: the list would lead back here.
      back={
        permissions.includes('maySeeOrders')
          ? { to: '/hours', label: hours.backToAll }
          : { to: '/bookings', label: nav.pages.bookings }
      }
    >
      <Read reading={reading} height={480}>
        {(read) => (
          <HoursForm
            key={`${read.expert} ${read.setAt}`}
            read={read}
            onSaved={reading.again}
            onAgain={reading.again}
          />
        )}
      </Read>
    </PageFrame>
  );
}
