/** What stands above a lesson's fields: what was kept, who saved meanwhile, what is missing, what could be better. */
import { Alert, AlertTitle, Box, Button, Link, Stack, Typography } from '@mui/material';
import { leadTo } from '../catalogue/editing.ts';
import { momentOf } from '../locale.ts';
import { useSay } from '../words/words.ts';
import type { Lack, OpenLesson } from './use-lesson.ts';

type Props = { open: OpenLesson };

/** 'task.questions.2' is question 3. */
const questionOf = ({ at }: Lack): number | null => {
  const [, index] = /^task\.questions\.(\d+)/.exec(at) ?? [];
  return index === undefined ? null : Number(index) + 1;
};

function Lacks({ open }: Props) {
  const { teaching } = useSay();
  const say = teaching.lesson;
  const { lacks } = open.judged;
  if (lacks.length === 0) return null;
  return (
    <Alert severity="warning" id="missing" tabIndex={-1}>
      <AlertTitle component="h2">{say.lacks(lacks.length)}</AlertTitle>
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
        {lacks.map((lack) => {
          const question = questionOf(lack);
          return (
            <li key={`${lack.what} ${lack.at}`}>
              <Link
                component="button"
                type="button"
                sx={{ textAlign: 'start' }}
                onClick={() => leadTo(lack.at)}
              >
                {say.lacking[lack.what]}
                {question !== null && ` (${say.question(question)})`}
              </Link>
            </li>
          );
        })}
      </Box>
    </Alert>
  );
}

function ConflictNotice({ open }: Props) {
  const { teaching, locale } = useSay();
  const say = teaching.lesson.conflict;
  const { conflict } = open;
  if (conflict === null) return null;
  const { by, at } = conflict.theirs;
  return (
    <Alert severity="warning" role="alert">
      <AlertTitle component="h2">{say.title}</AlertTitle>
      <Typography>{say.who(by, momentOf(at, locale))}</Typography>
      {conflict.isBoth && <Typography sx={{ mt: 1 }}>{say.both}</Typography>}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 1.5 }}>
        <Button variant="contained" disabled={open.isBusy} onClick={() => void open.settleConflict('mine')}>
          {say.keepMine}
        </Button>
        <Button disabled={open.isBusy} onClick={() => void open.settleConflict('theirs')}>
          {say.takeTheirs}
        </Button>
      </Stack>
    </Alert>
  );
}

export function LessonNotices({ open }: Props) {
  const { teaching, office } = useSay();
  const say = teaching.lesson;
  const problem = open.problem ?? (open.faults.size > 0 ? office.failures['bad-fields'] : null);
  return (
    <>
      {open.whole.isRemoved && <Alert severity="warning">{say.removed}</Alert>}
      {open.isKept && (
        <Alert severity="info" action={<Button onClick={open.takeBack}>{say.dropTyped}</Button>}>
          {say.kept}
        </Alert>
      )}
      <ConflictNotice open={open} />
      {problem !== null && open.conflict === null && (
        <Alert severity="error" role="alert">
          {problem}
        </Alert>
      )}
      <Lacks open={open} />
      {open.judged.advice.length > 0 && (
        <Alert severity="info">
          <AlertTitle component="h2">{say.advice}</AlertTitle>
          {open.judged.advice.map((advice) => (
            <Typography key={advice}>{say.advices[advice]}</Typography>
          ))}
        </Alert>
      )}
    </>
  );
}
