/** An amount as a bank's page takes and finds it: '990,00'. */
export const plainAmount = (centimes: number): string => (centimes / 100).toFixed(2).replace('.', ',');
