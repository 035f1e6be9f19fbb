/** '/organisations': who buys seats in courses for others. */
import { Card, Stack, Typography } from '@mui/material';
import { useNotify, usePermissions } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { call, type DoneOf, type InputOf } from '../api.ts';
import { CallForm, FieldPairs, FormChoice, FormText } from '../layout/call-form.tsx';
import { OpenInPlace } from '../layout/open-in-place.tsx';
import { LinkRows, PageFrame } from '../layout/page-frame.tsx';
import { Read, useCalled } from '../layout/read.tsx';
import { languageName, sidesIn } from '../locale.ts';
import { useWords } from '../words/words.ts';

export type Typed = Omit<Required<InputOf<'organisations'>>, 'id'>;

type FormProps = { id?: string; values: Typed; onDone: (id: string) => void; onClose: () => void };

/** Name, numbers and contact of an organisation; a new one without an `id`. */
export function OrganisationForm({ id, values, onDone, onClose }: FormProps) {
  const { organisations: t, common, locale } = useWords();
  const notify = useNotify();
  const languages = Object.fromEntries(sidesIn(locale).map((one) => [one, languageName(one, locale)]));
  return (
    <Card sx={{ p: 2.5 }}>
      <CallForm
        label={id === undefined ? t.add : t.change}
        values={values}
        submit={common.save}
        faults={t.faults}
        send={(typed) => call('organisations', { ...typed, ...(id !== undefined && { id }) })}
        onDone={(saved) => {
          notify(t.saved, { type: 'success' });
          onClose();
          onDone(saved.id);
        }}
        onClose={onClose}
      >
        <FieldPairs>
          <FormText name="name" label={t.name} maxLength={160} required />
          <FormChoice name="kind" label={t.kind} choices={t.kinds} />
          <FormText name="ice" label="ICE" hint={t.iceHint} ltr inputMode="numeric" maxLength={60} />
          <FormText name="address" label={t.address} maxLength={300} required />
          <FormText name="contactName" label={t.contactName} maxLength={120} required />
          <FormText
            name="contactEmail"
            label={t.contactEmail}
            hint={t.contactHint}
            ltr
            inputMode="email"
            required
          />
          <FormText name="contactPhone" label={t.contactPhone} ltr inputMode="tel" maxLength={40} />
          <FormChoice name="locale" label={t.language} choices={languages} />
        </FieldPairs>
      </CallForm>
    </Card>
  );
}

export function OrganisationsPage() {
  const { organisations: t } = useWords();
  const { permissions = [] } = usePermissions<string[]>();
  const go = useNavigate();
  const reading = useCalled('GET organisations');
  const blank: Typed = {
    kind: 'company',
    name: '',
    ice: '',
    address: '',
    contactName: '',
    contactEmail: '',
    contactPhone: '',
    locale: 'fr',
  };
  return (
    <PageFrame title={t.title} lead={t.lead}>
      {permissions.includes('maySellSeats') && (
        <Stack direction="row">
          <OpenInPlace label={t.add}>
            {(close) => (
              <OrganisationForm
                values={blank}
                onDone={(id) => void go(`/organisations/${id}`)}
                onClose={close}
              />
            )}
          </OpenInPlace>
        </Stack>
      )}
      <Read reading={reading} height={300}>
        {({ rows }) => (rows.length === 0 ? <Typography>{t.none}</Typography> : <Rows rows={rows} />)}
      </Read>
    </PageFrame>
  );
}

function Rows({ rows }: DoneOf<'GET organisations'>) {
  const { organisations: t } = useWords();
  return (
    <LinkRows
      label={t.title}
      rows={rows.map(({ id, name, states }) => ({
        to: `/organisations/${id}`,
        name,
        note: [...new Set(states)].map((state) => t.states[state]).join(' · '),
      }))}
    />
  );
}
