/** A RIB as it stands on paper: bank, place, account, key. */
export const grouped = (rib: string): string => rib.replace(/(\d{3})(\d{3})(\d{16})(\d{2})/, '$1 $2 $3 $4');
