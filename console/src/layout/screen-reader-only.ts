/** Read by screen readers, not shown. */
export const screenReaderOnly = {
  position: 'absolute',
  // As a string: the number 1 means the full width.
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
