import * as v from 'valibot'
import type { queryBankCardBin } from '#api/calls/account-opening.ts'
import type { listBankCards, querySupportBankCards } from '#api/calls/bank.ts'
import { cardTail } from '#domain/identity/masking.ts'

export type Bank = v.InferOutput<typeof querySupportBankCards.payload>['banks'][number]
type CardBin = v.InferOutput<typeof queryBankCardBin.payload>
type BoundCard = v.InferOutput<typeof listBankCards.payload>['cards'][number]

/** The bank of a card that can be added, or why it cannot. */
export type BankOfCard =
  | { readonly ok: true; readonly bank: Bank }
  | { readonly ok: false; readonly text: string }

export function bankOfCard({ bankId, cardType }: CardBin, banks: readonly Bank[]): BankOfCard {
  if (cardType === 'credit') return { ok: false, text: '暂不支持信用卡，请使用储蓄卡' }
  const bank = banks.find((it) => it.bankId === bankId)
  if (bank === undefined) return { ok: false, text: '暂不支持该银行的卡，请更换银行卡' }
  if (!bank.available)
    return { ok: false, text: bank.unavailableReason || '该银行暂不可用，请更换银行卡' }
  return { ok: true, bank }
}

/** What identifies a card once its number is no longer in memory. */
interface CardSign {
  readonly bankId: string
  readonly cardTail: string
}

/** The serials of bound cards with this bank and tail. */
export function matchingSerials(cards: readonly BoundCard[], sign: CardSign): readonly string[] {
  return cards
    .filter((it) => it.bankId === sign.bankId && it.cardTail === sign.cardTail)
    .map(({ bankSerial }) => bankSerial)
}

/**
 * Whether such a card has been bound since its code was requested; `before` are the serials that
 * existed then.
 */
export function wasAdded(
  cards: readonly BoundCard[],
  sent: CardSign & { readonly before: readonly string[] },
): boolean {
  return matchingSerials(cards, sent).some((serial) => !sent.before.includes(serial))
}

export const cardSign = (bank: Bank, cardNo: string): CardSign => ({
  bankId: bank.bankId,
  cardTail: cardTail(cardNo),
})

const waits = v.object({ retryAfter: v.pipe(v.number(), v.minValue(0)) })
/** The longest wait that is counted down; for longer ones the provider's message is shown. */
const SHORT_WAIT_S = 60

/**
 * The wait in seconds after a refusal as too often, where it is short enough to count down; else
 * null.
 */
export function shortWait(payload: unknown): number | null {
  const parsed = v.safeParse(waits, payload)
  if (!parsed.success || parsed.output.retryAfter > SHORT_WAIT_S) return null
  return parsed.output.retryAfter
}
