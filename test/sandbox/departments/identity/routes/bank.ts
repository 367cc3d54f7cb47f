import { formatAmount } from '#domain/money/format-figures.ts'
import type * as v from 'valibot'
import {
  addBankCardReceive,
  addBankCardSend,
  getCMBAuthStatus,
  getCMBStatus,
  listBankCards,
  queryBankCardUse,
  querySupportBankCards,
  saveCMBAuthStatus,
  saveCMBStatus,
  setBankCardLimit,
  setMainBankCard,
  unbindBankCard,
} from '#api/calls/bank.ts'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import {
  BANKS,
  bankById,
  bindableCard,
  cardKind,
} from '#test/sandbox/departments/identity/banks.ts'
import { bankStatus, saveBankStatus } from '#test/sandbox/departments/identity/bank-status.ts'
import {
  bindCard,
  boundCards,
  cardView,
  isPensionCard,
  ownCard,
  requireFreeCard,
  unbindCard,
} from '#test/sandbox/departments/identity/cards.ts'
import { cardUse } from '#test/sandbox/departments/identity/card-use.ts'
import { requireRested } from '#test/sandbox/departments/identity/cool-down.ts'
import {
  requireMobile,
  sendMessage,
  takeMessage,
} from '#test/sandbox/departments/identity/messages.ts'
import { openSeals, requirePassword } from '#test/sandbox/departments/identity/proofs.ts'
import { requireFreshProof } from '#test/sandbox/departments/identity/step-up.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import { cents, yuan } from '#test/sandbox/kernel/store/cents.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { forAnyone, forUser } from '#test/sandbox/kernel/route.ts'

type Proved = Pick<
  v.InferOutput<typeof unbindBankCard.request>,
  'bankSerial' | 'transPwd' | 'randomCode'
>

/** The user's card, after the trading password. */
function provedCard(world: World, user: User, request: Proved) {
  const { transPwd } = openSeals(world, user, request.randomCode, { transPwd: request.transPwd })
  const card = ownCard(world.db, user, request.bankSerial)
  requirePassword(world, user, transPwd)
  return card
}

export const bankFamily = [
  forAnyone(querySupportBankCards, () => ({
    banks: BANKS.map((bank) => ({
      bankId: bank.bankId,
      bankName: bank.bankName,
      singleLimit: bank.singleLimit,
      dayLimit: bank.dayLimit,
      signBy: bank.signBy,
      available: bank.unavailableReason === '',
      unavailableReason: bank.unavailableReason,
    })),
  })),

  forUser(addBankCardSend, (request, world, user, session) => {
    if (user.auth_flag !== '1') throw new Refusal(RET.notAuthenticated, '请先完成实名认证')
    requireFreshProof(world, user, { call: 'addBankCardSend', session })
    const { bankNo, mobileNo } = openSeals(world, user, request.randomCode, {
      bankNo: request.bankNo,
      mobileNo: request.mobileNo,
    })
    requireMobile(mobileNo)
    const card = bindableCard(request.bankId, bankNo, 'message')
    if (isPensionCard(world.db, card.number)) {
      throw new Refusal(RET.cardUnsupported, '该卡是个人养老金资金账户，请在个人养老金中绑定')
    }
    requireFreeCard(world.db, card.number)
    return sendMessage(world, user, { scene: 'addCard', mobile: mobileNo, subject: card.number })
  }),

  forUser(addBankCardReceive, (request, world, user) => {
    const { mobile, subject } = takeMessage(world, user, 'addCard', request)
    const { bank, number } = cardKind(subject)
    return { bankSerial: bindCard(world, user, { bank, cardNo: number, mobile }) }
  }),

  forUser(saveCMBStatus, ({ status }, world, user) => saveBankStatus(world, user, 'sign', status)),
  forUser(getCMBStatus, (_fields, world, user) => bankStatus(world, user, 'sign')),
  forUser(saveCMBAuthStatus, ({ status }, world, user) =>
    saveBankStatus(world, user, 'auth', status),
  ),
  forUser(getCMBAuthStatus, (_fields, world, user) => bankStatus(world, user, 'auth')),

  forUser(listBankCards, (_fields, { db }, user) => ({
    cards: boundCards(db, user.user_id).map((card) => cardView(db, card)),
  })),

  forUser(queryBankCardUse, ({ bankSerial }, world, user) =>
    cardUse(world, ownCard(world.db, user, bankSerial).bank_serial),
  ),

  forUser(unbindBankCard, (request, world, user) => {
    requireRested(world, user)
    unbindCard(world, user, provedCard(world, user, request).bank_serial)
    return {}
  }),

  forUser(setMainBankCard, (request, world, user) => {
    const card = provedCard(world, user, request)
    const reason = card.unavailable_reason || (bankById(card.bank_id)?.unavailableReason ?? '')
    if (reason !== '') throw new Refusal(SHOWN_RET.cardUnavailable, reason)
    world.db.run(
      `UPDATE card_details SET is_main = (bank_serial = ?)
       WHERE bank_serial IN (SELECT bank_serial FROM cards WHERE user_id = ?)`,
      card.bank_serial,
      user.user_id,
    )
    return {}
  }),

  forUser(setBankCardLimit, (request, world, user) => {
    const { db } = world
    const card = provedCard(world, user, request)
    const single = cents(request.singleLimit)
    const day = cents(request.dayLimit)
    if (single === 0 || single > card.bank_single || day > card.bank_day || single > day) {
      const most = `单笔 ${formatAmount(yuan(card.bank_single))} 元、单日 ${formatAmount(yuan(card.bank_day))} 元`
      throw new Refusal(
        SHOWN_RET.amountOutOfRange,
        `限额须大于零，不超过银行的${most}，且单笔不超过单日`,
      )
    }
    db.transaction(() => {
      db.run(
        'UPDATE card_details SET own_single = ?, own_day = ? WHERE bank_serial = ?',
        single,
        day,
        card.bank_serial,
      )
      // Payments are checked against these.
      db.run(
        'UPDATE cards SET single_limit = ?, day_limit = ? WHERE bank_serial = ?',
        single,
        day,
        card.bank_serial,
      )
    })
    return { singleLimit: yuan(single), dayLimit: yuan(day) }
  }),
]
