/** Captions of films and sounds, and what is said in them, to read. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text as textOfStream } from 'node:stream/consumers';
import type { Locale } from '../../platform/i18n/locale.ts';
import type { Context } from '../../platform/context.ts';
import type { Staff } from '../../platform/api/feature-call.ts';
import { readCaptions, transcriptOf, writeCaptions, type CaptionFault } from './captions.ts';
import { dropRendition, findRendition, keepRendition } from './kept-files.store.ts';
import { captionsOf, textOf, type Rendition } from './media.ts';
import { findFor, forgetUpload, logMedia, openFile } from './media.service.ts';
import { folderOf } from './upload-parts.ts';

/** What is said in a film or sound, to read, in one language; null where nobody wrote it. */
export async function readTranscript(
  context: Context,
  { mediaId, locale }: { mediaId: string; locale: Locale },
): Promise<string | null> {
  const found = await findRendition(context.database.db, mediaId, textOf(locale));
  if (found === null) return null;
  const wanted = { method: 'GET', range: undefined, ifRange: undefined };
  const opened = await openFile(context, { file: found, wanted });
  return opened && textOfStream(opened.body());
}

async function keepText(
  context: Context,
  id: string,
  rendition: Rendition,
  contentType: string,
  text: string,
) {
  const file = path.join(folderOf(context.workFolder, id), `${rendition}.part`);
  await mkdir(folderOf(context.workFolder, id), { recursive: true, mode: 0o700 });
  await writeFile(file, text, { mode: 0o600 });
  await keepRendition(context, id, { rendition, file, contentType }, { replaces: true });
  await rm(file, { force: true });
}

/**
 * The captions of a film or sound in one language, as WebVTT or SubRip; what is said, to read, is made of them. An empty
 * text takes both away. `line`: where the fault is.
 */
export async function setCaptions(
  context: Context,
  { id, locale, source, staff }: { id: string; locale: Locale; source: string; staff: Staff },
): Promise<{ ok: true; cues: number } | { ok: false; reason: 'not-found' } | CaptionFault> {
  const { database } = context;
  const found = await findFor(database.db, id, staff);
  if (found === null || (found.kind !== 'film' && found.kind !== 'sound'))
    return { ok: false, reason: 'not-found' };
  const read = source.trim() === '' ? { ok: true as const, cues: [] } : readCaptions(source);
  if (!read.ok) return read;
  if (read.cues.length === 0) {
    await dropRendition(context, id, captionsOf(locale));
    await dropRendition(context, id, textOf(locale));
  } else {
    await keepText(context, id, captionsOf(locale), 'text/vtt; charset=utf-8', writeCaptions(read.cues));
    await keepText(context, id, textOf(locale), 'text/plain; charset=utf-8', transcriptOf(read.cues));
    if (found.state === 'ready') await forgetUpload(context, id);
  }
  await database.transaction((tx) => logMedia(tx, context, staff, 'caption-media', found.name));
  return { ok: true, cues: read.cues.length };
}
