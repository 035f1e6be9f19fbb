/** An unpaid order: what a caller is told about paying it, and the link to pay. */
import { Alert, Box, Button, Card, Stack, TextField, Typography } from '@mui/material';
import { Fragment, useState } from 'react';
import { usePermissions } from 'react-admin';
import { type PaymentOption, shownNumber } from '../../../src/selling/orders/order.ts';
import { call, type DoneOf } from '../api.ts';
import { ActionButton, useAction } from '../layout/action-dialog.tsx';
import { CopyButton, useCopy } from '../layout/copy-button.tsx';
import { type Fact, FactRows, Ltr } from '../layout/facts.tsx';
import { useRolesThat } from '../layout/who-may.ts';
import { madOf, momentOf } from '../locale.ts';
import { useWords } from '../words/words.ts';

type Order = DoneOf<'GET orders/{number}'>;
type Paying = NonNullable<Order['paying']>;

/** E-mails that say how to pay, the best of them first. */
const payEmails = ['how-to-pay', 'order-reopened', 'order-received', 'order-reminder'];

const emailOf = ({ emails }: Order) =>
  payEmails.flatMap(
    (name) => emails.findLast(({ emailName, state }) => emailName === name && state === 'sent') ?? [],
  )[0];

/** The link and a message with it, once they are asked for: the log records it. */
function PayLink({ number }: { number: string }) {
  const { orderPage, common } = useWords();
  const t = orderPage.paying.link;
  const action = useAction();
  const copy = useCopy({ copied: common.copied, notCopied: common.notCopied });
  const [link, setLink] = useState<DoneOf<'orders/{number}/pay-link'> | null>(null);
  const open = async () => setLink(await action.run(() => call('orders/{number}/pay-link', { number })));
  if (link === null)
    return (
      <>
        <Button variant="outlined" disabled={action.isBusy} onClick={() => void open()}>
          {t.open}
        </Button>
        {action.problem !== null && <Alert severity="error">{action.problem}</Alert>}
      </>
    );
  return (
    <Stack sx={{ gap: 1.5, flexBasis: '100%' }}>
      <Typography variant="body2" color="text.secondary">
        {t.lead}
      </Typography>
      <TextField
        label={t.message}
        value={link.message}
        multiline
        fullWidth
        slotProps={{ htmlInput: { readOnly: true, dir: 'auto' } }}
      />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {link.whatsapp !== null && (
          <Button variant="contained" href={link.whatsapp} target="_blank" rel="noreferrer">
            {t.whatsApp}
          </Button>
        )}
        <Button variant="outlined" onClick={() => void copy(link.url)}>
          {t.copy}
        </Button>
        <Button variant="outlined" onClick={() => void copy(link.message)}>
          {t.copyMessage}
        </Button>
      </Stack>
    </Stack>
  );
}

const cash: PaymentOption = 'WafaCash / Cash Plus';

type Block = { title: string | null; facts: Fact[] };

/** Of each way what a caller is told, under its own heading. */
function useBlocks(order: Order, { ways, bank, agency, wallet }: Paying): Block[] {
  const { orders, orderPage, locale } = useWords();
  const t = orderPage.paying;
  const copied = (label: string, text: string) => ({
    label,
    value: (
      <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        {/* Broken between groups of four digits, never within one. */}
        <Box
          component="span"
          sx={{
            overflowWrap: 'normal',
            whiteSpace: / /.test(text) ? 'normal' : 'nowrap',
            // A long number takes two lines of a phone, not four.
            ...(text.length > 20 && {
              fontSize: { xs: '0.9rem', sm: 'inherit' },
              fontVariantNumeric: 'tabular-nums',
            }),
          }}
        >
          <Ltr>{text.replaceAll(/(\d{4})(?=\d{4})/g, '$1 ')}</Ltr>
        </Box>
        <CopyButton label={t.copy(label)} text={text} />
      </Box>
    ),
  });
  const whole: Fact[] = [
    { label: orders.amount, value: <strong>{madOf(order.amountCentimes, locale)}</strong> },
    { label: orders.facts.payUntil, value: momentOf(order.expiresAt, locale) },
    {
      label: order.paymentOption === null ? t.open : t.chosen,
      // The agencies' names stand below, in one script.
      value: ways
        .map((way) =>
          way === cash && agency
            ? agency.agencies.map((one) => one[locale]).join(' / ')
            : orders.methods[way],
        )
        .join(' · '),
    },
  ];
  const byTransfer = bank && [
    { label: t.accountName, value: <bdi>{bank.accountName}</bdi> },
    { label: t.bank, value: <bdi>{bank.bank}</bdi> },
    copied('RIB', bank.rib),
    copied('IBAN', bank.iban),
    copied(t.reference, shownNumber(order.number)),
  ];
  const byCash = agency && [
    { label: t.agencies, value: <bdi>{agency.agencies.map((one) => one[locale]).join(' · ')}</bdi> },
    { label: t.beneficiary, value: <bdi>{agency.beneficiary}</bdi> },
    { label: t.city, value: <bdi>{agency.city}</bdi> },
    copied(t.phone, agency.phone),
  ];
  const byWallet = wallet && [
    copied(t.number, wallet.phone),
    { label: t.holder, value: <bdi>{wallet.holder}</bdi> },
    { label: t.wallet, value: <bdi>{wallet.wallet}</bdi> },
  ];
  return [
    { title: null, facts: whole },
    ...(byTransfer ? [{ title: t.byTransfer, facts: byTransfer }] : []),
    ...(byCash ? [{ title: t.byCash, facts: byCash }] : []),
    ...(byWallet ? [{ title: t.byWallet, facts: byWallet }] : []),
  ];
}

export function PayingFacts({ order, paying }: { order: Order; paying: Paying }) {
  const { orderPage } = useWords();
  const { permissions: may = [] } = usePermissions<string[]>();
  const rolesThat = useRolesThat();
  const t = orderPage.paying;
  const blocks = useBlocks(order, paying);
  const email = emailOf(order);
  return (
    <Card component="section" aria-labelledby="paying" sx={{ p: 2.5 }}>
      <Typography id="paying" component="h2" variant="h6">
        {t.title}
      </Typography>
      {blocks.map(({ title, facts }) => (
        <Fragment key={title}>
          {title !== null && (
            <Typography component="h3" sx={{ fontWeight: 700, mt: 2 }}>
              {title}
            </Typography>
          )}
          <FactRows facts={facts} />
        </Fragment>
      ))}
      {paying.agency !== null && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {t.code}{' '}
          {may.includes('mayRecordPayments') ? t.codeHeard : t.codeTheirs(rolesThat('mayRecordPayments'))}
        </Typography>
      )}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 2 }}>
        {may.includes('maySharePayLinks') && <PayLink key={order.number} number={order.number} />}
        {email !== undefined && may.includes('maySendMailAgain') && (
          <ActionButton
            label={t.again}
            sure={t.againSure(order.email)}
            run={() => call('orders/{number}/emails/{id}/again', { number: order.number, id: email.id })}
            done={orderPage.againDone}
          />
        )}
      </Stack>
    </Card>
  );
}
