import type { Account } from './purchase-data.ts'

interface Chosen {
  readonly bankSerial: string | null
  readonly channelId: string | null
}

/** A card and the wallet of that card share the card's number; the channel tells them apart. */
export const accountKey = ({
  bankSerial,
  channelId,
}: Pick<Account, 'bankSerial' | 'channelId'>): string => `${bankSerial} ${channelId}`

/** What pays: the one chosen while it can, else the first that can; null when none can. */
export function payingAccount<A extends Pick<Account, 'bankSerial' | 'channelId' | 'available'>>(
  accounts: readonly A[],
  chosen: Chosen,
): A | null {
  const usable = accounts.filter(({ available }) => available)
  const { bankSerial, channelId } = chosen
  const kept = usable.find((it) => it.bankSerial === bankSerial && it.channelId === channelId)
  return kept ?? usable[0] ?? null
}

/** Whether a wallet pays, whose only limit is what it holds, or a card. */
export const paymentKind = (account: Pick<Account, 'walletBalance'> | null): 'card' | 'wallet' =>
  account !== null && account.walletBalance !== null ? 'wallet' : 'card'
