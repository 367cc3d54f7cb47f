/**
 * The end of a sign-in (rules.md#login-entry). `left`: on the way to another page; `failed`: the
 * session has the reason.
 */
export type SignInOutcome = 'signed-in' | 'cancelled' | 'failed' | 'left'
