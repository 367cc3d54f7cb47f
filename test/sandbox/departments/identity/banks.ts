import { RET } from '#api/endpoint.ts'
import { checkCardNumber } from '#domain/identity/identity-number.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import { inventedCardNo } from './invented.ts'

export interface Bank {
  bankId: string
  bankName: string
  /** First six digits of its debit cards, and of its credit cards. */
  debitBin: string
  creditBin: string
  /** Yuan. */
  singleLimit: string
  dayLimit: string
  signBy: 'message' | 'page'
  /** Empty when cards of it can be bound. */
  unavailableReason: string
  /** Says whether the bank holds pension accounts. */
  hasPension: boolean
}

const bank = (
  bankId: string,
  bankName: string,
  number: number,
  limits: readonly [string, string],
  more: Partial<Bank> = {},
): Bank => ({
  bankId,
  bankName,
  debitBin: String(629_900 + number),
  creditBin: String(519_900 + number),
  singleLimit: limits[0],
  dayLimit: limits[1],
  signBy: 'message',
  unavailableReason: '',
  hasPension: false,
  ...more,
})

/** Invented banks with numbers that no bank gives out. */
export const BANKS: readonly Bank[] = [
  bank('1001', '江海银行', 1, ['50000.00', '200000.00'], { hasPension: true }),
  bank('1002', '云汐银行', 2, ['10000.00', '20000.00']),
  bank('1003', '岭南丰禾银行', 3, ['100000.00', '500000.00'], { hasPension: true }),
  bank('1004', '北辰商业银行', 4, ['50000.00', '100000.00']),
  bank('1005', '长川银行', 5, ['20000.00', '50000.00']),
  bank('1006', '星图直销银行', 6, ['5000.00', '10000.00']),
  bank('1007', '九州农信', 7, ['50000.00', '50000.00']),
  bank('1008', '南浦银行', 8, ['50000.00', '100000.00'], {
    unavailableReason: '银行系统维护中，请更换银行卡',
  }),
  bank('1009', '融悦支付银行', 9, ['200000.00', '1000000.00'], { signBy: 'page' }),
]

/** Sentinel: the bank refuses this card because name, number and mobile do not match. */
export const REFUSED_CARD = inventedCardNo('629901', 'refused', '0404')

export const bankById = (bankId: string) => BANKS.find((it) => it.bankId === bankId)

/**
 * First six digits of real banks that have issued cards which fail the Luhn sum, and the invented
 * bank that each belongs to. Numbers of other banks that fail it were mistyped.
 */
export const ISSUED_WITHOUT_LUHN: Readonly<Record<string, string>> = {
  '621483': '1003',
  '456351': '1001',
  '622173': '1002',
}

/** By name, for cards of personas; the first bank otherwise. */
export function bankByName(name: string): Bank {
  const found = BANKS.find((it) => it.bankName === name) ?? BANKS[0]
  if (!found) throw new Error('There are no banks')
  return found
}

export interface CardKind {
  number: string
  bank: Bank
  cardType: 'debit' | 'credit'
}

/**
 * The bank and kind of a card number, or RET.cardUnsupported: not a card number, of an unlisted bank,
 * or one that its bank has not issued.
 */
export function cardKind(typed: string): CardKind {
  const check = checkCardNumber(typed)
  if (!check.ok) throw new Refusal(RET.cardUnsupported, '银行卡号不正确，请核对')
  const bin = check.number.slice(0, 6)
  const standsFor = ISSUED_WITHOUT_LUHN[bin]
  const found = BANKS.find(
    (it) => it.debitBin === bin || it.creditBin === bin || it.bankId === standsFor,
  )
  if (!found) throw new Refusal(RET.cardUnsupported, '暂不支持该银行卡')
  if (standsFor === undefined && !check.likely) {
    throw new Refusal(RET.cardUnsupported, `${found.bankName}没有这个卡号，请核对后重新输入`)
  }
  return {
    number: check.number,
    bank: found,
    cardType: found.creditBin === bin ? 'credit' : 'debit',
  }
}

/** A debit card of the named bank that can be bound by `signBy`, or RET.cardUnsupported. */
export function bindableCard(bankId: string, typed: string, signBy: Bank['signBy']): CardKind {
  const kind = cardKind(typed)
  const refuse = (why: string) => new Refusal(RET.cardUnsupported, why)
  if (kind.bank.bankId !== bankId) throw refuse('卡号与所选银行不符')
  if (kind.cardType === 'credit') throw refuse('暂不支持信用卡，请使用储蓄卡')
  if (kind.bank.unavailableReason !== '') throw refuse(kind.bank.unavailableReason)
  if (kind.bank.signBy !== signBy) {
    throw refuse(signBy === 'message' ? '请前往该银行页面签约' : '该银行不支持页面签约')
  }
  return kind
}
