export { runTradeGate } from './run-trade-gate.ts'
export { TradeGuard } from './TradeGuard.tsx'
