/** What is asked for a product of the shop: an address to write to. One schema for browser and server. */
import { z } from 'zod';
import { email } from '../../platform/people/person.ts';

export const accessForm = z.object({ email });
