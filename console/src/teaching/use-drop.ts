/** Dragging with a mouse: what is dragged says its kind and its id, and where it is let go. By keys and on a phone the buttons do it. */
import { useState, type DragEvent } from 'react';

export type Dragged = 'lesson' | 'module';

const typeOf = (kind: Dragged): string => `application/x-derb-${kind}`;

/** For the button by which something is dragged; `shown`: the element that is seen under way. */
export const dragOf = (kind: Dragged, id: string, shown: string) => ({
  draggable: true,
  onDragStart: ({ dataTransfer }: DragEvent) => {
    dataTransfer.setData(typeOf(kind), id);
    dataTransfer.effectAllowed = 'move';
    const element = document.getElementById(shown);
    if (element) dataTransfer.setDragImage(element, 24, 24);
  },
});

/** For what it may be let go over. `isAfter`: below its middle. */
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

/** A line where it would come to stand. */
export const lineAt = (over: 'before' | 'after' | null) => ({
  boxShadow: over === null ? 'none' : over === 'before' ? 'inset 0 3px 0 #3b3fc4' : 'inset 0 -3px 0 #3b3fc4',
});
