/** The ways to pay: each on or off, those that are on in the order in which buyers see them; and the firms for cards. */
import { Box, Stack, Switch, Typography } from '@mui/material';
import { useState } from 'react';
import {
  cardFirms,
  cardTypesTaken,
  firmForCards,
  type WayToPay,
  waysToPay,
} from '../../../src/academy/settings/payment-methods.ts';
import type { DoneOf } from '../api.ts';
import { placeAfter, SortableLine } from '../catalogue/change-order.tsx';
import { usePlace } from '../catalogue/draft.ts';
import { idOf, useEditing } from '../catalogue/editing.ts';
import { FaultOf } from '../catalogue/field-parts.tsx';
import { moverOf } from '../layout/dragging.ts';
import { PlainList } from '../layout/page-frame.tsx';
import { useCalled } from '../layout/read.tsx';
import { useWords } from '../words/words.ts';

const path = 'waysInOrder';
const isWay = (one: unknown): one is WayToPay => waysToPay.some((way) => way === one);

const firmsPath = 'cardFirmsOff';

type Firms = DoneOf<'GET services'>['gateways'];
const firmsOff = (kept: unknown) =>
  cardFirms.filter((firm) => Array.isArray(kept) && kept.some((off) => off === firm));

/** Of the firms that can be switched, what each takes of new payments. The practice bank cannot: it is there for trying out. */
function firmsIn(gateways: Firms, cardFirmsOff: ReturnType<typeof firmsOff>) {
  const takes = (name: string) =>
    cardTypesTaken(gateways, { cardFirmsOff }).filter(
      (type) => firmForCards(gateways, { cardFirmsOff }, type)?.name === name,
    );
  return cardFirms
    .filter((firm) => gateways.some(({ name }) => name === firm))
    .map((firm) => ({ firm, isOn: !cardFirmsOff.includes(firm), takes: takes(firm) }));
}

/** What each way still needs before buyers are offered it; false: nothing. */
function useLacks(gateways: Firms | null): Record<WayToPay, string | false> {
  const { ways: t } = useWords().settings;
  const { draft } = useEditing();
  const [account, agency] = [usePlace(draft, 'bankTransfer'), usePlace(draft, 'cashAgency')];
  const wallet = usePlace(draft, 'mobileWallet') ?? null;
  const cardFirmsOff = firmsOff(usePlace(draft, firmsPath));
  const hasCards = gateways === null || cardTypesTaken(gateways, { cardFirmsOff }).length > 0;
  return {
    cash: agency === null && t.noAgency,
    transfer: account === null && t.noAccount,
    wallet: wallet === null && t.noWallet,
    card: !hasCards && (firmsIn(gateways ?? [], cardFirmsOff).length > 0 ? t.firmsOff : t.noCards),
  };
}

/** Each firm for cards, on or off, and what it takes of new payments as the others stand. */
function CardFirms({ gateways }: { gateways: Firms }) {
  const { settings, catalogue } = useWords();
  const t = settings.ways;
  const { draft } = useEditing();
  const off = firmsOff(usePlace(draft, firmsPath));
  const firms = firmsIn(gateways, off);
  if (firms.length === 0) return null;
  const turn = (turned: (typeof firms)[number]['firm'], isOn: boolean) =>
    draft.set(firmsPath, isOn ? off.filter((firm) => firm !== turned) : [...off, turned]);
  const noteOf = ({ isOn, takes }: (typeof firms)[number]) => {
    if (!isOn) return t.firmOff;
    return takes.length === 0 ? t.firmWaits : t.firmTakes(takes.map((type) => t.cards[type]));
  };
  return (
    <>
      <Typography component="h3" sx={{ fontWeight: 700 }} id={idOf(firmsPath)} tabIndex={-1}>
        {t.firms}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {t.firmsLead}
      </Typography>
      <FaultOf path={firmsPath} />
      <PlainList label={t.firms}>
        {firms.map((row) => {
          const name = catalogue.choices[row.firm] ?? row.firm;
          return (
            <Stack
              key={row.firm}
              component="li"
              direction="row"
              sx={{ alignItems: 'center', border: 1, borderColor: 'divider', borderRadius: 2, px: 1.5 }}
            >
              <Box sx={{ flex: 1, minWidth: 0, py: 1 }}>
                <bdi>{name}</bdi>
                <Typography variant="body2" color="text.secondary" id={`firm-${row.firm}`}>
                  {noteOf(row)}
                </Typography>
              </Box>
              <Switch
                checked={row.isOn}
                slotProps={{
                  input: { 'aria-label': t.firmOn(name), 'aria-describedby': `firm-${row.firm}` },
                }}
                onChange={(_event, isTurnedOn) => turn(row.firm, isTurnedOn)}
              />
            </Stack>
          );
        })}
      </PlainList>
    </>
  );
}

export function WaysToPay() {
  const { settings, catalogue } = useWords();
  const t = settings.ways;
  const { draft } = useEditing();
  const gateways = useCalled('GET services', {}).data?.gateways ?? null;
  const lacks = useLacks(gateways);
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
      {gateways !== null && <CardFirms gateways={gateways} />}
    </Box>
  );
}
