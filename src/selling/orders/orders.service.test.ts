import { describe, expect, it } from 'vitest';
import { openTestAcademy } from '../../../tests/support/open-test-academy.ts';
import { place } from '../../../tests/support/actions.ts';
import { type ActorName, type Order, orderEvents, whoMayCause } from './order.ts';
import { findOrderByToken, lockOrderByToken, moveOrder } from './orders.service.ts';

const actors: ActorName[] = ['buyer', 'gateway:test-bank', 'staff:nadia@academy.example', 'clock'];

describe('moving an order', () => {
  it('is refused to whoever may not cause the event', async () => {
    await using test = await openTestAcademy();
    const order = await place(test);
    const { uuid } = test.context;
    for (const actor of actors)
      for (const event of orderEvents) {
        const may = whoMayCause[event].some((kind) => actor.startsWith(kind));
        if (may) continue;
        const attempt = test.database.transaction((tx) =>
          moveOrder(tx, order, event, { actor, at: new Date(), uuid }),
        );
        await expect(attempt, `${actor} ${event}`).rejects.toThrow('may not cause');
      }

    expect((await test.academy.orderByToken(order.token))?.history).toHaveLength(1);
  });

  it('goes by the row, not by what the caller remembers of it', async () => {
    await using test = await openTestAcademy();
    const order = await place(test);
    await test.academy.cancelOrder(order);
    const remembered: Order = { ...order, status: 'Pending Payment' };
    const action = { actor: 'buyer', at: new Date(), uuid: test.context.uuid } as const;
    const moved = await test.database.transaction((tx) =>
      moveOrder(tx, remembered, 'claim-bank-transfer', action),
    );
    expect(moved).toBeNull();
    expect((await findOrderByToken(test.db, order.token))?.status).toBe('Cancelled');
  });

  it('finds nothing by a token that cannot be one', async () => {
    await using test = await openTestAcademy();
    expect(await test.database.transaction((tx) => lockOrderByToken(tx, 'a\0b'))).toBeNull();
  });
});
