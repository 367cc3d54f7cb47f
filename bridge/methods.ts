// Every native method under its own name, and nothing else: a page imports those that it calls, and
// its first chunk contains no family of which it calls none.
export * from './methods/session.ts'
export { goCombineTrading, navigateToFundTrading } from './methods/trading.ts'
export { openSharePanel, setShareData, share } from './methods/share.ts'
export * from './methods/page.ts'
export * from './methods/back.ts'
export * from './methods/app.ts'
export * from './methods/device.ts'
