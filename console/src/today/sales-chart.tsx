import { Box, Typography, useTheme } from '@mui/material';
import { type PointerEvent, useCallback, useState } from 'react';
import { type ConsoleLocale, directionOf, formatTags, madOf } from '../locale.ts';
import { useWords } from '../words/words.ts';
import type { DoneOf } from '../api.ts';

type SalesAnswer = DoneOf<'GET today/sales'>;

type Day = SalesAnswer['days'][number];

export type Span = 'day' | 'week' | 'month';
/** `from` and `to`: 'YYYY-MM-DD', both included. Amounts in centimes of MAD. */
export type Bar = {
  from: string;
  to: string;
  paid: number;
  centimes: number;
  refunds: number;
  backCentimes: number;
};

export const spanOf = (days: number): Span => (days <= 31 ? 'day' : days <= 100 ? 'week' : 'month');

const daysOfWeek = 7;

/** Weeks end today, so that the last one is full; months are calendar months. */
function keyOf(span: Span, day: Day, place: number, all: number): string {
  if (span === 'month') return day.day.slice(0, 7);
  return span === 'day' ? day.day : String(Math.floor((all - 1 - place) / daysOfWeek));
}

/** Days as the bars of a chart: a day each, or several where a phone is too narrow for single days. */
export function foldDays(days: readonly Day[], span: Span): Bar[] {
  const bars = new Map<string, Bar>();
  for (const [place, day] of days.entries()) {
    const key = keyOf(span, day, place, days.length);
    const bar = bars.get(key) ?? {
      from: day.day,
      to: day.day,
      paid: 0,
      centimes: 0,
      refunds: 0,
      backCentimes: 0,
    };
    bars.set(key, bar);
    bar.to = day.day;
    bar.paid += day.paid;
    bar.centimes += day.amountCentimes;
    bar.refunds += day.refunds;
    bar.backCentimes += day.refundedCentimes;
  }
  return [...bars.values()];
}

/** A round distance between lines, so that about `lines` of them reach over the highest bar. */
function stepFor(most: number, lines: number): number {
  const rough = Math.max(most / lines, 1);
  const ten = 10 ** Math.floor(Math.log10(rough));
  const leading = [1, 2, 2.5, 5, 10].find((one) => one * ten >= rough) ?? 10;
  return leading * ten;
}

/** A calendar day is the same everywhere: its noon in UTC is formatted in UTC. */
const write = (day: string, locale: ConsoleLocale, form: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(formatTags[locale], { ...form, timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  );

const shortDay = (day: string, locale: ConsoleLocale): string =>
  write(day, locale, { day: 'numeric', month: 'short' });

export const wholeDay = (day: string, locale: ConsoleLocale): string =>
  write(day, locale, { day: 'numeric', month: 'long', year: 'numeric' });

/** Under a bar. */
const tickOf = ({ to }: Bar, span: Span, locale: ConsoleLocale): string =>
  span === 'month' ? write(to, locale, { month: 'short' }) : shortDay(to, locale);

/** The days of a bar in a row of a table, whose heading has the years. */
export function spanInRow({ from, to }: Bar, span: Span, locale: ConsoleLocale): string {
  if (from === to) return shortDay(to, locale);
  return span === 'month'
    ? write(to, locale, { month: 'short', year: 'numeric' })
    : `${shortDay(from, locale)} – ${shortDay(to, locale)}`;
}

/** The days of a bar, in full. */
function spanInFull({ from, to }: Bar, span: Span, locale: ConsoleLocale): string {
  if (from === to) return wholeDay(to, locale);
  return span === 'month'
    ? write(to, locale, { month: 'long', year: 'numeric' })
    : `${shortDay(from, locale)} – ${wholeDay(to, locale)}`;
}

const height = 240;
const margin = { top: 12, bottom: 26, axis: 48, end: 20 };
const minBarGap = 2;

/** The available width in pixels, so that text keeps its size on every screen. */
function useWidth() {
  const [width, setWidth] = useState(0);
  const measure = useCallback((node: HTMLElement | null) => {
    if (node === null) return undefined;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.floor(entry.contentRect.width)));
    observer.observe(node);
    return () => observer.disconnect();
  }, []);
  return { width, measure };
}

/** Positions, in pixels from the left and from the top. */
function frameOf(bars: readonly Bar[], width: number, isRtl: boolean) {
  const most = Math.max(...bars.map(({ centimes }) => centimes), 0);
  const mostBack = Math.max(...bars.map(({ backCentimes }) => backCentimes), 0);
  const step = stepFor(Math.max(most, mostBack, 100_00), 4);
  const up = Math.max(Math.ceil(most / step), 1) * step;
  // Refunds are few beside payments: they get the space they need, not a full step.
  const down = mostBack === 0 ? 0 : Math.max(mostBack, up / 20);
  const plot = { width: width - margin.axis - margin.end, height: height - margin.top - margin.bottom };
  const slot = plot.width / bars.length;
  const left = isRtl ? margin.end : margin.axis;
  return {
    slot,
    left,
    right: left + plot.width,
    axisAt: isRtl ? left + plot.width + 8 : left - 8,
    slotAt: (place: number) => left + slot * (isRtl ? bars.length - 1 - place : place),
    placeAt: (x: number) => {
      const place = Math.floor((x - left) / slot);
      return isRtl ? bars.length - 1 - place : place;
    },
    yOf: (centimes: number) => margin.top + ((up - centimes) / (up + down)) * plot.height,
    lines: Array.from({ length: Math.floor((up + down) / step) + 1 }, (_, line) => up - line * step),
    /** The width of a label in pixels, about. */
    every: Math.max(1, Math.ceil(58 / slot)),
  };
}
type Frame = ReturnType<typeof frameOf>;

