/** Tables of regular investment plans; see schema.ts for the rules. */
export const PLAN_SCHEMA = ''

/** Children before what they refer to. */
export const PLAN_TABLES: readonly string[] = []
