/** A test academy that gateways reach over the loopback, as they reach the real one, with its log. */
import type { ServerResponse } from 'node:http';
import type { Engine } from '../../src/platform/db/database.ts';
import type { Gateway } from '../../src/gateways/gateway.ts';
import { openTestAcademy, type TestAcademy } from '../support/open-test-academy.ts';
import { openReceiver, type Seen } from '../support/receiver.ts';

export type AcademyWithServer = { test: TestAcademy; logged: unknown[]; close(): Promise<void> };

export async function openAcademyWithServer(engine: Engine, gateway: Gateway): Promise<AcademyWithServer> {
  const receiver = await openReceiver();
  const logged: unknown[] = [];
  const note = (...line: unknown[]) => void logged.push(line);
  const context = {
    gateways: [gateway],
    publicOrigin: receiver.origin,
    log: { info: note, warn: note, error: note },
  };
  const test = await openTestAcademy({ engine, context });

  async function answer({ headers, body }: Seen, response: ServerResponse): Promise<void> {
    const raw = { headers: { ...headers } as Record<string, string>, body, receivedAt: new Date() };
    const answered = await test.academy.receiveNotification({ gateway: gateway.name, raw });
    response.writeHead(answered?.status ?? 404, { 'content-type': answered?.contentType ?? 'text/plain' });
    response.end(answered?.body);
  }
  receiver.answer = (seen, response) => void answer(seen, response);
  return {
    test,
    logged,
    async close() {
      await receiver.close();
      await test.close();
    },
  };
}
