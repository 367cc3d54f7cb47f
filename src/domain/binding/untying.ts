import type { Time14 } from '#domain/calendar/calendar-date.ts'
import type { SignInContainer } from '#domain/sign-in/user-info.ts'

/**
 * The thing that is untied (rules.md#untying): 1 the messaging app, 2 the mini-program, 3 a bank
 * card, 4 a lost card that another replaces, 5 the payment bank's contract.
 */
export type UntieType = '1' | '2' | '3' | '4' | '5'

/** The load of a card, each kind of it by how many there are. */
export interface CardLoad {
  readonly shares: number
  readonly orders: number
  readonly arriving: number
  readonly plans: number
  readonly pension: boolean
}

export interface UntyingCard {
  readonly load: CardLoad
  /** A request to replace it is being decided. */
  readonly isReplaced: boolean
  /** Its bank signs on a page of its own, and the contract holds. */
  readonly hasContract: boolean
}

export interface UntyingFacts {
  /** Of types 1 and 2: whether there is something to untie. */
  readonly isBound: boolean
  readonly hasPassword: boolean
  readonly coolDownUntil: Time14 | null
  readonly now: Time14
  /** Of types 3 to 5; null where the user has no such card. */
  readonly card: UntyingCard | null
}

/** The reason why it cannot be untied now. */
export type UntyingBlock =
  | 'notBound'
  | 'noCard'
  | 'noContract'
  | 'replacing'
  | 'resting'
  | 'inUse'
  | 'pensionCard'
  | 'noPassword'

/** Returns whether a card carries anything. */
export const isLoaded = ({ shares, orders, arriving, plans, pension }: CardLoad): boolean =>
  shares + orders + arriving + plans > 0 || pension

function cardBlock(type: UntieType, card: UntyingCard | null): UntyingBlock | null {
  if (card === null) return 'noCard'
  if (card.isReplaced) return 'replacing'
  if (type === '3') return isLoaded(card.load) ? 'inUse' : null
  if (type === '4') return card.load.pension ? 'pensionCard' : null
  return card.hasContract ? null : 'noContract'
}

/**
 * The obstacle to untying, the most lasting first: a user does not set a password or wait a day for
 * what cannot be untied anyway. Null where there is none.
 */
export function untyingBlock(type: UntieType, facts: UntyingFacts): UntyingBlock | null {
  const isCard = type === '3' || type === '4' || type === '5'
  const own = isCard ? cardBlock(type, facts.card) : facts.isBound ? null : 'notBound'
  if (own !== null) return own
  // Ending a contract only takes payments away.
  const rests = facts.coolDownUntil !== null && facts.coolDownUntil > facts.now
  if (rests && type !== '5') return 'resting'
  return facts.hasPassword ? null : 'noPassword'
}

/** The step that is shown: the second is only a wish until there is no obstacle. */
export const untyingStep = (wish: '1' | '2', block: UntyingBlock | null): '1' | '2' =>
  block === null ? wish : '1'

/**
 * Returns whether the act ends the session here: the keys of this container belong to what is
 * untied. A plain browser signs in by the messaging app.
 */
export function endsSession(type: UntieType, container: SignInContainer): boolean {
  if (type === '1') return container === 'wechat' || container === 'browser'
  return type === '2' && container === 'mini-program'
}
