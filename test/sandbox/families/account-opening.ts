import type * as v from 'valibot'
import {
  authAddCardAndCRS,
  authMsgCodeValidate,
  authMsgSend,
  isUserAccountAuth,
  queryBankCardBin,
  setTransPwdAfterAuth,
} from '#src/api/account-opening.ts'
import { RET } from '#src/api/endpoint.ts'
import { bindableCard, cardKind, type CardKind } from '../identity/banks.ts'
import { bindCard, boundCards, requireFreeCard } from '../identity/cards.ts'
import { requireCaptcha, requireMobile, sendMessage, takeMessage } from '../identity/messages.ts'
import { setNewPassword } from '../identity/new-password.ts'
import { openAccount } from '../identity/opening.ts'
import { requirePerson, requireSamePerson, type Person } from '../identity/person.ts'
import { makeToken, openSeals, requireToken, useUpToken } from '../identity/proofs.ts'
import { userByCert } from '../identity/records.ts'
import { Refusal } from '../refusal.ts'
import type { User } from '../store/users.ts'
import type { World } from '../world.ts'
import { flagOf, forUser } from './route.ts'

type Elements = Pick<
  v.InferOutput<typeof authMsgSend.request>,
  'bankId' | 'certNo' | 'userName' | 'mobileNo' | 'bankNo' | 'hasCard' | 'bankSerial' | 'randomCode'
>

interface Checked {
  person: Person
  card: CardKind
  mobile: string
  /** The four elements as one text: what the code confirmed must be what is opened. */
  subject: string
  /** The card that is bound already, with `hasCard` 1. */
  bound: string | null
}

function checkElements(world: World, user: User, request: Elements): Checked {
  const { mobileNo, bankNo } = openSeals(world, user, request.randomCode, {
    mobileNo: request.mobileNo,
    bankNo: request.bankNo,
  })
  requireMobile(mobileNo)
  const today = world.clock.now().slice(0, 8)
  const person = requirePerson(request.certNo, request.userName, today)
  requireSamePerson(world.db, user, person)
  const card = bindableCard(request.bankId, bankNo, 'message')
  const subject = JSON.stringify([person.certNo, person.userName, mobileNo, card.number])
  if (request.hasCard !== '1') {
    requireFreeCard(world.db, card.number)
    return { person, card, mobile: mobileNo, subject, bound: null }
  }
  const own = boundCards(world.db, user.user_id).find(
    (it) => it.bank_serial === request.bankSerial && it.card_no === card.number,
  )
  if (!own) throw new Refusal(RET.identityMismatch, '与已绑定的银行卡不一致')
  return { person, card, mobile: mobileNo, subject, bound: own.bank_serial }
}

export const accountOpeningFamily = [
  forUser(isUserAccountAuth, ({ certNo, userName }, { db, clock }) => {
    const person = requirePerson(certNo, userName, clock.now().slice(0, 8))
    const owner = userByCert(db, person.certNo)
    if (owner && owner.name !== userName) {
      throw new Refusal(RET.identityMismatch, '姓名与证件号码不一致')
    }
    return { isAuth: flagOf(owner !== undefined), noAppAccount: '0' as const }
  }),

  forUser(queryBankCardBin, (request, world, user) => {
    const { bankNo } = openSeals(world, user, request.randomCode, { bankNo: request.bankNo })
    const { bank, cardType } = cardKind(bankNo)
    return { bankId: bank.bankId, bankName: bank.bankName, cardType }
  }),

  forUser(authMsgSend, (request, world, user) => {
    const { mobile, subject } = checkElements(world, user, request)
    requireCaptcha(world, user, request)
    return sendMessage(world, user, { scene: 'openAccount', mobile, subject })
  }),

  forUser(authMsgCodeValidate, (request, world, user) => {
    const { subject } = takeMessage(world, user, 'openAccount', request)
    return { authToken: makeToken(world, user.user_id, 'card', subject) }
  }),

  forUser(authAddCardAndCRS, (request, world, user) => {
    const proved = requireToken(world, user, 'card', request.authToken)
    if (user.auth_flag === '1') throw new Refusal(RET.alreadyAuthenticated, '您已完成实名认证')
    const checked = checkElements(world, user, request)
    const isSame =
      checked.subject === proved && request.certificateNo.toUpperCase() === checked.person.certNo
    if (!isSame) throw new Refusal(RET.identityMismatch, '信息已变更，请重新验证')
    return world.db.transaction(() => {
      useUpToken(world, request.authToken)
      if (checked.bound === null) {
        const { card, mobile } = checked
        bindCard(world, user, { bank: card.bank, cardNo: card.number, mobile })
      }
      return openAccount(world, user, checked.person, request)
    })
  }),

  forUser(setTransPwdAfterAuth, (request, world, user) => {
    setNewPassword(world, user, request)
    return {}
  }),
]
