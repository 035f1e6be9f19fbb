ALTER TABLE "product_downloads" ADD COLUMN "last_caller" text;
