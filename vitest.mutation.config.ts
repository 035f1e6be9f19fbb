import { defineConfig } from 'vitest/config';

/** The tests that mutants are held against: those of the rules themselves, without a browser or a port. */
export default defineConfig({
  test: {
    include: [
      'domain/orders/order.test.ts',
      'domain/orders/orders.store.test.ts',
      'domain/access/settle-payment.test.ts',
      'domain/money/*.test.ts',
      'gateways/**/*.test.ts',
    ],
    // Whole payments through a test academy: the rules they walk through have tests of their own.
    exclude: ['gateways/**/*-payments.test.ts'],
    setupFiles: ['tests/support/steady-dice.ts'],
    testTimeout: 60_000,
  },
});
