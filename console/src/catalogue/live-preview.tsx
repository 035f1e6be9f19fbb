/** The page of a record: as it is typed, as wide as on a phone or on a computer; and as links that can be sent to somebody. */
import Refresh from '@mui/icons-material/Refresh';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  IconButton,
  Paper,
  Stack,
  type Theme,
  Tooltip,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { type RefObject, type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { call, type DoneOf } from '../api.ts';
import { postInto } from '../layout/post-form.ts';
import { momentOf, sidesIn } from '../locale.ts';
import { Chosen } from '../layout/choice-buttons.tsx';
import { CopyButton } from '../layout/copy-button.tsx';
import { useWords } from '../words/words.ts';
import { type Side, useEditing } from './editing.ts';
import { onPhones, onWideScreens, tight } from './labels.ts';
import type { OpenRecord } from './use-record.ts';

/** Answers a posted record with its page: `typedPreviewPath` in src/platform/http/security-headers.ts. */
const address = '/staff/preview';

/** Once nothing was typed for so long, the page is asked for again. */
const pauseMs = 1_000;

/** How wide the page is drawn; where there is less room, it is shrunk. */
const widths = { phone: 360, computer: 1280 } as const;
type Width = keyof typeof widths;

/** Whether the page fits beside the form. */
export const useHasRoom = (): boolean =>
  useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'), { noSsr: true });

type PreviewView = DoneOf<'catalogue/{kind}/records/{slug}/preview'>;
type LinksProps = { kind: string; slug: string; open: OpenRecord; label: string };

/** Saves the draft, and shows links to the page itself with it in place of the published version, in each language. */
export function PreviewLinks({ kind, slug, open, label }: LinksProps) {
  const { common, catalogue, locale } = useWords();
  const [links, setLinks] = useState<PreviewView | null>(null);
  const ask = async () => {
    const kept = await open.saved();
    if (kept === null || slug === '') return;
    const { revision } = kept;
    try {
      setLinks(await call('catalogue/{kind}/records/{slug}/preview', { kind, slug, revision }));
    } catch (error) {
      open.refuse(error);
    }
  };
  return (
    <>
      <Button disabled={open.isBusy} onClick={() => void ask()} aria-label={label} sx={tight}>
        <Visibility sx={onPhones} />
        <Box component="span" sx={onWideScreens}>
          {label}
        </Box>
      </Button>
      {links !== null && (
        <Dialog open onClose={() => setLinks(null)} aria-labelledby="preview" fullWidth maxWidth="xs">
          <DialogTitle id="preview">{catalogue.preview.links}</DialogTitle>
          <DialogContent>
            <DialogContentText>{catalogue.preview.until(momentOf(links.until, locale))}</DialogContentText>
            <Stack sx={{ gap: 1, mt: 2 }}>
              {sidesIn(locale).map((side) => (
                <Stack key={side} direction="row" sx={{ gap: 1, alignItems: 'center' }}>
                  <Button
                    variant="outlined"
                    href={links.paths[side]}
                    target="_blank"
                    rel="noreferrer"
                    sx={{ flex: 1 }}
                  >
                    {catalogue.preview.open(catalogue.sides[side])}
                  </Button>
                  <CopyButton
                    label={catalogue.preview.copy(catalogue.sides[side])}
                    text={new URL(links.paths[side], location.origin).href}
                  />
                </Stack>
              ))}
            </Stack>
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setLinks(null)}>{common.close}</Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}

/** The page in a frame once it is there; null where the server had none, or while the frame is still empty. */
function pageIn(frame: HTMLIFrameElement): Document | null {
  const page = frame.contentDocument;
  return page?.getElementById('page') ? page : null;
}

type Asked = { id: number; fields: Record<string, string> };
type FrameProps = Asked & {
  title: string;
  /** The page's own, and by how much it is shrunk. */
  width: number;
  scale: number;
  isShown: boolean;
  onLoaded(frame: HTMLIFrameElement): void;
};

/** A frame of its own for each answer: the next one loads unseen, and the browser's Back button does not go through them. */
function Frame({ id, fields, title, width, scale, isShown, onLoaded }: FrameProps) {
  const posted = useRef(false);
  return (
    <Box
      component="iframe"
      name={`preview-${id}`}
      title={title}
      // Nothing in it runs, and its links lead nowhere.
      sandbox="allow-same-origin"
      ref={(frame: HTMLIFrameElement | null) => {
        if (frame === null || posted.current) return;
        posted.current = true;
        postInto(frame, address, fields);
      }}
      onLoad={({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>) => {
        if (frame.contentDocument?.URL !== 'about:blank') onLoaded(frame);
      }}
      {...(!isShown && { 'aria-hidden': true, tabIndex: -1 })}
      sx={{
        position: 'absolute',
        insetBlockStart: 0,
        insetInlineStart: 0,
        width,
        height: `${100 / scale}%`,
        transform: `scale(${scale})`,
        transformOrigin: '0 0',
        border: 0,
        bgcolor: '#fff',
        ...(!isShown && { visibility: 'hidden' }),
      }}
    />
  );
}

type Props = {
  slug: string;
  begin: Side;
  /** Of a record with drafts: links to them can be sent. */
  open?: OpenRecord;
  /** Over the form where it does not fit beside it: how it is closed. */
  onClose?: () => void;
};

let asked = 0;

function nextAsked(fields: Record<string, string>): Asked {
  asked += 1;
  return { id: asked, fields };
}

/** The frames, first the one that is shown, and whether the newest record had a page. */
function useFrames({ slug, begin }: Pick<Props, 'slug' | 'begin'>) {
  const { kind, draft } = useEditing();
  const [side, setSide] = useState<Side>(begin);
  const [isRefused, setRefused] = useState(false);
  const ask = (locale: Side): Asked =>
    nextAsked({ kind, slug, locale, record: JSON.stringify(draft.whole()) });
  const [frames, setFrames] = useState<Asked[]>(() => [ask(begin)]);
  const refresh = (locale = side) => {
    const next = ask(locale);
    setFrames((now) => [...now.slice(0, 1), next]);
  };
  const later = useEffectEvent(() => refresh());
  useEffect(() => {
    let timer = 0;
    const unsubscribe = draft.subscribe(() => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => later(), pauseMs);
    });
    return () => {
      window.clearTimeout(timer);
      unsubscribe();
    };
  }, [draft]);
  return {
    side,
    frames,
    isRefused,
    refresh,
    turn(to: Side) {
      setSide(to);
      refresh(to);
    },
    loaded(id: number, frame: HTMLIFrameElement, shown: Window | null | undefined) {
      const page = pageIn(frame);
      setRefused(page === null);
      if (page === null)
        return setFrames((now) => (now.length > 1 ? now.filter((one) => one.id !== id) : now));
      page.head.append(Object.assign(page.createElement('base'), { target: '_blank' }));
      frame.contentWindow?.scrollTo(0, shown?.scrollY ?? 0);
      return setFrames((now) => now.filter((one) => one.id >= id));
    },
  };
}

/** The room there is for the page, in pixels, as it changes. */
function useRoom(box: RefObject<HTMLElement | null>): number | null {
  const [room, setRoom] = useState<number | null>(null);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? null));
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);
  return room;
}

