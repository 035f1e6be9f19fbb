/** A button whose form opens in its place: the focus goes into the form, and back to the button once it closes. */
import { Box, Button, type ButtonProps } from '@mui/material';
import { type ReactNode, useCallback, useState } from 'react';

const fields =
  'input:not([type="hidden"]):not([type="file"]):not(:disabled), textarea, select, [role="combobox"]';

type Props = Pick<ButtonProps, 'variant' | 'size' | 'sx' | 'aria-label'> & {
  label: string;
  /** Opened by the address that led here: nobody pressed, so that the focus stays. */
  atFirst?: boolean;
  /** Beside or above the button while the form is closed. */
  beside?: ReactNode;
  children: (close: () => void) => ReactNode;
};

export function OpenInPlace({
  label,
  atFirst = false,
  beside,
  children,
  variant = 'contained',
  ...button
}: Props) {
  const [isOpen, setOpen] = useState(atFirst);
  /** Whether somebody opened or closed it: until then the focus is not ours. */
  const [isPressed, setPressed] = useState(false);
  const goIn = useCallback(
    (form: HTMLElement | null) => {
      if (isPressed) form?.querySelector<HTMLElement>(fields)?.focus();
    },
    [isPressed],
  );
  const goBack = useCallback(
    (opener: HTMLElement | null) => {
      if (isPressed) opener?.focus();
    },
    [isPressed],
  );
  const turn = (isOpenNow: boolean) => {
    setPressed(true);
    setOpen(isOpenNow);
  };
  if (isOpen)
    return (
      <Box ref={goIn} sx={{ flexBasis: '100%', minWidth: 0 }}>
        {children(() => turn(false))}
      </Box>
    );
  return (
    <>
      {beside}
      <Button ref={goBack} variant={variant} {...button} onClick={() => turn(true)}>
        {label}
      </Button>
    </>
  );
}
