import * as v from 'valibot'
import { RET } from '#api/endpoint.ts'
import {
  bindPensionCard,
  bindPensionFundAccount,
  listPensionBanks,
  openPensionBankPage,
  queryPensionAccount,
  queryPensionSignStatus,
  sendPensionCardCode,
} from '#api/calls/pension-bank.ts'
import { cardTail } from '#domain/identity/masking.ts'
import {
  BANKS,
  bankById,
  bindableCard,
  cardKind,
  PENSION_ONLY,
} from '#test/sandbox/identity/banks.ts'
import { bindCard, requireFreeCard } from '#test/sandbox/identity/cards.ts'
import { requireMobile, sendMessage, takeMessage } from '#test/sandbox/identity/messages.ts'
import { openSeals, requirePassword } from '#test/sandbox/identity/proofs.ts'
import { isExpired, isPension, openSigning, findSigning } from '#test/sandbox/identity/signings.ts'
import { Refusal } from '#test/sandbox/refusal.ts'
import type { User } from '#test/sandbox/store/users.ts'
import type { World } from '#test/sandbox/world.ts'
import { toFlag, forAnyone, forUser } from '#test/sandbox/families/route.ts'

const accountRow = v.object({
  bank_id: v.string(),
  card_no: v.string(),
  bound: v.number(),
  fund_account: v.number(),
  open_time: v.string(),
})

const pensionAccount = ({ db }: World, user: User) =>
  db.get(
    accountRow,
    'SELECT bank_id, card_no, bound, fund_account, open_time FROM pension_accounts WHERE user_id = ?',
    user.user_id,
  )

const requireVerified = (user: User) => {
  if (user.auth_flag !== '1') throw new Refusal(RET.notAuthenticated, '请先完成实名认证')
}

/** Whether a visit to the bank's page is under way. */
function openingAt({ db, clock }: World, user: User): string | undefined {
  return db.get(
    v.object({ bank_id: v.string() }),
    `SELECT bank_id FROM signings WHERE user_id = ? AND purpose IN ('open', 'authorize') AND status = 'open'
     AND expires_at > ? ORDER BY opened_at DESC LIMIT 1`,
    user.user_id,
    clock.now(),
  )?.bank_id
}

export const pensionBankFamily = [
  forAnyone(listPensionBanks, () => ({
    banks: BANKS.filter((it) => it.hasPension).map(({ bankId, bankName, unavailableReason }) => ({
      bankId,
      bankName,
      available: unavailableReason === '',
    })),
  })),

  forUser(queryPensionAccount, (_fields, world, user) => {
    const account = pensionAccount(world, user)
    const bankId = account?.bank_id ?? openingAt(world, user) ?? ''
    const begun = bankId === '' ? ('none' as const) : ('opening' as const)
    const held = account?.bound === 1 ? ('bound' as const) : ('opened' as const)
    return {
      status: account ? held : begun,
      bankId,
      bankName: bankById(bankId)?.bankName ?? '',
      cardTail: account ? cardTail(account.card_no) : null,
      fundAccountFlag: toFlag(account?.fund_account === 1),
      openTime: account?.open_time ?? null,
    }
  }),

  forUser(openPensionBankPage, (request, world, user) => {
    requireVerified(user)
    if (!bankById(request.bankId)?.hasPension) {
      throw new Refusal(RET.cardUnsupported, '该银行不支持开立个人养老金账户')
    }
    return openSigning(world, user, request)
  }),

  forUser(queryPensionSignStatus, ({ signNo }, world, user) => {
    const signing = findSigning(world, signNo)
    if (signing?.user_id !== user.user_id || !isPension(signing)) {
      throw new Refusal(RET.notFound, '没有这次办理')
    }
    if (isExpired(world, signing)) return { status: 'expired' as const, remark: '' }
    const status = signing.status === 'signed' ? ('done' as const) : signing.status
    return { status, remark: signing.remark }
  }),

  forUser(sendPensionCardCode, (request, world, user) => {
    const { bankNo, mobileNo } = openSeals(world, user, request.randomCode, {
      bankNo: request.bankNo,
      mobileNo: request.mobileNo,
    })
    requireVerified(user)
    requireMobile(mobileNo)
    const { number } = bindableCard(request.bankId, bankNo, 'message')
    if (pensionAccount(world, user)?.card_no !== number) {
      throw new Refusal(RET.identityMismatch, '该卡不是您的个人养老金资金账户')
    }
    return sendMessage(world, user, { scene: 'pension', mobile: mobileNo, subject: number })
  }),

  forUser(bindPensionCard, (request, world, user) => {
    const { db } = world
    const { mobile, subject } = takeMessage(world, user, 'pension', request)
    if (pensionAccount(world, user)?.bound === 1)
      throw new Refusal(RET.cardTaken, '该银行卡已被绑定')
    requireFreeCard(db, subject)
    return db.transaction(() => {
      const { bank } = cardKind(subject)
      const bankSerial = bindCard(world, user, { bank, cardNo: subject, mobile })
      db.run(
        'UPDATE cards SET unavailable_reason = ? WHERE bank_serial = ?',
        PENSION_ONLY,
        bankSerial,
      )
      db.run('UPDATE pension_accounts SET bound = 1 WHERE user_id = ?', user.user_id)
      return { bankSerial }
    })
  }),

  forUser(bindPensionFundAccount, ({ transPwd, randomCode }, world, user) => {
    const opened = openSeals(world, user, randomCode, { transPwd })
    if (pensionAccount(world, user)?.bound !== 1) {
      throw new Refusal(RET.notBound, '请先绑定个人养老金资金账户')
    }
    requirePassword(world, user, opened.transPwd)
    world.db.run('UPDATE pension_accounts SET fund_account = 1 WHERE user_id = ?', user.user_id)
    return {}
  }),
]
