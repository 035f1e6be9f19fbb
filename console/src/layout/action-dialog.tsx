/** Asks for confirmation before an action: its consequences, the input it needs, and one button that names it. */
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  Typography,
} from '@mui/material';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { isHalfTyped } from './typed-field.tsx';
import { useWords } from '../words/words.ts';
import { statusIn } from '../words/word-of.ts';
import { Refused, type ApiFailure } from '../api.ts';

/** A running action: one press at a time, the server's refusal in words, and the fields at fault. */
export type Action = {
  isBusy: boolean;
  /** Why the last try was refused; null where only fields are wrong. */
  problem: string | null;
  failure: ApiFailure | null;
  /** What is wrong with a field, in words. */
  faultOf(field: string): string | undefined;
  /** The action's result; null when it was refused. */
  run<T>(action: () => Promise<T>): Promise<T | null>;
  clear(): void;
  /** The field was changed: nothing is wrong in it until it is sent again. */
  mend(field: string): void;
  /** How many tries were refused. */
  refusals: number;
};

/** `faults`: sentences for the faults, refusals and reasons of this action, beside those that all share. */
export function useAction(faults: Record<string, string> = {}): Action {
  const t = useWords();
  const { common } = t;
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [refusals, setRefusals] = useState(0);

  const sentenceFor = ({ code, detail }: ApiFailure): string => {
    const { by, status, reason } = detail ?? {};
    if (code === 'already-decided' && status !== undefined) {
      const who = by === 'buyer' || by === 'clock' ? t.orders.by[by] : String(by);
      return t.orderPage.conflict(who, statusIn(t.orders, String(status)));
    }
    if (typeof by === 'string') return common.firstBy(by);
    if (typeof reason !== 'string') return faults[code] ?? common.failures[code];
    return faults[reason] ?? t.orderPage.reasons[reason] ?? common.failures[code];
  };

  return {
    isBusy,
    failure,
    problem: failure && failure.code !== 'bad-fields' ? sentenceFor(failure) : null,
    faultOf(field) {
      // A fault within a field of several parts ('item.slug') is said beside the whole field.
      const fields = Object.entries(failure?.fields ?? {});
      const fault = fields.find(([name]) => name === field || name.startsWith(`${field}.`))?.[1];
      return fault === undefined
        ? undefined
        : (faults[fault] ?? common.faults[fault] ?? common.failures['bad-fields']);
    },
    async run(action) {
      setBusy(true);
      setFailure(null);
      try {
        return await action();
      } catch (refused) {
        if (!(refused instanceof Refused)) throw refused;
        setFailure(refused.failure);
        setRefusals((count) => count + 1);
        return null;
      } finally {
        setBusy(false);
      }
    },
    clear: () => setFailure(null),
    refusals,
    mend(field) {
      setFailure((before) => {
        const all = Object.entries(before?.fields ?? {});
        const left = all.filter(([name]) => name !== field && !name.startsWith(`${field}.`));
        return before === null || left.length === all.length
          ? before
          : { ...before, fields: Object.fromEntries(left) };
      });
    },
  };
}

type ActionButtonProps = {
  label: string;
  /** False: the button is gone; a dialog that is open stays, with what was typed, and says what the server says. */
  isOffered?: boolean;
  /** Of the dialog, where the button's label says too little by itself. */
  title?: string;
  /** The consequences. */
  sure: string;
  /** The label of the confirming button, where it is another. */
  go?: string;
  /** The label of the other button, where 'Cancel' would be misread. */
  keep?: string;
  isPrime?: boolean;
  isSmall?: boolean;
  /** Removes something: rare, and shown so. */
  isDanger?: boolean;
  /** The confirming button alone is shown so: what is chosen in the dialog removes something. */
  isDangerGo?: boolean;
  /** Its refusal is said in the dialog. */
  run: () => Promise<unknown>;
  /** Sentences of faults that only this action has. */
  faults?: Record<string, string>;
  /** Said once it is done. */
  done?: string;
  onDone?: () => void;
  /** The dialog is closed after a refusal: what the page shows may be out of date. Lists read themselves anew. */
  onStale?: () => void;
  /** Input before it is confirmed. */
  children?: ReactNode | ((action: Action) => ReactNode);
};

