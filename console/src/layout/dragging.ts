/** Dragging with a mouse: the data carries kind and id of what is dragged. Buttons do the same for keyboard and phone. */
import { type DragEvent, useState } from 'react';

type Dragged = 'lesson' | 'module' | 'record';

const typeOf = (kind: Dragged): string => `application/x-derb-${kind}`;

/** For a drag handle; `shown`: the element to show while dragging. */
export const dragOf = (kind: Dragged, id: string, shown: string) => ({
  draggable: true,
  onDragStart: ({ dataTransfer }: DragEvent) => {
    dataTransfer.setData(typeOf(kind), id);
    dataTransfer.effectAllowed = 'move';
    const element = document.getElementById(shown);
    if (element) dataTransfer.setDragImage(element, 24, 24);
  },
});

/** For a drop target. `isAfter`: dropped below its middle. */
export function useDrop(kind: Dragged, onDrop: (id: string, isAfter: boolean) => void) {
  const [over, setOver] = useState<'before' | 'after' | null>(null);
  const isOurs = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes(typeOf(kind));
  const sideOf = ({ clientY, currentTarget }: DragEvent) => {
    const { top, height } = currentTarget.getBoundingClientRect();
    return clientY > top + height / 2 ? 'after' : 'before';
  };
  return {
    over,
    hands: {
      onDragOver: (event: DragEvent) => {
        if (!isOurs(event)) return;
        event.preventDefault();
        event.stopPropagation();
        setOver(sideOf(event));
      },
      onDragLeave: () => setOver(null),
      onDrop: (event: DragEvent) => {
        if (!isOurs(event)) return;
        event.preventDefault();
        event.stopPropagation();
        setOver(null);
        onDrop(event.dataTransfer.getData(typeOf(kind)), sideOf(event) === 'after');
      },
    },
  };
}

/** A line where it would be inserted. */
export const lineAt = (over: 'before' | 'after' | null) => ({
  boxShadow: over === null ? 'none' : over === 'before' ? 'inset 0 3px 0 #3b3fc4' : 'inset 0 -3px 0 #3b3fc4',
});

/** The id of a drag handle, which gets the focus back after the move. */
export const moverOf = (id: string): string => `move-${id}`;
