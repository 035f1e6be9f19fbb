import type { SampleExpertHours } from '../shape.ts';

const mornings = { from: '10:00', until: '13:00' };
const afternoons = { from: '15:00', until: '18:30' };
const evenings = { from: '19:00', until: '21:30' };

/** When the experts of the sample have time, in Moroccan time. 1 is Monday. They set their own meeting links. */
export const expertHours: SampleExpertHours[] = [
  {
    expert: 'imane-el-ouardi',
    bufferMinutes: 15,
    noticeHours: 24,
    horizonDays: 42,
    hours: [
      { weekday: 1, ...mornings },
      { weekday: 2, ...afternoons },
      { weekday: 4, ...mornings },
      { weekday: 4, ...evenings },
      { weekday: 6, ...mornings },
    ],
  },
  {
    expert: 'zineb-tadlaoui',
    bufferMinutes: 15,
    noticeHours: 24,
    horizonDays: 35,
    hours: [
      { weekday: 2, ...mornings },
      { weekday: 3, ...afternoons },
      { weekday: 5, from: '15:30', until: '18:30' },
      { weekday: 6, ...afternoons },
    ],
  },
  {
    expert: 'nour-chefchaouni',
    bufferMinutes: 30,
    noticeHours: 48,
    horizonDays: 42,
    hours: [
      { weekday: 1, ...evenings },
      { weekday: 3, ...evenings },
      { weekday: 6, ...mornings },
      { weekday: 7, ...afternoons },
    ],
  },
  {
    expert: 'sara-doukkali',
    bufferMinutes: 15,
    noticeHours: 24,
    horizonDays: 28,
    hours: [
      { weekday: 1, ...afternoons },
      { weekday: 2, ...evenings },
      { weekday: 3, ...mornings },
      { weekday: 4, ...afternoons },
      { weekday: 5, from: '09:00', until: '11:30' },
    ],
  },
];
