/** A card of facts, each with its name. */
import { cutText } from '../../../src/platform/text/typed-text.ts';
import WhatsApp from '@mui/icons-material/WhatsApp';
import {
  Box,
  Button,
  Card,
  Chip,
  type ChipProps,
  Link as MuiLink,
  Stack,
  type SxProps,
  type Theme,
  Typography,
} from '@mui/material';
import { type ReactNode, useState } from 'react';
import { usePermissions } from 'react-admin';
import { Link } from 'react-router-dom';
import { shownNumber } from '../../../src/selling/orders/order.ts';
import { momentOf } from '../locale.ts';
import { useWords } from '../words/words.ts';

/** In capitals, as the buyer reads it too, on one line. */
export const OrderNumber = ({ number }: { number: string }) => (
  <Box component="bdi" dir="ltr" sx={{ whiteSpace: 'nowrap' }}>
    {shownNumber(number)}
  </Box>
);

/** The number of an order, as a link for whoever may see orders. */
export function OrderLink({ number }: { number: string }) {
  const { permissions = [] } = usePermissions<string[]>();
  if (!permissions.includes('maySeeOrders')) return <OrderNumber number={number} />;
  return (
    <MuiLink
      component={Link}
      to={`/orders/${encodeURIComponent(number)}/show`}
      // A touch target of full height without a higher line: the padding overlaps the lines around it.
      sx={{ overflowWrap: 'anywhere', py: 1.5 }}
    >
      <OrderNumber number={number} />
    </MuiLink>
  );
}

export const addressOfPerson = (email: string): string => `/people/learners/${encodeURIComponent(email)}`;

type PersonLinkProps = {
  email: string | null;
  label?: string;
  /** Shown to whoever may not; the same text where it is left out. */
  orElse?: ReactNode;
  children: ReactNode;
};

/** A name or an address, as a link to the person's page for whoever may see people. Null: nobody to lead to. */
export function PersonLink({ email, label, children, orElse = children }: PersonLinkProps) {
  const { permissions = [] } = usePermissions<string[]>();
  if (email === null || !permissions.includes('maySeePeople')) return orElse;
  return (
    <MuiLink
      component={Link}
      to={addressOfPerson(email)}
      {...(label !== undefined && { 'aria-label': label })}
      sx={{ overflowWrap: 'anywhere', py: 1.5 }}
    >
      {children}
    </MuiLink>
  );
}

/** The order behind something, for whoever may see orders; nothing for others. */
export function OrderOf({ number }: { number: string | null }) {
  const { permissions = [] } = usePermissions<string[]>();
  if (number === null || !permissions.includes('maySeeOrders')) return null;
  return (
    <Box component="span" sx={{ fontSize: '0.875rem' }}>
      <OrderLink number={number} />
    </Box>
  );
}

/** On rows and forms of sample content that is still there. */
export function SampleBadge() {
  const { common } = useWords();
  return <Chip size="small" color="warning" label={common.sample} />;
}

/** A chip of a few words; long text takes two lines. */
export const WordChip = (props: Pick<ChipProps, 'label' | 'color' | 'variant'>) => (
  <Chip
    size="small"
    {...props}
    sx={{
      height: 'auto',
      minHeight: 24,
      maxWidth: '100%',
      fontWeight: 600,
      '& .MuiChip-label': { whiteSpace: 'normal', overflowWrap: 'break-word' },
    }}
  />
);

const stateTones = {
  draft: 'default',
  scheduled: 'primary',
  published: 'success',
  changed: 'warning',
  archived: 'default',
} as const;

type RecordStateProps = {
  state: keyof typeof stateTones;
  /** When a scheduled one is published. */
  at: string | null;
  /** What waits for its time may be on the site as it was. */
  isPublished?: boolean;
};

/** The state of a record of the catalogue, named the same everywhere. */
export function RecordState({ state, at, isPublished = false }: RecordStateProps) {
  const { common, locale } = useWords();
  const when = state === 'scheduled' && at !== null ? ` · ${momentOf(at, locale)}` : '';
  const isBoth = isPublished && state === 'scheduled';
  return (
    <>
      {isBoth && <WordChip variant="outlined" color="success" label={common.states.published} />}
      <WordChip variant="outlined" color={stateTones[state]} label={`${common.states[state]}${when}`} />
    </>
  );
}

