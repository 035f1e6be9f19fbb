/** The flat colours that a record's picture can stand on. */
export type Ground = 'saffron' | 'majorelle' | 'clay' | 'mint' | 'lilac' | 'blush';
