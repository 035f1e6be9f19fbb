-- Whether somebody who agreed to the counting of visits placed the order, so that visits, forms and orders of the same people are compared.
ALTER TABLE "orders" ADD COLUMN "agreed_to_counting" boolean NOT NULL DEFAULT false;
