/**
 * The brand's wish for every keypad, set once at boot: whether its digits change places each time
 * that it opens.
 */
export const keypadSetting = { shuffled: false }
