/** Who stands on orders that the books keep after an account was deleted: nobody, and no address that mail could reach. */
export const erasedAddress = '@deleted.invalid';

/** `mark`: letters and digits, the same on all orders of one deleted account. */
export const erasedPerson = (mark: string) => ({
  name: `Deleted account ${mark}`,
  email: `deleted-${mark}${erasedAddress}`,
  phone: '',
});

export const isErasedAddress = (email: string): boolean => email.endsWith(erasedAddress);
