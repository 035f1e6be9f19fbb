/** The voice of a film: its English sentences read by Debian's `flite`, each in its frame, put into both sizes and beside them. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Script } from './script.ts';

const run = (program: string, words: string): string =>
  execFileSync(program, words.split(' '), { encoding: 'utf8' });

const secondsOf = (file: string): number =>
  Number(run('ffprobe', `-v error -show_entries format=duration -of csv=p=0 ${file}`));

/** Seconds that stay quiet before the next picture. */
const breath = 0.2;

/** A sentence as long as its frame; spoken a little faster where it would not fit. */
function speakFrame(into: string, place: number, { says, seconds }: Script['frames'][number]): string {
  const said = path.join(into, `said-${place}.wav`);
  const file = path.join(into, `${place}.wav`);
  execFileSync('flite', ['-voice', 'slt', '-t', says.en, '-o', said]);
  const tempo = Math.max(1, secondsOf(said) / (seconds - breath)).toFixed(3);
  run(
    'ffmpeg',
    `-y -loglevel error -i ${said} -af atempo=${tempo},apad=whole_dur=${seconds} -t ${seconds} ${file}`,
  );
  return file;
}

/** `at`: the address of a file of the film. */
export function addVoice(script: Script, at: (file: string) => string): void {
  const into = mkdtempSync(path.join(tmpdir(), 'voice-'));
  const list = path.join(into, 'list.txt');
  const frames = script.frames.map((frame, place) => speakFrame(into, place, frame));
  writeFileSync(list, frames.map((file) => `file '${file}'`).join('\n'));
  const all = path.join(into, 'all.wav');
  run('ffmpeg', `-y -loglevel error -f concat -safe 0 -i ${list} -ac 1 -ar 16000 ${all}`);
  const sound = '-map_metadata -1 -ac 1 -ar 16000';
  run(
    'ffmpeg',
    `-y -loglevel error -i ${all} ${sound} -c:a aac -b:a 24k -movflags +faststart ${at('sound.m4a')}`,
  );
  run(
    'ffmpeg',
    `-y -loglevel error -i ${all} ${sound} -c:a libopus -b:a 14k -application voip ${at('opus.webm')}`,
  );
  for (const size of ['480', '240']) {
    const made = path.join(into, `${size}.mp4`);
    const both = `-i ${at(`${size}.mp4`)} -i ${at('sound.m4a')} -map 0:v -map 1:a -c copy -map_metadata -1`;
    run('ffmpeg', `-y -loglevel error ${both} -movflags +faststart ${made}`);
    renameSync(made, at(`${size}.mp4`));
  }
  rmSync(into, { recursive: true });
}
