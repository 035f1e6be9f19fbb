/** A link that opens WhatsApp with the text already typed. `number`: digits with country code; '' leaves open to whom. */
export const whatsappLink = (number: string, text: string): string =>
  `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;

/** The number as people write it: '+212 6 00 00 00 00'; a foreign one only gets its plus. */
export function whatsappNumber(number: string): string {
  const digits = number.replace(/\D/g, '');
  const moroccan = /^212(\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(digits);
  return moroccan ? `+212 ${moroccan.slice(1).join(' ')}` : `+${digits}`;
}
