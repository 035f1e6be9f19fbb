/** Letters link the same way, so it lives where both can reach it. */
export { whatsappLink, whatsappNumber } from '../../platform/people/whatsapp-link.ts';
