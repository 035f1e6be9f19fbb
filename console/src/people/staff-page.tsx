/** Who works here, and as what: places given, changed and taken by an owner. */
import { useNotify } from 'react-admin';
import type { ColleaguesAnswer } from '../../../src/features/staff/people-staff.staff.ts';
import { Read } from '../layout/read.tsx';
import { useReading } from '../layout/use-reading.ts';
import { useSay } from '../words/words.ts';
import { AddColleague } from './add-colleague.tsx';
import { ColleagueCard } from './colleague-card.tsx';
import { PageFrame, PlainList } from '../layout/page-frame.tsx';
import { RoleMeanings } from './role-meaning.tsx';

export function StaffPage() {
  const { people } = useSay();
  const say = people.staff;
  const notify = useNotify();
  const reading = useReading<ColleaguesAnswer>('/staff');
  return (
    <PageFrame title={say.title} lead={say.lead}>
      <Read reading={reading} height={320}>
        {(offered) => (
          <>
            <AddColleague
              offered={offered}
              onAdded={(email) => {
                notify(say.added(email), { type: 'success' });
                reading.again();
              }}
            />
            <PlainList label={say.title}>
              {offered.rows.map((colleague) => (
                <ColleagueCard
                  // Another role makes another card: what was typed into the old one is over.
                  key={`${colleague.email} ${colleague.role}`}
                  colleague={colleague}
                  offered={offered}
                  onChanged={reading.again}
                />
              ))}
            </PlainList>
            <RoleMeanings roles={offered.roles} />
          </>
        )}
      </Read>
    </PageFrame>
  );
}
