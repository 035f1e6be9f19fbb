-- Orders of 0 MAD by which staff let somebody in: as what, and the sentence they wrote. Who did it stands in the history.
ALTER TABLE "orders" ADD COLUMN "let_in_as" text;
ALTER TABLE "orders" ADD COLUMN "let_in_why" text;
-- Nobody confirmed an age who filled no form.
ALTER TABLE "orders" ALTER COLUMN "confirmed_age_at" DROP NOT NULL;
