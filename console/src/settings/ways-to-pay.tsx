/** The ways to pay: each on or off, those that are on in the order in which buyers see them. */
import { Box, Switch, Typography } from '@mui/material';
import { useState } from 'react';
import { type WayToPay, waysToPay } from '../../../src/features/settings/ways-to-pay.ts';
import { placeAfter, SortableLine } from '../catalogue/change-order.tsx';
import { usePlace } from '../catalogue/draft.ts';
import { idOf, useEditing } from '../catalogue/editing.ts';
import { FaultOf } from '../catalogue/places.tsx';
import { moverOf } from '../layout/dragging.ts';
import { PlainList } from '../layout/page-frame.tsx';
import { useCalled } from '../layout/read.tsx';
import { useWords } from '../words/words.ts';

const path = 'waysInOrder';
const isWay = (one: unknown): one is WayToPay => waysToPay.some((way) => way === one);

/** What each way still needs before buyers are offered it; false: nothing. */
function useLacks(): Record<WayToPay, string | false> {
  const { ways: t } = useWords().settings;
  const { draft } = useEditing();
  const services = useCalled('GET services', {});
  const [account, agency] = [usePlace(draft, 'bankTransfer'), usePlace(draft, 'cashAgency')];
  const hasCards = services.data?.gateways.some(({ takesPayments }) => takesPayments) ?? true;
  return {
    cash: agency === null && t.noAgency,
    transfer: account === null && t.noAccount,
    card: !hasCards && t.noCards,
  };
}

export function WaysToPay() {
  const { settings, catalogue } = useWords();
  const t = settings.ways;
  const { draft } = useEditing();
  const lacks = useLacks();
  const [said, setSaid] = useState('');
  const kept = usePlace(draft, path);
  const on = Array.isArray(kept) ? kept.filter(isWay) : [...waysToPay];
  const nameOf = (way: WayToPay) => catalogue.choices[way] ?? way;
  const move = (id: string, to: number) => {
    const from = on.findIndex((way) => way === id);
    const place = placeAfter(from + 1, to, on.length);
    const [way] = on.slice(from, from + 1);
    if (place === null || way === undefined) return;
    draft.set(path, on.toSpliced(from, 1).toSpliced(place - 1, 0, way));
    setSaid(`${catalogue.moved} ${place}/${on.length}`);
    requestAnimationFrame(() => document.getElementById(moverOf(id))?.focus());
  };
  const turn = (way: WayToPay, isOn: boolean) =>
    draft.set(path, isOn ? [...on, way] : on.filter((one) => one !== way));
  const rows = [...on, ...waysToPay.filter((way) => !on.includes(way))];
  return (
    <Box sx={{ display: 'grid', gap: 1.25 }}>
      <Typography component="h3" sx={{ fontWeight: 700 }} id={idOf(path)} tabIndex={-1}>
        {catalogue.fields[path]}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {t.lead}
      </Typography>
      <FaultOf path={path} />
      <PlainList label={catalogue.fields[path] ?? path}>
        {rows.map((way) => {
          const isOn = on.includes(way);
          return (
            <SortableLine
              key={way}
              id={way}
              name={nameOf(way)}
              place={isOn ? on.indexOf(way) + 1 : 0}
              of={isOn ? on.length : 0}
              move={move}
              note={
                isOn &&
                lacks[way] !== false && (
                  <Typography variant="body2" color="warning.dark">
                    {lacks[way]}
                  </Typography>
                )
              }
            >
              <Switch
                checked={isOn}
                // One always stays on.
                disabled={isOn && on.length === 1}
                slotProps={{ input: { 'aria-label': t.offer(nameOf(way)) } }}
                onChange={(_event, isTurnedOn) => turn(way, isTurnedOn)}
              />
            </SortableLine>
          );
        })}
      </PlainList>
      <Typography variant="body2" color="text.secondary">
        {t.other}
      </Typography>
      <Typography role="status" variant="body2">
        {said}
      </Typography>
    </Box>
  );
}
