/** Tables of the trading game, the keep challenge, coins and welfare; see schema.ts for the rules. */
export const ACTIVITY_SCHEMA = ''

/** Children before what they refer to. */
export const ACTIVITY_TABLES: readonly string[] = []
