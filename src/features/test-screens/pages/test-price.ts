/** The course that the test sales page shows, and what it costs there and nowhere else; centimes of MAD. */
export const soldOnTest = 'ecommerce-mastery-virtual';
export const testPriceCentimes = 500;