/** A button that its own action takes away leaves the focus on its row. */
function useFocusOfGone() {
  const row = useRef<HTMLElement | null>(null);
  useEffect(
    () => () => {
      if (!row.current?.isConnected || document.activeElement !== document.body) return;
      row.current.tabIndex = -1;
      row.current.focus({ preventScroll: true });
    },
    [],
  );
  return (button: HTMLElement | null) => {
    row.current = button?.closest<HTMLElement>('li, tr') ?? null;
  };
}

/** An action that is confirmed once: its button, a dialog with the consequences, then it runs and the page reads itself anew. */
export function ActionButton(props: ActionButtonProps) {
  const {
    label,
    isOffered = true,
    title = label,
    sure,
    go = label,
    keep,
    isPrime = false,
    isSmall = false,
    isDanger = false,
    isDangerGo = isDanger,
    run,
    faults,
    done,
    onDone,
    onStale,
    children,
  } = props;
  const [isAsking, setAsking] = useState(false);
  const { common } = useWords();
  const action = useAction(faults);
  const notify = useNotify();
  const refresh = useRefresh();
  const button = useRef<HTMLButtonElement>(null);
  const keepFocus = useFocusOfGone();
  const submit = async () => {
    // An answer of null is a success, too.
    const isDone = await action.run(async () => {
      await run();
      return true;
    });
    if (!isDone) return;
    setAsking(false);
    keepFocus(button.current);
    if (done !== undefined) notify(done, { type: 'success' });
    refresh();
    onDone?.();
  };
  const close = () => {
    setAsking(false);
    if (action.failure === null) return;
    refresh();
    onStale?.();
  };
  return (
    <>
      {isOffered && (
        <Button
          ref={button}
          variant={isDanger ? 'text' : isPrime ? 'contained' : 'outlined'}
          color={isDanger ? 'error' : 'primary'}
          size={isSmall ? 'small' : 'medium'}
          // Whoever speaks to the phone says what is written on the button.
          {...(title !== label && {
            'aria-label': title.includes(label) ? title : `${label}${common.colon}${title}`,
          })}
          onClick={() => {
            action.clear();
            setAsking(true);
          }}
        >
          {label}
        </Button>
      )}
      {isAsking && (
        <ActionDialog
          title={title}
          lead={sure}
          submit={go}
          keep={keep}
          isDanger={isDangerGo}
          action={action}
          onSubmit={submit}
          onClose={close}
        >
          {typeof children === 'function' ? children(action) : children}
        </ActionDialog>
      )}
    </>
  );
}

type Props = {
  title: string;
  lead?: string;
  submit: string;
  keep?: string | undefined;
  isDanger?: boolean;
  action: Action;
  onSubmit(): Promise<void>;
  onClose(): void;
  children?: ReactNode;
};

export function ActionDialog(props: Props) {
  const { common } = useWords();
  const { title, lead, submit, keep = common.cancel, isDanger = false, action } = props;
  const { onSubmit, onClose, children } = props;
  const id = useId();
  const refresh = useRefresh();
  // A colleague was first: another try would be refused as well.
  const isOvertaken = typeof action.failure?.detail?.['by'] === 'string';
  return (
    <Dialog
      open
      onClose={action.isBusy ? undefined : onClose}
      aria-labelledby={id}
      fullWidth
      maxWidth="sm"
      slotProps={{
        paper: { sx: { m: { xs: 1.5, sm: 4 }, width: { xs: 'calc(100% - 1.5rem)', sm: '100%' } } },
      }}
    >
      <Box
        component="form"
        // The content scrolls, and the buttons stay in sight.
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
        noValidate
        onSubmit={(event: FormEvent<HTMLFormElement>) => {
          event.preventDefault();
          if (!isHalfTyped(event.currentTarget)) void onSubmit();
        }}
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        {/* By keyboard too, where it has no field to go to. */}
        <DialogContent tabIndex={0}>
          <Stack sx={{ gap: 2 }}>
            {lead !== undefined && <Typography>{lead}</Typography>}
            {children}
            {action.problem !== null && <Alert severity="error">{action.problem}</Alert>}
          </Stack>
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap', gap: 1, p: 2 }}>
          <Button onClick={onClose} disabled={action.isBusy}>
            {keep}
          </Button>
          {isOvertaken ? (
            <Button
              variant="contained"
              onClick={() => {
                onClose();
                refresh();
              }}
            >
              {common.showNow}
            </Button>
          ) : (
            <Button
              type="submit"
              variant="contained"
              color={isDanger ? 'error' : 'primary'}
              disabled={action.isBusy}
            >
              {submit}
            </Button>
          )}
        </DialogActions>
      </Box>
    </Dialog>
  );
}
