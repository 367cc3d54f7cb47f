import type * as v from 'valibot'
import {
  authAddCardAndCRS,
  authMsgCodeValidate,
  authMsgSend,
  isUserAccountAuth,
  queryBankCardBin,
  setTransPwdAfterAuth,
} from '#api/calls/account-opening.ts'
import { RET } from '#api/endpoint.ts'
import { bindableCard, cardKind, type CardKind } from '#test/sandbox/identity/banks.ts'
import {
  bindCard,
  boundCards,
  isPensionCard,
  requireFreeCard,
} from '#test/sandbox/identity/cards.ts'
import {
  requireCaptcha,
  requireMobile,
  sendMessage,
  takeMessage,
} from '#test/sandbox/identity/messages.ts'
import { setNewPassword } from '#test/sandbox/identity/new-password.ts'
import { openAccount } from '#test/sandbox/identity/opening.ts'
import { requirePerson, requireSamePerson, type Person } from '#test/sandbox/identity/person.ts'
import { makeToken, openSeals, requireToken, useUpToken } from '#test/sandbox/identity/proofs.ts'
import { readIdentity, userByCert } from '#test/sandbox/identity/records.ts'
import { Refusal } from '#test/sandbox/refusal.ts'
import type { User } from '#test/sandbox/store/users.ts'
import type { World } from '#test/sandbox/world.ts'
import { toFlag, forUser } from '#test/sandbox/families/route.ts'

type Elements = Pick<
  v.InferOutput<typeof authMsgSend.request>,
  'bankId' | 'certNo' | 'userName' | 'mobileNo' | 'bankNo' | 'hasCard' | 'bankSerial' | 'randomCode'
>

/** What the person typed, opened. */
interface Opened {
  mobile: string
  bankNo: string
  /** The four elements as one text: what the code confirmed must be what is opened. */
  subject: string
}

interface Checked {
  person: Person
  card: CardKind
}

function openElements(world: World, user: User, request: Elements): Opened {
  const { mobileNo: mobile, bankNo } = openSeals(world, user, request.randomCode, {
    mobileNo: request.mobileNo,
    bankNo: request.bankNo,
  })
  const { bankId, certNo, userName, hasCard, bankSerial = '' } = request
  const cardNo = bankNo.replace(/\s/g, '')
  const typed = [certNo.toUpperCase(), userName, mobile, cardNo, bankId, hasCard, bankSerial]
  return { mobile, bankNo, subject: JSON.stringify(typed) }
}

function checkElements(
  world: World,
  user: User,
  request: Elements,
  { mobile, bankNo }: Opened,
): Checked {
  requireMobile(mobile)
  const today = world.clock.now().slice(0, 8)
  const person = requirePerson(request.certNo, request.userName, today)
  requireSamePerson(world.db, user, person)
  const card = bindableCard(request.bankId, bankNo, 'message')
  if (isPensionCard(world.db, card.number)) {
    throw new Refusal(RET.cardUnsupported, '该卡是个人养老金资金账户，请在个人养老金中绑定')
  }
  if (request.hasCard !== '1') {
    requireFreeCard(world.db, card.number)
    return { person, card }
  }
  const isOwn = boundCards(world.db, user.user_id).some(
    (it) => it.bank_serial === request.bankSerial && it.card_no === card.number,
  )
  if (!isOwn) throw new Refusal(RET.identityMismatch, '与已绑定的银行卡不一致')
  return { person, card }
}

export const accountOpeningFamily = [
  forUser(isUserAccountAuth, ({ certNo, userName }, { db, clock }) => {
    const person = requirePerson(certNo, userName, clock.now().slice(0, 8))
    const owner = userByCert(db, person.certNo)
    if (owner && owner.name !== userName) {
      throw new Refusal(RET.identityMismatch, '姓名与证件号码不一致')
    }
    if (!owner) return { isAuth: '0' as const, noAppAccount: '0' as const }
    const { wx_bound, applet_bound } = readIdentity(db, owner.user_id)
    return { isAuth: '1' as const, noAppAccount: toFlag(wx_bound === 0 && applet_bound === 0) }
  }),

  forUser(queryBankCardBin, (request, world, user) => {
    const { bankNo } = openSeals(world, user, request.randomCode, { bankNo: request.bankNo })
    const { bank, cardType } = cardKind(bankNo)
    return { bankId: bank.bankId, bankName: bank.bankName, cardType }
  }),

  forUser(authMsgSend, (request, world, user) => {
    const opened = openElements(world, user, request)
    checkElements(world, user, request, opened)
    requireCaptcha(world, user, request)
    const { mobile, subject } = opened
    return sendMessage(world, user, { scene: 'openAccount', mobile, subject })
  }),

  forUser(authMsgCodeValidate, (request, world, user) => {
    const { subject } = takeMessage(world, user, 'openAccount', request)
    return { authToken: makeToken(world, user.user_id, 'card', subject) }
  }),

  forUser(authAddCardAndCRS, (request, world, user) => {
    const proved = requireToken(world, user, 'card', request.authToken)
    if (user.auth_flag === '1') throw new Refusal(RET.alreadyAuthenticated, '您已完成实名认证')
    const opened = openElements(world, user, request)
    const isSame =
      opened.subject === proved &&
      request.certificateNo.toUpperCase() === request.certNo.toUpperCase()
    if (!isSame) throw new Refusal(RET.identityMismatch, '信息已变更，请重新验证')
    const { person, card } = checkElements(world, user, request, opened)
    return world.db.transaction(() => {
      useUpToken(world, request.authToken)
      if (request.hasCard !== '1') {
        bindCard(world, user, { bank: card.bank, cardNo: card.number, mobile: opened.mobile })
      }
      return openAccount(world, user, person, request)
    })
  }),

  forUser(setTransPwdAfterAuth, (request, world, user) => {
    setNewPassword(world, user, request)
    return {}
  }),
]
