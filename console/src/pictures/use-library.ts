/** A page of the library, the newest first. */
import { useState } from 'react';
import type { PictureRow } from '../../../src/features/pictures/pictures.staff.ts';
import { useReading, type Reading } from '../layout/use-reading.ts';

type Listed = { rows: PictureRow[]; hasNext: boolean };

export function useLibrary(): { reading: Reading<Listed>; page: number; turn(to: number): void } {
  const [page, setPage] = useState(1);
  const reading = useReading<Listed>(`/pictures?page=${page}&perPage=25`);
  return {
    reading,
    page,
    turn(to) {
      setPage(to);
      if (to === page) reading.again();
    },
  };
}