/** Lets an e-mail address break before its '@', not in the middle of a word. */
function breakable(children: ReactNode): ReactNode {
  if (typeof children !== 'string' || !children.includes('@')) return children;
  const at = children.lastIndexOf('@');
  return (
    <>
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </>
  );
}

/** Numbers, codes and addresses, left to right whatever surrounds them. */
export const Ltr = ({ children }: { children: ReactNode }) => <bdi dir="ltr">{breakable(children)}</bdi>;

/** Where a number is written to by WhatsApp. */
const whatsAppOf = (phone: string): string => `https://wa.me/${phone.replace(/\D/g, '')}`;

/** Opens WhatsApp for a number, in a tab of its own. */
export function WhatsAppLink({
  phone,
  sx,
  isShort,
}: {
  phone: string;
  sx: SxProps<Theme>;
  isShort?: boolean;
}) {
  const { common } = useWords();
  return (
    <MuiLink
      href={whatsAppOf(phone)}
      target="_blank"
      rel="noreferrer"
      aria-label={common.whatsApp(phone)}
      sx={sx}
    >
      {isShort ? <WhatsApp fontSize="small" sx={{ verticalAlign: 'text-bottom' }} /> : 'WhatsApp'}
    </MuiLink>
  );
}

/** A number to call, and to write to by WhatsApp; `isShort`: on one line of a table. */
export function PhoneLinks({ phone, isShort = false }: { phone: string; isShort?: boolean }) {
  const sx = { py: 1.5 };
  return (
    <Box component="span" sx={{ display: 'block', ...(isShort && { whiteSpace: 'nowrap' }) }}>
      <MuiLink href={`tel:${phone}`} sx={sx}>
        <Ltr>{isShort ? phone.replace(/^\+212/, '0') : phone}</Ltr>
      </MuiLink>
      {isShort ? ' ' : ' · '}
      <WhatsAppLink phone={phone} sx={sx} isShort={isShort} />
    </Box>
  );
}

const longest = 160;

/** Up to the last word that fits; a word too long by itself is cut. */
function beginningOf(text: string): string {
  const cut = cutText(text, longest);
  const words = cut.replace(/\s+\S*$/, '');
  return words.length > longest / 2 ? words : cut;
}

/** What somebody else wrote, as text and in its own direction: its first lines, and the rest on request. */
export function LongText({ text }: { text: string }) {
  const { common } = useWords();
  const [isWhole, setWhole] = useState(false);
  const isLong = text.length > longest;
  const shown = isLong && !isWhole ? `${beginningOf(text)}…` : text;
  return (
    <>
      <Box
        component="bdi"
        sx={{ display: 'block', textAlign: 'match-parent', overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}
      >
        {shown}
      </Box>
      {isLong && (
        <Button
          size="small"
          aria-expanded={isWhole}
          // A touch target of full height without a higher line.
          sx={{ py: 0, my: -1, marginInlineStart: 0.5 }}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? common.short : common.whole}
        </Button>
      )}
    </>
  );
}

/** A section of a page with its heading. */
export const Part = ({
  id,
  title,
  beside,
  children,
}: {
  id: string;
  title: string;
  beside?: ReactNode;
  children: ReactNode;
}) => (
  <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}
    >
      <Typography id={id} component="h2" variant="h6">
        {title}
      </Typography>
      {beside}
    </Stack>
    {children}
  </Box>
);

/** False is left out. */
export type Fact = { label: string; value: ReactNode } | false;

export const FactRows = ({ facts }: { facts: Fact[] }) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      mt: 1,
      display: 'grid',
      columnGap: 2,
      rowGap: 1,
      // Short names leave the space to the values.
      gridTemplateColumns: { xs: 'fit-content(7.5rem) minmax(0, 1fr)', md: '10rem minmax(0, 1fr)' },
    }}
  >
    {facts.map(
      (fact) =>
        fact && (
          <Box key={fact.label} sx={{ display: 'contents' }}>
            <Typography component="dt" color="text.secondary">
              {fact.label}
            </Typography>
            <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {fact.value}
            </Typography>
          </Box>
        ),
    )}
  </Box>
);

export const Facts = ({ title, facts }: { title: string; facts: Fact[] }) => (
  <Card sx={{ p: 2.5 }}>
    <Typography component="h2" variant="h6">
      {title}
    </Typography>
    <FactRows facts={facts} />
  </Card>
);