function Lines({ frame }: { frame: Frame }) {
  const { locale } = useWords();
  const { palette } = useTheme();
  const digits = new Intl.NumberFormat(formatTags[locale], { notation: 'compact' });
  return frame.lines.map((centimes) => (
    <g key={centimes}>
      <line
        x1={frame.left}
        x2={frame.right}
        y1={frame.yOf(centimes)}
        y2={frame.yOf(centimes)}
        stroke={centimes === 0 ? palette.text.secondary : palette.divider}
      />
      <text
        x={frame.axisAt}
        y={frame.yOf(centimes) + 4}
        direction="ltr"
        textAnchor={frame.axisAt > frame.left ? 'start' : 'end'}
        fontSize={12}
        fill={palette.text.secondary}
      >
        {digits.format(Math.abs(centimes) / 100)}
      </text>
    </g>
  ));
}

function OneBar({ bar, place, frame }: { bar: Bar; place: number; frame: Frame }) {
  const { palette } = useTheme();
  const width = Math.max(frame.slot - Math.max(minBarGap, frame.slot * 0.25), 1);
  const x = frame.slotAt(place) + (frame.slot - width) / 2;
  const zero = frame.yOf(0);
  const round = Math.min(3, width / 2);
  return (
    <>
      {bar.centimes > 0 && (
        <rect
          x={x}
          width={width}
          y={Math.min(frame.yOf(bar.centimes), zero - 2)}
          height={Math.max(zero - frame.yOf(bar.centimes), 2)}
          rx={round}
          fill={palette.primary.main}
        />
      )}
      {bar.backCentimes > 0 && (
        <rect
          x={x}
          width={width}
          y={zero}
          height={Math.max(frame.yOf(-bar.backCentimes) - zero, 2)}
          rx={round}
          fill={palette.error.main}
        />
      )}
    </>
  );
}

/** One bar in words; before any is touched, the legend. */
function BarInWords({ bar, span }: { bar: Bar | undefined; span: Span }) {
  const { today, locale } = useWords();
  const { sales } = today;
  if (!bar)
    return (
      <>
        {sales.each[span]} {sales.touch}
      </>
    );
  const came = `${madOf(bar.centimes, locale)} (${sales.payments(bar.paid)})`;
  const back = `${sales.below}: ${madOf(bar.backCentimes, locale)} (${sales.refunds(bar.refunds)})`;
  return (
    <>
      <strong>{spanInFull(bar, span, locale)}</strong> · {came}
      {bar.refunds > 0 && ` · ${back}`}
    </>
  );
}

function Legend({ hasBack }: { hasBack: boolean }) {
  const { today } = useWords();
  const signs = [
    { sign: 'primary.main', name: today.sales.above },
    ...(hasBack ? [{ sign: 'error.main', name: today.sales.below }] : []),
  ];
  return (
    <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
      {signs.map(({ sign, name }) => (
        <Typography
          key={sign}
          variant="body2"
          component="span"
          sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}
        >
          <Box component="span" sx={{ width: 12, height: 12, borderRadius: 0.5, bgcolor: sign }} />
          {name}
        </Typography>
      ))}
      <Typography variant="body2" component="span" color="text.secondary">
        {today.sales.unit}
      </Typography>
    </Box>
  );
}

/** Sales as bars: payments above the line, refunds below it. Time runs in the direction of the language. */
export function SalesChart({ bars, span, label }: { bars: readonly Bar[]; span: Span; label: string }) {
  const { locale } = useWords();
  const { palette } = useTheme();
  const { width, measure } = useWidth();
  const [touched, setTouched] = useState<number | null>(null);
  const frame = frameOf(bars, Math.max(width, 200), directionOf(locale) === 'rtl');
  const touch = (event: PointerEvent<SVGSVGElement>) => {
    const place = frame.placeAt(event.clientX - event.currentTarget.getBoundingClientRect().left);
    setTouched(place >= 0 && place < bars.length ? place : null);
  };
  return (
    <Box ref={measure} sx={{ minWidth: 0 }}>
      <Legend hasBack={bars.some(({ refunds }) => refunds > 0)} />
      {width > 0 && (
        <svg
          role="img"
          aria-label={label}
          width={width}
          height={height}
          onPointerMove={touch}
          onPointerDown={touch}
        >
          {touched !== null && (
            <rect
              x={frame.slotAt(touched)}
              width={frame.slot}
              y={margin.top}
              height={height - margin.top - margin.bottom}
              fill={palette.action.hover}
            />
          )}
          <Lines frame={frame} />
          {bars.map((bar, place) => (
            <OneBar key={bar.from} bar={bar} place={place} frame={frame} />
          ))}
          {bars.map(
            (bar, place) =>
              (bars.length - 1 - place) % frame.every === 0 && (
                <text
                  key={bar.from}
                  x={frame.slotAt(place) + frame.slot / 2}
                  y={height - 6}
                  textAnchor="middle"
                  fontSize={12}
                  fill={palette.text.secondary}
                >
                  {tickOf(bar, span, locale)}
                </text>
              ),
          )}
        </svg>
      )}
      <Typography variant="body2" aria-hidden="true" sx={{ minHeight: '2.9em' }}>
        <BarInWords bar={touched === null ? undefined : bars[touched]} span={span} />
      </Typography>
    </Box>
  );
}
