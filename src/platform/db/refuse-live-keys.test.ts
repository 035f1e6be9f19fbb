import { expect, it } from 'vitest';
import { refuseLiveKeys } from './refuse-live-keys.ts';

it('refuses live payment keys on the embedded database, naming the settings and the way out', () => {
  const verdict = refuseLiveKeys({ engine: 'embedded', liveKeys: ['STRIPE_SECRET_KEY', 'CMI_STORE_KEY'] });
  expect(verdict).toMatchObject({ ok: false, reason: 'live-keys-need-postgres' });
  if (!verdict.ok)
    expect(verdict.message).toMatch(/STRIPE_SECRET_KEY, CMI_STORE_KEY.*DATABASE_URL.*move-to-postgres/);
});

it('lets test keys pass there, and any keys on PostgreSQL', () => {
  expect(refuseLiveKeys({ engine: 'embedded', liveKeys: [] })).toEqual({ ok: true });
  expect(refuseLiveKeys({ engine: 'postgres', liveKeys: ['STRIPE_SECRET_KEY'] })).toEqual({ ok: true });
});
