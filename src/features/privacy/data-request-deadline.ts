/** Until when a request about somebody's data is answered. */
import { clearDaysToAnswer } from './data-request.ts';
import { addDays } from '../../platform/time/calendar-date.ts';
import { instantInMorocco } from '../../platform/time/morocco-clock.ts';

/**
 * Of clear days neither the one on which it came counts nor a part of one: the midnight in Morocco that ends the tenth whole day
 * after it. `receivedOn`: 'YYYY-MM-DD' in Morocco.
 */
export const dataRequestDeadline = (receivedOn: string): Date =>
  instantInMorocco(addDays(receivedOn, clearDaysToAnswer + 1), '00:00');
