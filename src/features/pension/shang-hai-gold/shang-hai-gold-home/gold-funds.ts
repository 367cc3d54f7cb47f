/** The feeder funds on gold: class A, then C. */
export const GOLD_FUNDS = ['989901', '989902'] as const
