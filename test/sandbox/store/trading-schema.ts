/** Tables of redemptions, conversions, dividends and refunds; see schema.ts for the rules. */
export const TRADING_SCHEMA = ''

/** Children before what they refer to. */
export const TRADING_TABLES: readonly string[] = []
