/** The words that an opened address brings to a sign-in (rules.md#login-entry). */
import type { SignInContainer } from './user-info.ts'

/** The words of an address that may sign a user in; `''` for what it does not carry. */
export interface LoginWords {
  readonly code: string
  readonly state: string
  readonly token: string
  readonly loginState: string
  readonly appletVersion: string
}

/** The random words of the sign-ins that this tab has begun, `''` for none. */
export interface AwaitedWords {
  /** The word of the authorization under way, which comes back as `state`. */
  readonly authorization: string
  /** The word given to the container's own login page, which comes back as `loginState`. */
  readonly login: string
}

/**
 * A code or token that the container, or a link from anyone, has put into the address. `asked`: it
 * answers a login that this tab has begun.
 */
export type HandedOver =
  /** `older`: for the call of older mini-programs. */
  | {
      readonly by: 'applet'
      readonly code: string
      readonly older: boolean
      readonly asked: boolean
    }
  | { readonly by: 'token'; readonly token: string; readonly asked: boolean }

/** The words that an opened address brings to a sign-in. */
export type Arrival =
  | { readonly by: 'authorization'; readonly code: string }
  /** Back from an authorization that brought no code. */
  | { readonly by: 'denied' }
  | HandedOver
  | { readonly by: 'nothing' }

/** Returns whether the words answer the authorization that this tab has begun. */
export const answersAuthorization = ({ state }: LoginWords, awaited: AwaitedWords): boolean =>
  awaited.authorization !== '' && state === awaited.authorization

/** Returns whether the words answer the container's login that this tab has begun. */
export const answersLogin = ({ loginState }: LoginWords, awaited: AwaitedWords): boolean =>
  awaited.login !== '' && loginState === awaited.login

/**
 * A code without the word of the authorization counts in the mini-program alone, and a token only
 * where the container hands one over.
 */
export function arrival(
  words: LoginWords,
  awaited: AwaitedWords,
  container: SignInContainer,
): Arrival {
  const { code, token } = words
  // Its accounts are the app's.
  if (container === 'native') return { by: 'nothing' }
  const asked = answersLogin(words, awaited)
  if (answersAuthorization(words, awaited) && code !== '') return { by: 'authorization', code }
  const takesTokens =
    container === 'mini-program' || container === 'bank-partner' || container === 'alipay'
  if (token !== '' && takesTokens) return { by: 'token', token, asked }
  if (code !== '' && container === 'mini-program') {
    return { by: 'applet', code, older: words.appletVersion === '1', asked }
  }
  // Whatever else is opened, the page came back without what it left for.
  return { by: awaited.authorization === '' ? 'nothing' : 'denied' }
}

/** The person who is signed in, compared with the user whom an address brings. */
export type PresentUser = 'nobody' | 'same' | 'another'

/**
 * Returns what follows once it is known whom a code or token identifies. `enter`: that user is
 * signed in; `renew`: the same, who stays so with newer keys; `ask`: the user decides, and until
 * then nothing changes. Anybody can send a link with a token of their own: only a login that this
 * tab has begun takes another user's place by itself.
 */
export function entrance(asked: boolean, present: PresentUser): 'enter' | 'renew' | 'ask' {
  switch (present) {
    case 'nobody':
      return 'enter'
    case 'same':
      return 'renew'
    case 'another':
      return asked ? 'enter' : 'ask'
  }
}
