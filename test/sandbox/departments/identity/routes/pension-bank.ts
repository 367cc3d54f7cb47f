import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import {
  bindPensionCard,
  bindPensionFundAccount,
  listPensionBanks,
  openPensionBankPage,
  queryPensionAccount,
  queryPensionSignStatus,
  sendPensionCardCode,
  withdrawPensionAuthorization,
} from '#api/calls/pension/pension-bank.ts'
import { cardTail } from '#domain/identity/masking.ts'
import type { PensionStatus } from '#domain/pension/pension-account.ts'
import {
  BANKS,
  bankById,
  bindableCard,
  cardKind,
} from '#test/sandbox/departments/identity/banks.ts'
import { PENSION_ONLY } from '#test/sandbox/people/persona.ts'
import { bindCard, requireFreeCard } from '#test/sandbox/departments/identity/cards.ts'
import {
  requireCaptcha,
  requireMobile,
  sendMessage,
  takeMessage,
} from '#test/sandbox/departments/identity/messages.ts'
import { openSeals, requirePassword } from '#test/sandbox/departments/identity/proofs.ts'
import { creditTimeOf } from '#test/sandbox/departments/identity/pension-contributions.ts'
import {
  openedAccount,
  pendingVisit,
  requireVisitAllowed,
} from '#test/sandbox/departments/identity/pension.ts'
import {
  isExpired,
  isPension,
  openSigning,
  findSigning,
} from '#test/sandbox/departments/identity/signings.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import { toFlag, forAnyone, forUser } from '#test/sandbox/kernel/route.ts'

const requireVerified = (user: User) => {
  if (user.auth_flag !== '1') throw new Refusal(RET.notAuthenticated, '请先完成实名认证')
}

const nameOf = (bankId: string) => bankById(bankId)?.bankName ?? ''

/** RET.cardUnsupported for a bank at which no account can be opened now. */
function requirePensionBank(bankId: string): void {
  const bank = bankById(bankId)
  if (bank?.hasPension !== true) {
    throw new Refusal(RET.cardUnsupported, '该银行不支持开立个人养老金账户')
  }
  if (bank.unavailableReason !== '') throw new Refusal(RET.cardUnsupported, bank.unavailableReason)
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
    const opened = openedAccount(world, user)
    const visit = pendingVisit(world, user)
    const bankId = opened?.bank_id ?? visit?.bankId ?? ''
    const bound = opened?.bound === 1
    const held: PensionStatus = bound ? 'bound' : 'opened'
    const begun: PensionStatus = visit ? 'opening' : 'none'
    const authorized = opened?.authorized === 1
    return {
      status: opened ? held : begun,
      bankId,
      bankName: nameOf(bankId),
      cardTail: opened && (bound || authorized) ? cardTail(opened.card_no) : null,
      authorized: toFlag(authorized),
      fundAccountFlag: toFlag(opened?.fund_account === 1),
      openTime: opened?.open_time ?? null,
      pending: visit,
    }
  }),

  forUser(openPensionBankPage, (request, world, user) => {
    requireVerified(user)
    requirePensionBank(request.bankId)
    requireVisitAllowed(world, user, request)
    return openSigning(world, user, request)
  }),

  forUser(queryPensionSignStatus, ({ signNo }, world, user) => {
    const signing = findSigning(world, signNo)
    if (signing?.user_id !== user.user_id || !isPension(signing)) {
      throw new Refusal(RET.notFound, '没有这次办理')
    }
    const { purpose, bank_id: bankId } = signing
    const visit = { remark: '', dueTime: null, purpose, bankId, bankName: nameOf(bankId) }
    if (isExpired(world, signing)) return { ...visit, status: 'expired' as const }
    if (signing.status !== 'signed') {
      return { ...visit, status: signing.status, remark: signing.remark }
    }
    const credit = purpose === 'contribute' ? creditTimeOf(world.db, signNo) : null
    if (credit !== null && credit > world.clock.now()) {
      return { ...visit, status: 'processing' as const, dueTime: credit }
    }
    const pending = purpose === 'open' ? pendingVisit(world, user) : null
    return pending?.state === 'processing'
      ? { ...visit, status: 'processing' as const, dueTime: pending.dueTime }
      : { ...visit, status: 'done' as const }
  }),

  forUser(withdrawPensionAuthorization, (_fields, { db }, user) => {
    db.run('UPDATE pension_accounts SET authorized = 0 WHERE user_id = ?', user.user_id)
    return {}
  }),

  forUser(sendPensionCardCode, (request, world, user) => {
    const { bankNo, mobileNo } = openSeals(world, user, request.randomCode, {
      bankNo: request.bankNo,
      mobileNo: request.mobileNo,
    })
    requireVerified(user)
    requireMobile(mobileNo)
    const { number } = bindableCard(request.bankId, bankNo, 'message')
    const account = openedAccount(world, user)
    if (account?.authorized === 0) {
      throw new Refusal(SHOWN_RET.pensionUnauthorized, '请先授权查询您的个人养老金资金账户')
    }
    if (account?.card_no !== number) {
      throw new Refusal(RET.identityMismatch, '该卡不是您的个人养老金资金账户，请核对卡号')
    }
    if (account.bound === 1) throw new Refusal(RET.cardTaken, '您的个人养老金资金账户已绑定')
    requireCaptcha(world, user, request)
    return sendMessage(world, user, { scene: 'pension', mobile: mobileNo, subject: number })
  }),

  forUser(bindPensionCard, (request, world, user) => {
    const { db } = world
    const { mobile, subject } = takeMessage(world, user, 'pension', request)
    if (openedAccount(world, user)?.bound === 1)
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
    if (openedAccount(world, user)?.bound !== 1) {
      throw new Refusal(RET.notBound, '请先绑定个人养老金资金账户')
    }
    requirePassword(world, user, opened.transPwd)
    world.db.run('UPDATE pension_accounts SET fund_account = 1 WHERE user_id = ?', user.user_id)
    return {}
  }),
]
