/** What an opened address brings to a sign-in (rules.md#login-entry). */
import type { SignInContainer } from './user-info.ts'

/** What of an address may sign a user in; `''` for what it does not carry. */
export interface LoginWords {
  readonly code: string
  readonly state: string
  readonly token: string
  readonly appletVersion: string
}

/** What an opened address brings to a sign-in. */
export type Arrival =
  | { readonly by: 'authorization'; readonly code: string }
  /** Back from an authorization that brought no code. */
  | { readonly by: 'denied' }
  /** `older`: for the call of older mini-programs. */
  | { readonly by: 'applet'; readonly code: string; readonly older: boolean }
  | { readonly by: 'token'; readonly token: string }
  | { readonly by: 'nothing' }

/**
 * `asked` is the random word of the authorization under way, `''` for none. A code without it
 * counts in the mini-program alone, and a token only where the container hands one over: anyone may
 * send a link with either.
 */
export function arrival(words: LoginWords, asked: string, container: SignInContainer): Arrival {
  const { code, state, token } = words
  if (asked !== '' && state === asked && code !== '') return { by: 'authorization', code }
  const takesTokens =
    container === 'mini-program' || container === 'bank-partner' || container === 'alipay'
  if (token !== '' && takesTokens) return { by: 'token', token }
  if (code !== '' && container === 'mini-program') {
    return { by: 'applet', code, older: words.appletVersion === '1' }
  }
  // Whatever else is opened, the page came back without what it left for.
  return { by: asked === '' ? 'nothing' : 'denied' }
}
