import { cardName } from '#domain/bank/card-name.ts'

interface Order {
  readonly status: string
  readonly businessCode: string
  /** The time when the card paid; null where it did not. */
  readonly payTime: string | null
  /** The card of the order, by its name. */
  readonly channelName: string
}

interface Account {
  readonly bankName: string
  readonly cardTail: string
  readonly available: boolean
  /** Null of a card. */
  readonly walletBalance: string | null
}

const BOUGHT: ReadonlySet<string> = new Set(['22', '39'])
const FAILED: ReadonlySet<string> = new Set(['4', '7'])

/** Returns whether a purchase failed because its card did not pay. */
export const failedToPay = ({ status, businessCode, payTime }: Omit<Order, 'channelName'>) =>
  BOUGHT.has(businessCode) && FAILED.has(status) && payTime === null

/** The first available card other than the one that did not pay; null without any. */
export function anotherCard<A extends Account>(
  { channelName }: Pick<Order, 'channelName'>,
  accounts: readonly A[],
): A | null {
  const isOther = (card: A) =>
    card.available && card.walletBalance === null && cardName(card) !== channelName
  return accounts.find(isOther) ?? null
}
