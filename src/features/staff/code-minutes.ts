/** How long the code of an office sign-in may be typed, counted from the newest letter that carries it. */
export const codeMinutes = 10;
