/** How often the files of an order were fetched, and as many downloads again. */
import { Box, Button, Card, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, usePermissions, useRefresh } from 'react-admin';
import type { OrderWhole } from '../../../src/features/orders/order-shapes.staff.ts';
import { DeedDialog } from '../layout/deed-dialog.tsx';
import { useDeed } from '../layout/use-deed.ts';
import { languageNames, momentOf } from '../locale.ts';
import { ask } from '../wire.ts';
import { useSay } from '../words/words.ts';

export function OrderFiles({ order }: { order: OrderWhole }) {
  const { desk, locale } = useSay();
  const words = desk.files;
  const { permissions: may = [] } = usePermissions<string[]>();
  const deed = useDeed();
  const notify = useNotify();
  const refresh = useRefresh();
  const [isAsked, setAsked] = useState(false);
  if (order.files.length === 0) return null;

  const renew = async () => {
    const done = await deed.run(() => ask('POST', `/orders/${order.number}/files/renewal`, {}));
    if (done === null) return;
    notify(words.done, { type: 'success' });
    setAsked(false);
    refresh();
  };

  return (
    <Card component="section" aria-labelledby="files" sx={{ p: 2.5 }}>
      <Typography id="files" component="h2" variant="h6">
        {words.title}
      </Typography>
      <Box component="ul" sx={{ m: 0, my: 1, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {order.files.map((file) => (
          <li key={file.locale}>
            <Typography sx={{ fontWeight: 600 }}>
              {order.files.length > 1 && `${languageNames[file.locale]}: `}
              {words.fetched(file.used, file.most, momentOf(file.endsAt, locale))}
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {file.lastUsedAt === null ? words.never : words.last(momentOf(file.lastUsedAt, locale))}
            </Typography>
          </li>
        ))}
      </Box>
      {may.includes('mayRenewFiles') && (
        <Button variant="outlined" onClick={() => setAsked(true)}>
          {words.renew}
        </Button>
      )}
      {isAsked && (
        <DeedDialog
          title={words.sure}
          lead={words.lead}
          submit={words.submit}
          deed={deed}
          onSubmit={renew}
          onClose={() => setAsked(false)}
        />
      )}
    </Card>
  );
}
