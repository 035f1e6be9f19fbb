/** The services of other firms: connected or not, practice or live, and the address that each notifies. */
import { Alert, Box, Stack, Typography } from '@mui/material';
import { CopyButton } from '../layout/copy-button.tsx';
import { Facts, Ltr, WordChip } from '../layout/facts.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import { Read, useCalled } from '../layout/read.tsx';
import { momentOf } from '../locale.ts';
import { useWords } from '../words/words.ts';

export function ServicesPage() {
  const { settings, refunds, nav, locale } = useWords();
  const t = settings.services;
  const reading = useCalled('GET services', {});
  return (
    <PageFrame title={nav.pages.services} lead={t.lead}>
      <Read reading={reading} height={400}>
        {({ gateways, whatsapp }) => (
          <>
            {gateways.length === 0 && <Alert severity="info">{t.noGateway}</Alert>}
            {gateways.map(({ name, isLive, takesPayments, callback, lastSeenAt }) => (
              <Facts
                key={name}
                title={refunds.gateways[name] ?? name}
                facts={[
                  {
                    label: t.state,
                    value: (
                      <WordChip
                        color={isLive ? 'success' : 'warning'}
                        label={takesPayments ? (isLive ? t.live : t.practice) : t.olderOnly}
                      />
                    ),
                  },
                  {
                    label: t.lastSeen,
                    value: lastSeenAt === null ? t.never : momentOf(lastSeenAt, locale),
                  },
                  {
                    label: t.callback,
                    value: (
                      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
                        <Ltr>{callback}</Ltr>
                        <CopyButton label={t.copy} text={callback} />
                      </Stack>
                    ),
                  },
                ]}
              />
            ))}
            <Facts
              title="WhatsApp"
              facts={[
                {
                  label: t.state,
                  value: (
                    <WordChip
                      color={whatsapp.isSetUp ? 'success' : 'default'}
                      label={whatsapp.isSetUp ? t.connected : t.notConnected}
                    />
                  ),
                },
                {
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
            <Typography variant="body2" color="text.secondary">
              {t.keys}
            </Typography>
          </>
        )}
      </Read>
    </PageFrame>
  );
}
