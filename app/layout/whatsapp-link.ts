/** Letters link the same way, so it lives where both can reach it. */
export { whatsappLink, whatsappNumber } from '../../domain/people/whatsapp-link.ts';
