/** What of the sample academy still stands on the pages, and taking it off: by kind, all of it or one by one, in one deed. */
import { Alert, Box, Button, Card, Typography } from '@mui/material';
import { useState } from 'react';
import { usePermissions } from 'react-admin';
import { Link } from 'react-router-dom';
import type {
  RemovalAnswer,
  SampleRow,
  SamplesAnswer,
} from '../../../src/features/catalogue/samples.staff.ts';
import { focusAtFirst } from '../layout/focus-at-first.ts';
import { PageFrame } from '../layout/page-frame.tsx';
import { Read } from '../layout/read.tsx';
import { useReading } from '../layout/use-reading.ts';
import { useSay } from '../words/words.ts';
import { chosenOf, groupsOf, keyOf, withRows } from './sample-groups.ts';
import { SampleKind } from './sample-kind.tsx';
import { TakeOff } from './take-off.tsx';

/** What became of the last deed; read aloud, and where the reader goes on. */
function Outcome({ told: { rows } }: { told: RemovalAnswer }) {
  const { samples } = useSay();
  const gone = rows.filter(({ isGone }) => isGone).length;
  const stayed = rows.filter(({ stays }) => stays !== null && stays.reason !== 'not-sample').length;
  return (
    <Alert severity={stayed > 0 ? 'warning' : 'success'} role="status" tabIndex={-1} ref={focusAtFirst}>
      {samples.gone(gone)}
      {stayed > 0 && ` ${samples.stayed(stayed)}`}
    </Alert>
  );
}

/** Settings and the team's posts are no records that go. */
function Elsewhere({ areSettings, posts }: Pick<SamplesAnswer, 'areSettings' | 'posts'>) {
  const { samples, today } = useSay();
  const { permissions = [] } = usePermissions<string[]>();
  if (!areSettings && posts === 0) return null;
  return (
    <Card
      component="section"
      aria-labelledby="elsewhere"
      sx={{ p: { xs: 2, md: 2.5 }, display: 'grid', gap: 1 }}
    >
      <Typography id="elsewhere" component="h2" variant="h6">
        {samples.elsewhere.title}
      </Typography>
      {areSettings && <Typography>{samples.elsewhere.settings}</Typography>}
      {areSettings && permissions.includes('mayEditSettings') && (
        <Box>
          <Button variant="outlined" component={Link} to="/catalogue/settings/academy">
            {samples.elsewhere.openSettings}
          </Button>
        </Box>
      )}
      {posts > 0 && (
        <Typography>
          {today.samples.kinds['community-post'](posts)}. {samples.elsewhere.posts}
        </Typography>
      )}
    </Card>
  );
}

export function SamplesPage() {
  const { samples, today, catalogue } = useSay();
  const reading = useReading<SamplesAnswer>('/samples');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set<string>());
  const [told, setTold] = useState<RemovalAnswer | null>(null);
  const choose = (rows: readonly SampleRow[], isOn: boolean) => setChosen(withRows(chosen, rows, isOn));
  const done = (answer: RemovalAnswer | null) => {
    if (answer !== null) {
      setTold(answer);
      setChosen(new Set());
    }
    // Also when no answer came: what went before that is gone.
    reading.again();
  };
  return (
    <PageFrame title={samples.title} lead={samples.lead} back={{ to: '/', label: today.title }}>
      {told !== null && <Outcome key={told.rows.map(keyOf).join()} told={told} />}
      <Read reading={reading} height={360}>
        {({ rows, areSettings, posts }) => (
          <>
            {rows.length === 0 && <Typography>{samples.none}</Typography>}
            {groupsOf(rows, Object.keys(catalogue.kinds)).map((group) => (
              <SampleKind key={group.kind} group={group} chosen={chosen} onChoose={choose} />
            ))}
            <Elsewhere areSettings={areSettings} posts={posts} />
            {rows.length > 0 && <TakeOff chosen={chosenOf(rows, chosen)} onTold={done} />}
          </>
        )}
      </Read>
    </PageFrame>
  );
}
