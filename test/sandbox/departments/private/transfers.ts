import * as v from 'valibot'
import { formatAmount } from '#domain/money/format-figures.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { parseCents, yuan } from '#test/sandbox/kernel/store/cents.ts'
import { payingCard } from '#test/sandbox/departments/trading/remittance.ts'
import { boundCards } from '#test/sandbox/departments/identity/cards.ts'
import { madeApplyNo } from '#test/sandbox/kernel/made-apply-no.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { contractByRemark, move, stateOf, type ContractRow } from './contracts.ts'

/** A transfer to the raising account. */
interface RaisingTransfer {
  readonly remark: string
  /** Yuan; the sum of the contract where it is left out. */
  readonly amount?: string | undefined
  /** The serial of a card, or any card number; the payer's first card where it is left out. */
  readonly card?: string | undefined
  /** The bank's number: the same again changes nothing. */
  readonly transferNo?: string | undefined
}

/** The reason why a transfer is sent back; '' where it is kept. */
function reasonOf(
  db: Database,
  it: ContractRow,
  given: { amount: number; card: string },
  now: string,
) {
  const { bankSerial } = payingCard(db, it.user_id, given.card)
  if (bankSerial === null) return '付款账户不是本人名下已绑定的银行卡，款项已退回'
  if (stateOf(it, now) !== 'unpaid') return '合同已到账或已结束，款项已退回'
  return given.amount === it.payment
    ? ''
    : `金额与应付 ${formatAmount(yuan(it.payment))} 元不一致，款项已退回`
}

/**
 * Lets a transfer with a contract's remark arrive at the clock's time: the contract is paid by it,
 * or it goes back. Throws RangeError for a remark of no contract and a sum that is none.
 */
export function receiveForContract({ db, clock }: World, it: RaisingTransfer) {
  const contract = contractByRemark(db, it.remark)
  if (contract === undefined) throw new RangeError(`remark: no contract has "${it.remark}"`)
  const amount = it.amount === undefined ? contract.payment : parseCents(it.amount)
  if (amount === null || amount <= 0)
    throw new RangeError(`amount: not a sum in yuan: "${it.amount}"`)
  const card = it.card ?? boundCards(db, contract.user_id)[0]?.bank_serial ?? ''
  const now = clock.now()
  const count = db.number('SELECT count(*) AS count FROM private_transfers')
  const transferNo = it.transferNo ?? `B${madeApplyNo('raising', now, String(count))}`
  const before = db.get(
    v.object({ reason: v.string() }),
    'SELECT reason FROM private_transfers WHERE transfer_no = ?',
    transferNo,
  )
  if (before !== undefined) return { transferNo, reason: before.reason }
  const reason = reasonOf(db, contract, { amount, card }, now)
  keepTransfer(db, { contract, transferNo, amount, reason, now })
  return { transferNo, reason }
}

interface Arrived {
  readonly contract: ContractRow
  readonly transferNo: string
  readonly amount: number
  readonly reason: string
  readonly now: string
}

/** Books what arrived; what is not kept leaves again at once. */
export function keepTransfer(
  db: Database,
  { contract, transferNo, amount, reason, now }: Arrived,
): void {
  const no = contract.contract_no
  db.transaction(() => {
    db.run(
      'INSERT INTO private_transfers VALUES (?, ?, ?, ?, ?)',
      transferNo,
      no,
      amount,
      now,
      reason,
    )
    move(db, { time: now, kind: 'raised', ref: transferNo }, [
      [`payer:${no}`, -amount],
      [`raising:${no}`, amount],
    ])
    if (reason === '') {
      db.run('UPDATE private_contracts SET arrived_at = ? WHERE contract_no = ?', now, no)
      return
    }
    move(db, { time: now, kind: 'sentBack', ref: transferNo }, [
      [`raising:${no}`, -amount],
      [`payer:${no}`, amount],
    ])
  })
}
