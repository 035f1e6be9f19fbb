/** One colleague: what she is, since when, how she signs in; her role, her place and her authenticator app. */
import { Box, Button, Card, Chip, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetIdentity, useNotify } from 'react-admin';
import type { ColleaguesAnswer, ColleagueRow } from '../../../src/features/staff/people-staff.staff.ts';
import { AskOnce } from '../layout/ask-once.tsx';
import { Ltr } from '../layout/ltr.tsx';
import { useDeed } from '../layout/use-deed.ts';
import { whyRefused } from '../layout/why-refused.ts';
import { dayOf } from '../locale.ts';
import { agoOf } from '../today/ago.ts';
import { ask } from '../wire.ts';
import { useSay } from '../words/words.ts';
import { ChangeRole } from './change-role.tsx';
import { focusAtFirst } from '../layout/focus-at-first.ts';
import { WhyNotPlaced } from './why-not-placed.tsx';

type Props = { colleague: ColleagueRow; offered: ColleaguesAnswer; onChanged(): void };

function Remove({
  colleague: { email },
  isOwn,
  onChanged,
}: {
  colleague: ColleagueRow;
  isOwn: boolean;
  onChanged(): void;
}) {
  const { people, office } = useSay();
  const say = people.staff;
  const notify = useNotify();
  const deed = useDeed();
  const [isAsking, setAsking] = useState(false);
  const remove = async () => {
    const gone = await deed.run(() =>
      ask<{ stillBookable: string | null }>('DELETE', `/staff/${encodeURIComponent(email)}`, {}),
    );
    setAsking(false);
    if (gone === null) return;
    const isLong = gone.stillBookable !== null;
    notify(isLong ? `${say.removed} ${say.stillBookable}` : say.removed, {
      type: isLong ? 'warning' : 'success',
      autoHideDuration: isLong ? 12_000 : 4_000,
    });
    onChanged();
  };
  return (
    <Box sx={isAsking || deed.failure !== null ? { flexBasis: '100%' } : {}}>
      {deed.failure !== null && <WhyNotPlaced failure={deed.failure} />}
      {isAsking ? (
        <Stack role="group" aria-label={say.remove(email)} sx={{ gap: 1 }}>
          <Typography>{isOwn ? say.removeSelf : say.removeSure}</Typography>
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            <Button
              variant="contained"
              disabled={deed.isBusy}
              ref={focusAtFirst}
              onClick={() => void remove()}
            >
              {say.removeGo}
            </Button>
            <Button disabled={deed.isBusy} onClick={() => setAsking(false)}>
              {office.cancel}
            </Button>
          </Stack>
        </Stack>
      ) : (
        <Button
          aria-label={`${say.removeShort}: ${email}`}
          onClick={() => {
            deed.forget();
            setAsking(true);
          }}
        >
          {say.removeShort}
        </Button>
      )}
    </Box>
  );
}

function ResetSecondFactor({
  colleague: { email },
  onChanged,
}: {
  colleague: ColleagueRow;
  onChanged(): void;
}) {
  const { people, office } = useSay();
  const say = people.staff;
  const notify = useNotify();
  const reset = async () => {
    try {
      await ask('DELETE', `/staff/${encodeURIComponent(email)}/second-factor`, {});
    } catch (failure) {
      return whyRefused(failure, office, (by) => say.changedBy(by, null));
    }
    notify(say.reset, { type: 'success' });
    onChanged();
    return null;
  };
  return <AskOnce label={say.resetSecond} sure={say.resetSure} go={say.resetGo} onGo={reset} />;
}

function Since({ colleague }: { colleague: ColleagueRow }) {
  const { people, locale } = useSay();
  const say = people.staff;
  const { addedAt, lastSignIn, secondFactorSince } = colleague;
  return (
    <Typography
      variant="body2"
      color="text.secondary"
      component="div"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}
    >
      <span>{say.since(dayOf(addedAt, locale))}</span>
      <span>{lastSignIn === null ? say.neverSignedIn : say.lastSignIn(agoOf(lastSignIn, locale))}</span>
      <span>{secondFactorSince === null ? say.noSecond : say.second(dayOf(secondFactorSince, locale))}</span>
    </Typography>
  );
}

export function ColleagueCard({ colleague, offered, onChanged }: Props) {
  const { people, locale } = useSay();
  const say = people.staff;
  const { identity } = useGetIdentity();
  const { email, role, expert, secondFactorSince } = colleague;
  const isOwn = identity?.id === email;
  const trainer = offered.trainers.find(({ slug }) => slug === expert)?.name[locale === 'ar' ? 'ar' : 'en'];
  return (
    <Card component="li" sx={{ p: 2.5, display: 'grid', gap: 1, minWidth: 0 }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography component="h2" sx={{ fontWeight: 700, fontSize: '1.05rem', overflowWrap: 'anywhere' }}>
          <Ltr>{email}</Ltr>
        </Typography>
        <Chip size="small" color="primary" variant="outlined" label={say.roles[role]} />
        {expert !== null && <bdi>{trainer ?? expert}</bdi>}
        {isOwn && <Chip size="small" label={say.you} />}
      </Stack>
      <Since colleague={colleague} />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <ChangeRole colleague={colleague} offered={offered} onChanged={onChanged} />
        <Remove colleague={colleague} isOwn={isOwn} onChanged={onChanged} />
        {secondFactorSince !== null && !isOwn && (
          <ResetSecondFactor colleague={colleague} onChanged={onChanged} />
        )}
      </Stack>
    </Card>
  );
}