/** Follows what is typed after a short pause; nothing has to be saved. */
function Live({ slug, begin, open, onClose }: Props) {
  const { catalogue, common, locale } = useWords();
  const spoken = sidesIn(locale);
  const { kind } = useEditing();
  const t = catalogue.preview;
  const { side, frames, isRefused, refresh, turn, loaded } = useFrames({ slug, begin });
  const windows = useRef<HTMLDivElement>(null);
  const [shape, setShape] = useState<Width>('phone');
  const width = widths[shape];
  const room = useRoom(windows) ?? width;
  return (
    <Paper
      component="section"
      aria-labelledby="live-preview"
      sx={{
        ...(onClose ? { height: '100%' } : { position: 'sticky', top: 72, height: 'calc(100vh - 88px)' }),
        display: 'grid',
        // A page wider than the screen is shrunk to it.
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateRows: 'auto auto 1fr',
        overflow: 'hidden',
      }}
    >
      <Stack direction="row" sx={{ p: 1, gap: 0.5, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography id="live-preview" component="h2" sx={{ fontWeight: 700, flex: 1, px: 1 }}>
          {t.title}
        </Typography>
        {spoken.length > 1 && (
          <Chosen of={spoken} names={catalogue.sides} chosen={side} choose={turn} others="text" />
        )}
        <Chosen of={['phone', 'computer']} names={t.widths} chosen={shape} choose={setShape} others="text" />
        <Tooltip title={t.refresh}>
          <IconButton aria-label={t.refresh} onClick={() => refresh()}>
            <Refresh />
          </IconButton>
        </Tooltip>
        {open && slug !== '' && <PreviewLinks kind={kind} slug={slug} open={open} label={t.links} />}
        {onClose && <Button onClick={onClose}>{common.close}</Button>}
      </Stack>
      <Typography role="status" variant="body2" color="text.secondary" sx={{ px: 2, pb: isRefused ? 1 : 0 }}>
        {isRefused ? t.behind : ''}
      </Typography>
      <Box
        ref={windows}
        dir="ltr"
        sx={{
          position: 'relative',
          overflow: 'hidden',
          width: shape === 'phone' || onClose ? width : `min(${width}px, 42vw)`,
          maxWidth: '100%',
          justifySelf: 'center',
          borderBlockStart: 1,
          borderColor: 'divider',
        }}
      >
        {frames.map(({ id, fields }, index) => (
          <Frame
            key={id}
            id={id}
            fields={fields}
            title={t.page(catalogue.sides[side])}
            width={width}
            scale={Math.min(1, room / width)}
            isShown={index === 0}
            onLoaded={(frame) => loaded(id, frame, windows.current?.querySelector('iframe')?.contentWindow)}
          />
        ))}
      </Box>
    </Paper>
  );
}

/** Beside the form, or over it as a dialog. */
export function LivePreview(props: Props) {
  if (!props.onClose) return <Live {...props} />;
  return (
    <Dialog open fullScreen onClose={props.onClose} aria-labelledby="live-preview">
      <Live {...props} />
    </Dialog>
  );
}
