/** Everybody the academy knows by an order or an account. */
import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { DateInput, SelectInput, useListContext, usePermissions } from 'react-admin';
import { Link } from 'react-router-dom';
import { call, Refused } from '../api.ts';
import { ActionButton } from '../layout/action-dialog.tsx';
import { useBulkOutcome } from '../layout/bulk-outcome.tsx';
import { addressOfPerson, Ltr, PhoneLinks, WordChip } from '../layout/facts.tsx';
import { ItemInput } from '../layout/item-input.tsx';
import { TypedField } from '../layout/typed-field.tsx';
import { type Column, ListPage, useMeta } from '../layout/list-page.tsx';
import { agoOf, dayOf, momentOf } from '../locale.ts';
import type { RowOf } from '../providers.ts';
import { useWords } from '../words/words.ts';

type PersonRow = RowOf<'people'>;

const tones = {
  unknown: 'default',
  unpaid: 'default',
  buyer: 'success',
  member: 'primary',
  team: 'info',
  refunded: 'default',
} as const;

/** Somebody's status at the academy. */
const PersonStatusChip = ({ status }: Pick<PersonRow, 'status'>) => {
  const { people } = useWords();
  return <WordChip variant="outlined" color={tones[status]} label={people.statuses[status]} />;
};

export const isToCome = (at: string | null): boolean => at !== null && Date.parse(at) > Date.now();

/** Its status, and that an order waits to be paid: who has bought nothing yet is then simply 'Unpaid'. */
export function PersonChips({ status, unpaid }: Pick<PersonRow, 'status' | 'unpaid'>) {
  const { people } = useWords();
  return (
    <>
      {(status !== 'unpaid' || unpaid === 0) && <PersonStatusChip status={status} />}
      {unpaid > 0 && <WordChip variant="outlined" color="warning" label={people.hasUnpaid} />}
    </>
  );
}

/** Suspended from the community now. */
export function HeldChip({ quietUntil, shutOutAt }: Pick<PersonRow, 'quietUntil' | 'shutOutAt'>) {
  const { people, locale } = useWords();
  const isQuiet = isToCome(quietUntil);
  if (shutOutAt === null && !isQuiet) return null;
  const text =
    shutOutAt === null
      ? people.held.quiet(momentOf(quietUntil ?? '', locale))
      : people.held.shutOut(momentOf(shutOutAt, locale));
  return <WordChip color="warning" label={text} />;
}

/** `source` and `label` are read by the list, which shows the filters that were asked for. */
function TagInput({ source, label }: { source: string; label: string }) {
  const { tags = [] } = useMeta('people') ?? {};
  return <SelectInput source={source} label={label} choices={tags.map((tag) => ({ id: tag, name: tag }))} />;
}

/** Null: tagged. Somebody may have too many tags; any other refusal is about the tag itself and ends the action. */
async function refusedTag(email: string, tag: string): Promise<string | null> {
  try {
    await call('people/{email}/tags', { email, add: [tag], remove: [] });
    return null;
  } catch (refused) {
    const fault = refused instanceof Refused ? refused.failure.fields?.['tag'] : undefined;
    if (fault !== 'tag-too-many') throw refused;
    return fault;
  }
}

/** One tag for everybody selected, one after the other; whoever has too many is named. */
function TagSelected() {
  const { people } = useWords();
  const t = people.learners;
  const { selectedIds, onUnselectItems } = useListContext<PersonRow>();
  const say = useBulkOutcome();
  const [tag, setTag] = useState('');
  const { tags = [] } = useMeta('people') ?? {};
  const all = selectedIds.length;
  return (
    <ActionButton
      label={t.tagSelected(all)}
      sure={t.tagSure}
      isSmall
      faults={people.person.faults}
      run={async () => {
        const left = [];
        for (const email of selectedIds) {
          const why = await refusedTag(email, tag);
          if (why !== null) left.push({ id: email, name: email, why: people.person.faults[why] ?? why });
        }
        say(t.tagged(all - left.length), left);
      }}
      onDone={() => {
        onUnselectItems();
        setTag('');
      }}
    >
      {({ faultOf }) => (
        <TypedField
          label={t.tag}
          hint={people.person.tagHint}
          value={tag}
          onChange={setTag}
          fault={faultOf('tag')}
          maxLength={24}
          suggested={tags}
          required
        />
      )}
    </ActionButton>
  );
}

export function LearnersPage() {
  const { people, lists, locale } = useWords();
  const { permissions: may = [] } = usePermissions<string[]>();
  const t = people.learners;
  const columns: Column<PersonRow>[] = [
    {
      source: 'name',
      label: lists.columns.name,
      render: ({ name }) => <bdi>{name === '' ? t.noName : name}</bdi>,
    },
    {
      source: 'status',
      label: lists.columns.status,
      card: 'beside',
      render: (row) => (
        <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
          <PersonChips status={row.status} unpaid={row.unpaid} />
          <HeldChip quietUntil={row.quietUntil} shutOutAt={row.shutOutAt} />
        </Stack>
      ),
    },
    { source: 'email', label: lists.columns.email, card: 'plain', render: ({ email }) => <Ltr>{email}</Ltr> },
    {
      source: 'phone',
      label: lists.columns.phone,
      card: 'plain',
      render: ({ phone }) => phone !== '' && <PhoneLinks phone={phone} />,
    },
    {
      source: 'tags',
      label: people.person.tags,
      card: 'plain',
      render: ({ tags }) =>
        tags.length > 0 && (
          <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
            {tags.map((tag) => (
              <WordChip key={tag} label={<bdi>{tag}</bdi>} />
            ))}
          </Stack>
        ),
    },
    { source: 'orders', label: t.ordered, isNumber: true, render: ({ orders }) => orders },
    { source: 'lastAt', label: t.lastSeen, render: ({ lastAt }) => agoOf(lastAt, locale) },
    {
      source: 'memberSince',
      label: people.person.memberSince,
      isExtra: true,
      card: 'none',
      render: ({ memberSince }) => memberSince !== null && momentOf(memberSince, locale),
    },
    {
      source: 'memberUntil',
      label: people.person.memberUntil,
      isExtra: true,
      card: 'none',
      render: ({ memberUntil }) => memberUntil !== null && dayOf(memberUntil, locale),
    },
  ];
  return (
    <ListPage
      resource="people"
      title={t.title}
      lead={t.lead}
      empty={t.none}
      columns={columns}
      to={({ email }) => addressOfPerson(email)}
      search={t.search}
      actions={
        may.includes('mayGiveFreeAccess') && (
          <Button component={Link} to="/let-in?many=yes" variant="outlined">
            {t.importPeople}
          </Button>
        )
      }
      {...(may.includes('mayNoteOrders') && { bulk: <TagSelected /> })}
      filters={[
        <SelectInput
          key="having"
          source="having"
          label={t.having}
          choices={Object.entries(t.havings).map(([id, name]) => ({ id, name }))}
        />,
        <ItemInput key="course" source="course" label={lists.columns.course} kinds={{ course: '' }} />,
        <DateInput key="joinedFrom" source="joinedFrom" label={t.joinedFrom} />,
        <DateInput key="joinedTo" source="joinedTo" label={t.joinedTo} />,
        <TagInput key="tag" source="tag" label={t.tag} />,
      ]}
      choice={{
        label: t.show,
        source: 'show',
        choices: { '': t.shows.all, members: t.shows.members, held: t.shows.held },
        isWhole: true,
      }}
    />
  );
}
