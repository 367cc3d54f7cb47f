/**
 * The pre-trade gate with the calls that it makes: brought when someone first trades, not with the
 * app's first screen.
 */
export const loadTradeGate = () => import('./run-trade-gate.ts')
