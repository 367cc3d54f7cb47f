import type { Account } from './payment.ts'

interface Chosen {
  readonly bankSerial: string | null
  readonly channelId: string | null
}

/** A key for an account. A card and its wallet share the card's serial and differ by channel. */
export const accountKey = ({
  bankSerial,
  channelId,
}: Pick<Account, 'bankSerial' | 'channelId'>): string => `${bankSerial} ${channelId}`

/**
 * The account that pays: the chosen one while it is available, else the first available; null
 * without any.
 */
export function payingAccount<A extends Pick<Account, 'bankSerial' | 'channelId' | 'available'>>(
  accounts: readonly A[],
  chosen: Chosen,
): A | null {
  const usable = accounts.filter(({ available }) => available)
  const { bankSerial, channelId } = chosen
  const kept = usable.find((it) => it.bankSerial === bankSerial && it.channelId === channelId)
  return kept ?? usable[0] ?? null
}

/** Returns whether a card pays or a wallet, whose only limit is its balance. */
export const paymentKind = (account: Pick<Account, 'walletBalance'> | null): 'card' | 'wallet' =>
  account !== null && account.walletBalance !== null ? 'wallet' : 'card'
