/**
 * The company's funds that its own pages name, by what they are named for; another company puts its
 * own here. Apart from `brand.ts`, so that only pages that name funds load it.
 */
export const brandFunds = {
  /** The funds that new blocks and the pages for tests begin with. */
  example: '980303',
  compared: '980201',
  /** The funds of the lists of the fund home, and of pages for newcomers. */
  bonds: ['980501', '980503', '980505'],
  equity: ['980201', '980101', '980205', '980207'],
  /** The bond fund whose value is shown among the wallet's figures. */
  calm: '980501',
  /** Examples of each style of active equity funds. */
  styles: {
    growth: ['980201', '980205'],
    value: ['980203', '980207'],
    balanced: ['980205', '980301'],
    sector: ['980101', '980105', '980107'],
  },
  /** The feeder funds on gold: class A, then C. */
  gold: ['989901', '989902'],
  /** The chosen funds, each with a page of its own. */
  boutique: { growth: '980201', bonds: '980501', global: '980801' },
} as const
