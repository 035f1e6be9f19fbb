/** Requests per second of the home page from the page cache, compared with a bare node:http server that sends the same. */
import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../tests/support/postgres.ts';
import { startBuilt } from '../tests/support/start-built.ts';
import type { Bytes } from './bare.ts';
import type { Load } from './load.ts';

export type PageFigures = { coding: 'identity' | 'br'; bytes: number; derb: Load; bare: Load; share: number };

const runs = 3;

/** The academy's answer, for the bare server. Headers that Node itself writes are left out. */
function answerOf(port: number, coding: string): Promise<Bytes> {
  return new Promise((resolve, reject) => {
    const headers = { 'Accept-Encoding': coding };
    request({ host: '127.0.0.1', port, path: '/', headers, agent: false }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', () => {
        const own: string[] = [];
        for (let at = 0; at < incoming.rawHeaders.length; at += 2) {
          const name = incoming.rawHeaders[at] ?? '';
          if (!/^(date|connection|keep-alive)$/i.test(name))
            own.push(name, incoming.rawHeaders[at + 1] ?? '');
        }
        resolve({ headers: own, body: Buffer.concat(chunks).toString('base64') });
      });
    })
      .on('error', reject)
      .end();
  });
}

/** A load generator in a process of its own. */
export function runLoad(
  port: number,
  coding: string,
  { address = '/', connections = 32, seconds = 4 } = {},
): Promise<Load> {
  const head = `GET ${address} HTTP/1.1\r\nHost: localhost:${port}\r\nAccept-Encoding: ${coding}\r\nUser-Agent: bench\r\nAccept: text/html\r\n\r\n`;
  const file = path.join(import.meta.dirname, 'load.ts');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [file, String(port), String(connections), String(seconds), head], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
    child.on('exit', (code) =>
      code === 0 ? resolve(JSON.parse(text) as Load) : reject(new Error('The load generator failed.')),
    );
  });
}

async function startBare(bytes: Bytes): Promise<{ port: number; stop: () => void }> {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'derb-bare-')), 'bytes.json');
  writeFileSync(file, JSON.stringify(bytes));
  const port = await freePort();
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'bare.ts'), String(port), file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  return { port, stop: () => child.kill() };
}

const median = (loads: Load[]): Load => {
  const sorted = [...loads].sort((a, b) => a.perSecond - b.perSecond);
  return sorted[Math.floor(sorted.length / 2)] as Load;
};

async function compare(port: number, coding: 'identity' | 'br'): Promise<PageFigures> {
  const bytes = await answerOf(port, coding);
  const bare = await startBare(bytes);
  const derbLoads: Load[] = [];
  const bareLoads: Load[] = [];
  // Alternates, so that a busy moment of the machine affects both.
  for (let round = 0; round < runs; round += 1) {
    bareLoads.push(await runLoad(bare.port, coding));
    derbLoads.push(await runLoad(port, coding));
  }
  bare.stop();
  const [ours, theirs] = [median(derbLoads), median(bareLoads)];
  return {
    coding,
    bytes: Buffer.from(bytes.body, 'base64').length,
    derb: ours,
    bare: theirs,
    share: Math.round((ours.perSecond / theirs.perSecond) * 100) / 100,
  };
}

/** Medians of three runs, 32 connections. */
export async function measurePages(): Promise<PageFigures[]> {
  const academy = await startBuilt({ LOG_LEVEL: 'error' });
  // The page is compressed fully a moment after its first visit.
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  const figures = [await compare(academy.port, 'identity'), await compare(academy.port, 'br')];
  await academy.stop();
  return figures;
}
