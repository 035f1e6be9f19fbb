-- On which mailboxes an order stood before the office moved it: whoever works there decides nothing of an order that was hers.
ALTER TABLE "orders" ADD COLUMN "former_mailboxes" jsonb DEFAULT '[]'::jsonb NOT NULL;
-- What was moved until now stands in the log. As code writes a mailbox: in small letters, without what follows a '+'.
UPDATE "orders" SET "former_mailboxes" = "moved"."mailboxes"
  FROM (
    SELECT "subject", jsonb_agg(DISTINCT lower(regexp_replace("before"->>'email', '\+[^@]*@', '@'))) AS "mailboxes"
      FROM "staff_log"
      WHERE "act" = 'change-order-email' AND "before"->>'email' LIKE '%@%'
      GROUP BY "subject"
  ) AS "moved"
  WHERE "moved"."subject" = "orders"."number";
