import type { ReactNode } from 'react';

type Mark = {
  size?: number;
  className?: string;
  strokeWidth?: number;
  'aria-hidden'?: 'true';
  focusable?: 'false';
};

const frame = ({ size = 20, className }: Mark, children: ReactNode) => (
  <svg
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
    className={className}
  >
    {children}
  </svg>
);

/** Our own plain drawings: icon sets no longer carry the signs of companies. */
export const InstagramMark = (mark: Mark) =>
  frame(
    mark,
    <path d="M7 2.75h10A4.25 4.25 0 0 1 21.25 7v10A4.25 4.25 0 0 1 17 21.25H7A4.25 4.25 0 0 1 2.75 17V7A4.25 4.25 0 0 1 7 2.75ZM12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8Zm5.4-1.4h.01" />,
  );

export const LinkedinMark = (mark: Mark) =>
  frame(mark, <path d="M4.5 9.5v11M4.5 4.4v.1M10 20.5v-11m0 5.2c0-3 1.6-5.2 4.7-5.2s4.8 1.9 4.8 5.2v5.8" />);

export const WhatsappMark = (mark: Mark) =>
  frame(
    mark,
    <path d="M3 21l1.4-4.6A9 9 0 1 1 7.8 19.700L3 21Zm6-12.800c-.6 2.900 3.500 7.400 6.900 6.900.7-.1 1.300-.7 1.400-1.500l-2.100-1.200-1.100 1.100c-1.300-.5-2.200-1.400-2.800-2.700l1.100-1.100L11.100 7.600C10.200 7.400 9.200 7.500 9 8.200Z" />,
  );
