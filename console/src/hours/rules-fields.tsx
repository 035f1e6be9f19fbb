/** Where they meet, and how close and how far ahead an hour can be booked. */
import { Box } from '@mui/material';
import { TypedField } from '../layout/typed-field.tsx';
import { useSay } from '../words/words.ts';
import { PartCard } from './part-card.tsx';
import type { FieldsProps } from './weekly-fields.tsx';

/** The server asks again. */
const limits = {
  bufferMinutes: { least: 0, most: 120 },
  noticeHours: { least: 1, most: 336 },
  horizonDays: { least: 1, most: 180 },
};

export function RulesFields({ draft, faultOf, onChange }: FieldsProps) {
  const { hours } = useSay();
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
