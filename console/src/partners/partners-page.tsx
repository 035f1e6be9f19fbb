/** '/partners': who wants a partner for the sprint; staff read two goals and pair them. */
import { Box, MenuItem, Typography } from '@mui/material';
import { useState } from 'react';
import { call, Refused } from '../api.ts';
import { ActionButton } from '../layout/action-dialog.tsx';
import { LongText } from '../layout/facts.tsx';
import { type Column, ListPage } from '../layout/list-page.tsx';
import { Empty, Read, useCalled } from '../layout/read.tsx';
import { TypedField } from '../layout/typed-field.tsx';
import { dayOf } from '../locale.ts';
import type { RowOf } from '../providers.ts';
import { useWords } from '../words/words.ts';

type WaitingRow = RowOf<'partners'>;
type Chosen = Pick<WaitingRow, 'memberId' | 'name'>;

type ChooseProps = {
  who: WaitingRow;
  chosen: Chosen | null;
  onChoose: (chosen: Chosen | null) => void;
  fault: string | undefined;
};

/** The others of the same sprint, by name and goal: read when the dialog opens. */
function ChoosePartner({ who, chosen, onChoose, fault }: ChooseProps) {
  const { common, partners } = useWords();
  const reading = useCalled('GET partners');
  return (
    <Read reading={reading} height={56}>
      {({ rows }) => {
        const others = rows.filter(
          ({ memberId, startsOn }) => startsOn === who.startsOn && memberId !== who.memberId,
        );
        return (
          <TypedField
            label={partners.partner}
            value={chosen?.memberId ?? ''}
            onChange={(id) => onChoose(others.find(({ memberId }) => memberId === id) ?? null)}
            fault={fault}
            select
          >
            {others.map(({ memberId, name, goal }) => (
              <MenuItem
                key={memberId}
                value={memberId}
                sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}
              >
                <span>
                  <bdi>{name}</bdi>
                  {common.colon}
                  <bdi>{goal}</bdi>
                </span>
              </MenuItem>
            ))}
          </TypedField>
        );
      }}
    </Read>
  );
}

/** Both get an e-mail. */
function PairUp({ who }: { who: WaitingRow }) {
  const { partners: t } = useWords();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  if (who.others === 0) return <Typography color="text.secondary">{t.alone}</Typography>;
  const pair = () => {
    if (chosen === null)
      throw new Refused(422, { code: 'bad-fields', fields: { memberIds: 'choice-required' } });
    return call('partners', { startsOn: who.startsOn, memberIds: [who.memberId, chosen.memberId] });
  };
  return (
    <ActionButton
      isSmall
      label={t.submit}
      title={t.withFor(who.name)}
      sure={chosen === null ? t.emailed : t.sure(who.name, chosen.name)}
      go={t.submit}
      run={async () => pair()}
      {...(chosen !== null && { done: t.paired(who.name, chosen.name) })}
    >
      {({ faultOf }) => (
        <ChoosePartner who={who} chosen={chosen} onChoose={setChosen} fault={faultOf('memberIds')} />
      )}
    </ActionButton>
  );
}

export function PartnersPage() {
  const { nav, partners: t, reports, lists, locale } = useWords();
  const columns: Column<WaitingRow>[] = [
    { source: 'name', label: t.member, render: ({ name }) => <bdi>{name}</bdi> },
    { source: 'startsOn', label: t.startsOn, render: ({ startsOn }) => dayOf(startsOn, locale) },
    { source: 'city', label: t.city, isExtra: true, render: ({ city }) => <bdi>{city}</bdi> },
    {
      source: 'goal',
      label: t.goal,
      card: 'plain',
      render: ({ goal }) => (
        <Box dir="auto">
          <LongText text={goal} />
        </Box>
      ),
    },
    { source: 'joinedAt', label: t.since, isSorted: true, render: ({ joinedAt }) => dayOf(joinedAt, locale) },
    { source: 'actions', label: lists.columns.actions, card: 'plain', render: (row) => <PairUp who={row} /> },
  ];
  return (
    <ListPage
      resource="partners"
      title={nav.pages.partners}
      lead={t.lead}
      back={{ to: '/reports', label: nav.pages.reports }}
      empty={
        <Empty to="/circle/sprint" isSite label={reports.circle}>
          {t.none}
        </Empty>
      }
      columns={columns}
      search={t.member}
    />
  );
}
