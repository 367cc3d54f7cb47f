/** Adding a bank card by its number and a code of its bank: rules.md#adding-a-card. */
import { cardTail } from '#domain/identity/masking.ts'
import { searchList } from '#domain/text/list-search.ts'
import type { CharacterVariants } from '#domain/text/search-form.ts'

/** A bank as the provider lists it. */
export interface ListedBank {
  readonly bankId: string
  readonly bankName: string
  /** Most for one payment and for one day, yuan. */
  readonly singleLimit: string
  readonly dayLimit: string
  /** By a code sent here, or on the bank's own page. */
  readonly signBy: 'message' | 'page'
  readonly available: boolean
  readonly unavailableReason: string
}

/** The bank of a card that can be added, or why it cannot. */
export type BankOfCard<Bank extends ListedBank = ListedBank> =
  | { readonly ok: true; readonly bank: Bank }
  | { readonly ok: false; readonly text: string }

/** The bank of a card, by the provider's answer to its number. */
export function bankOfCard<Bank extends ListedBank>(
  { bankId, cardType }: { readonly bankId: string; readonly cardType: 'debit' | 'credit' },
  banks: readonly Bank[],
): BankOfCard<Bank> {
  if (cardType === 'credit') return { ok: false, text: '暂不支持信用卡，请使用储蓄卡' }
  const bank = banks.find((it) => it.bankId === bankId)
  if (bank === undefined) return { ok: false, text: '暂不支持该银行的卡，请更换银行卡' }
  if (!bank.available)
    return { ok: false, text: bank.unavailableReason || '该银行暂不可用，请更换银行卡' }
  return { ok: true, bank }
}

/** The banks whose name, or its usual short form, was typed; those that take no card now last. */
export function banksToShow<Bank extends ListedBank>(
  banks: readonly Bank[],
  typed: string,
  variants?: CharacterVariants,
): readonly Bank[] {
  const found = searchList(banks, typed, ({ bankName }) => ({ names: [bankName] }), variants)
  return [...found.filter((it) => it.available), ...found.filter((it) => !it.available)]
}

/** The part that identifies a card once its number is no longer in memory. */
export interface CardSign {
  readonly bankId: string
  readonly cardTail: string
}

export const cardSign = ({ bankId }: Pick<ListedBank, 'bankId'>, cardNo: string): CardSign => ({
  bankId,
  cardTail: cardTail(cardNo),
})

/** The serials of bound cards with this bank and tail. */
export function matchingSerials(
  cards: readonly (CardSign & { readonly bankSerial: string })[],
  sign: CardSign,
): readonly string[] {
  return cards
    .filter((it) => it.bankId === sign.bankId && it.cardTail === sign.cardTail)
    .map(({ bankSerial }) => bankSerial)
}

/**
 * Returns whether such a card has been bound since its code was requested; `before` are the serials
 * that existed then.
 */
export function wasAdded(
  cards: readonly (CardSign & { readonly bankSerial: string })[],
  sent: CardSign & { readonly before: readonly string[] },
): boolean {
  return matchingSerials(cards, sent).some((serial) => !sent.before.includes(serial))
}

/** The stage of a flow that adds a card. */
export interface AddCardProgress {
  /** True if a code was requested for a card. */
  readonly asked: boolean
  /** True if there is a message whose code can be entered. */
  readonly sent: boolean
  /** True if the code was submitted without an answer: the card may be bound. */
  readonly unknown: boolean
  /** True if the numbers are in memory; a reload forgets them. */
  readonly hasNumbers: boolean
}

export type AddCardStep = 'numbers' | 'code' | 'confirming'

/**
 * The step of a flow. Where the code alone does not suffice, because the numbers are submitted with
 * it once more, a reload leads back to them. An unknown outcome is queried before anything else.
 */
export function addCardStep(
  { asked, sent, unknown, hasNumbers }: AddCardProgress,
  codeSuffices: boolean,
): AddCardStep {
  if (!asked) return 'numbers'
  if (unknown) return 'confirming'
  return hasNumbers || (codeSuffices && sent) ? 'code' : 'numbers'
}

/** The interval in ms at which a lost answer is queried. */
export const ASK_AGAIN_MS = 5_000
/** The number of answers without the card after which it will not come. */
const ABSENT_ASKS = 3
/** The number of queries made without the user. */
const MOST_ASKS = 12

/** The conclusion from the answers about a lost outcome. */
export type LostOutcome = 'added' | 'notAdded' | 'askAgain' | 'waitForUser'

/**
 * Returns what is known after asking `asks` times whether a card was added; `found` is the last
 * answer, null where none came. One absence proves nothing: the submission may still be under way.
 */
export function lostOutcome(
  found: boolean | null,
  asks: { readonly absent: number; readonly all: number },
): LostOutcome {
  if (found === true) return 'added'
  if (asks.absent >= ABSENT_ASKS) return 'notAdded'
  return asks.all >= MOST_ASKS ? 'waitForUser' : 'askAgain'
}
