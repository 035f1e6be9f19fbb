/** Files of the shop on their way to a person, as verbs. */
import type { Product, ProductFile } from '../domain/catalogue/product.ts';
import type { Locale } from '../domain/people/locale.ts';
import type { StaffMember } from './academy.server.ts';

/** How a file that was bought may still be fetched. */
export type FileStanding = {
  /** 'used-up': as often as it may be; 'over': the time has passed. */
  standing: 'open' | 'used-up' | 'over';
  used: number;
  most: number;
  endsAt: Date;
};

/** `paid` is null for a free file: its link works as often as one likes. */
export type Download = {
  product: Product;
  locale: Locale;
  file: ProductFile;
  expiresAt: Date;
  paid: FileStanding | null;
};

export type OrderedFile = FileStanding & {
  product: Product;
  locale: Locale;
  file: ProductFile;
  /** Of a link made now. */
  token: string;
  linkEndsAt: Date;
};

export type DownloadVerbs = {
  /**
   * What a signed link opens; proves itself, needs no session. An expired one still says for what it was. `address`: where
   * she calls from, because whoever has begun the last download may begin it again.
   */
  download(
    token: string,
    address?: string,
  ): Promise<
    | { ok: true; download: Download }
    | { ok: false; reason: 'link-unknown' }
    | { ok: false; reason: 'link-expired'; productSlug: string; isPaid: boolean }
  >;
  /**
   * Asked when the bytes are about to flow, `firstByte` being the first of them: a download of a bought file is counted,
   * unless it goes on with the last one, from the same address. False when it may not be fetched any more.
   */
  countDownload(input: { token: string; firstByte: number; address: string | undefined }): Promise<boolean>;
  /** The files a paid order opened, each with a fresh link. None once it was paid back, or before it is paid. */
  filesOfOrder(orderToken: string, address?: string): Promise<OrderedFile[]>;
  /** The same of a gift, for whom it was given to: a proved address. */
  filesOfGift(gift: { email: string; number: string }, address?: string): Promise<OrderedFile[]>;
  /** The letter with fresh links once more, to the address of the order, at most once an hour. False for an unknown link. */
  sendFilesAgain(token: string): Promise<boolean>;
};

export type StaffDownloadVerbs = {
  /** How often the files of an order were fetched. */
  filesOfOrder(orderNumber: string): Promise<(FileStanding & { locale: Locale; lastUsedAt: Date | null })[]>;
  /** As many downloads again, for a whole term; she gets a letter with links. False when the order opens nothing. */
  renewFiles(input: { orderNumber: string; staff: StaffMember }): Promise<boolean>;
};
