import type { SignInContainer } from '#domain/sign-in/user-info.ts'

/** The way in which an account is bound to who came in (rules.md#binding-an-account). */
export type BindingPlace =
  /** The account is the app's: it signs in there. */
  | 'app'
  /** Nothing is left to be bound. */
  | 'bound'
  /** A mini-program's user, by mobile number. */
  | 'number'
  /** By name and identity number. */
  | 'person'
  /** By the trading password of that person's account. */
  | 'password'

interface BindingFacts {
  readonly container: SignInContainer
  readonly wish: '1' | '2'
  readonly isBound: boolean
  /** Name and number are in memory, and an account of theirs was found. */
  readonly hasPerson: boolean
}

/** The step that is shown; a reload has forgotten who was named, and begins again. */
export function bindingPlace({ container, wish, isBound, hasPerson }: BindingFacts): BindingPlace {
  if (container === 'native') return 'app'
  if (isBound) return 'bound'
  if (container === 'mini-program') return 'number'
  return wish === '2' && hasPerson ? 'password' : 'person'
}
