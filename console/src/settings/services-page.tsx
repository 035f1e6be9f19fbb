/** The services of other firms: connected or not, practice or live, the address that each notifies, and how to connect one. */
import { Alert, Box, Stack, Typography } from '@mui/material';
import { CopyButton } from '../layout/copy-button.tsx';
import { Facts, Ltr, WordChip } from '../layout/facts.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import { Read, useCalled } from '../layout/read.tsx';
import { momentOf } from '../locale.ts';
import { useWords } from '../words/words.ts';
import { cardFirmWords } from '../../../src/academy/settings/card-firms.words.ts';

/** Whether a service is connected, and what to do where it is not. */
function Connection({ isSetUp, how }: { isSetUp: boolean; how: string }) {
  const { connected, notConnected } = useWords().settings.services;
  return (
    <Stack sx={{ gap: 0.5, alignItems: 'start' }}>
      <WordChip color={isSetUp ? 'success' : 'default'} label={isSetUp ? connected : notConnected} />
      {!isSetUp && <span>{how}</span>}
    </Stack>
  );
}

/** What is typed elsewhere: each of its lines on a line of its own, and a button that copies them. */
const ToCopy = ({ text, label }: { text: string; label: string }) => (
  <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
    <Box component="bdi" dir="ltr" sx={{ whiteSpace: 'pre-wrap', minWidth: 0 }}>
      {text}
    </Box>
    <CopyButton label={label} text={text} />
  </Stack>
);

export function ServicesPage() {
  const { settings, refunds, nav, locale } = useWords();
  const t = settings.services;
  const reading = useCalled('GET services', {});
  return (
    <PageFrame title={nav.pages.services} lead={t.lead}>
      <Read reading={reading} height={400}>
        {({ gateways, unconnected, whatsapp, webhooks }) => (
          <>
            {gateways.every(({ cardTypes }) => cardTypes.length === 0) && (
              <Alert severity="info">{t.noGateway}</Alert>
            )}
            {gateways.map(({ name, isLive, takesPayments, callback, lastSeenAt }) => (
              <Facts
                key={name}
                title={refunds.gateways[name] ?? name}
                facts={[
                  {
                    label: t.state,
                    value: (
                      <WordChip
                        color={takesPayments ? (isLive ? 'success' : 'warning') : 'default'}
                        label={takesPayments ? (isLive ? t.live : t.practice) : t.noNew}
                      />
                    ),
                  },
                  {
                    label: t.lastSeen,
                    value: lastSeenAt === null ? t.never : momentOf(lastSeenAt, locale),
                  },
                  {
                    label: t.callback,
                    value: <ToCopy text={callback} label={t.copy} />,
                  },
                ]}
              />
            ))}
            {unconnected.map(({ name, callback, settings: names }) => (
              <Facts
                key={name}
                title={cardFirmWords[name].name}
                facts={[
                  { label: t.state, value: <WordChip label={t.notConnected} /> },
                  { label: t.what, value: cardFirmWords[name].takes[locale] },
                  { label: t.from, value: cardFirmWords[name].from[locale] },
                  { label: t.needs, value: cardFirmWords[name].needs[locale] },
                  { label: t.callback, value: <ToCopy text={callback} label={t.copy} /> },
                  {
                    label: t.where,
                    value: (
                      <>
                        {t.whereHow(`docs/payments/${name}.md`)}
                        <ToCopy text={names.join('\n')} label={t.copySettings} />
                      </>
                    ),
                  },
                ]}
              />
            ))}
            <Facts
              title="WhatsApp"
              facts={[
                { label: t.state, value: <Connection isSetUp={whatsapp.isSetUp} how={t.whatsappHow} /> },
                whatsapp.isSetUp && {
                  label: t.templates,
                  value: (
                    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
                      {whatsapp.templates.map((name) => (
                        <li key={name}>
                          <Ltr>{name}</Ltr>
                        </li>
                      ))}
                    </Box>
                  ),
                },
              ]}
            />
            <Facts
              title={t.webhooks}
              facts={[
                { label: t.state, value: <Connection isSetUp={webhooks.isSetUp} how={t.webhooksHow} /> },
              ]}
            />
            <Typography variant="body2" color="text.secondary">
              {t.keys}
            </Typography>
          </>
        )}
      </Read>
    </PageFrame>
  );
}
