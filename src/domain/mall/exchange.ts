/** The state of an exchange of coins: rules.md#coin-mall. */

export type ExchangeState = 'submitted' | 'processing' | 'shipped' | 'done' | 'cancelled' | 'failed'

/**
 * - `take`: the mall works on it.
 * - `ship`: a thing was handed to its carrier.
 * - `complete`: the thing has arrived, or the coupon or right is there.
 * - `cancel`: the user takes it back.
 * - `fail`: it cannot be had.
 */
export type ExchangeEvent = 'take' | 'ship' | 'complete' | 'cancel' | 'fail'

/** The state of its coins. */
export type ExchangedCoins = 'frozen' | 'spent' | 'returned'

type Steps = Readonly<Partial<Record<ExchangeEvent, ExchangeState>>>

const OPEN: Steps = { complete: 'done', cancel: 'cancelled', fail: 'failed' }
const STEPS: Readonly<Record<ExchangeState, Steps>> = {
  submitted: { ...OPEN, take: 'processing' },
  processing: { ...OPEN, ship: 'shipped' },
  // A thing that has left is paid for: it can only arrive.
  shipped: { complete: 'done' },
  done: {},
  cancelled: {},
  failed: {},
}

const COINS: Readonly<Record<ExchangeState, ExchangedCoins>> = {
  submitted: 'frozen',
  processing: 'frozen',
  shipped: 'spent',
  done: 'spent',
  cancelled: 'returned',
  failed: 'returned',
}

/** The state after an event; null where the event changes nothing. */
export const exchangeStep = (state: ExchangeState, event: ExchangeEvent): ExchangeState | null =>
  STEPS[state][event] ?? null

export const exchangedCoins = (state: ExchangeState): ExchangedCoins => COINS[state]

/** Returns whether nothing more happens to it. */
export const isEnded = (state: ExchangeState): boolean => Object.keys(STEPS[state]).length === 0

/**
 * Returns whether its user may take it back; a coupon, a right or a gift is there at once or not at
 * all.
 */
export const canCancel = (kind: GoodsKind, state: ExchangeState): boolean =>
  kind === 'thing' && exchangeStep(state, 'cancel') !== null

export type GoodsKind = 'coupon' | 'right' | 'thing' | 'charity'
