import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** The tests that mutants are held against: those of the rules themselves, without a browser or a port. */
export default defineConfig({
  test: {
    include: [
      'src/selling/orders/order.test.ts',
      'src/selling/orders/orders.service.test.ts',
      'src/selling/payments/settle-payment.test.ts',
      'src/platform/money/*.test.ts',
      'src/gateways/**/*.test.ts',
    ],
    // Whole payments through a test academy: the rules they use have tests of their own.
    exclude: ['src/gateways/**/*-payments.test.ts'],
    setupFiles: ['steady-random.ts', 'refusals.ts'].map((file) =>
      path.resolve(import.meta.dirname, '../../tests/support', file),
    ),
    testTimeout: 60_000,
    hookTimeout: 300_000,
  },
});
