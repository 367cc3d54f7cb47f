/**
 * The work that a user can be in the middle of: ordering, signing at the payment bank, making a
 * plan, opening or binding an account, answering the assessment. A module's row names its flow; no
 * update is opened in one (rules.md#updates).
 */
export type Flow = 'order' | 'signing' | 'plan' | 'account' | 'assessment'
