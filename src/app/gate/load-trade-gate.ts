/**
 * Loads the pre-trade gate with the calls that it makes, when a user first trades: the entry does
 * not contain it.
 */
export const loadTradeGate = () => import('./trade-gate.ts')
