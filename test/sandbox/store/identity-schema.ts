/** Tables of registration, identity, cards and consents; see schema.ts for the rules. */
export const IDENTITY_SCHEMA = ''

/** Children before what they refer to. */
export const IDENTITY_TABLES: readonly string[] = []
