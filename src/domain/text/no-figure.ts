/** Shown for an unknown figure. */
export const NO_FIGURE = '--'
