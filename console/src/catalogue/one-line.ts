/** The band of deeds is one line on a phone: short words and drawings there, whole words on a desk; both are heard whole. */

export const onPhones = { display: { xs: 'inline-flex', sm: 'none' } } as const;
export const onDesks = { display: { xs: 'none', sm: 'inline' } } as const;

/** As narrow as a thumb allows. */
export const tight = { minWidth: 44, minHeight: 44, px: { xs: 1.25, sm: 2 }, whiteSpace: 'nowrap' } as const;

export const heardOnly = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

export const heardOnPhones = {
  position: { xs: 'absolute', sm: 'static' },
  width: { xs: '1px', sm: 'auto' },
  height: { xs: '1px', sm: 'auto' },
  overflow: { xs: 'hidden', sm: 'visible' },
  clipPath: { xs: 'inset(50%)', sm: 'none' },
} as const;
