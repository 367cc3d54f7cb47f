import type * as v from 'valibot'
import {
  authAddCardAndCRS,
  authMsgCodeValidate,
  authMsgSend,
  isUserAccountAuth,
  queryBankCardBin,
  queryOpeningProgress,
  saveOpeningInfo,
  setTransPwdAfterAuth,
} from '#api/calls/account-opening.ts'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { countLookup } from '#test/sandbox/departments/identity/account-lookup.ts'
import { bindableCard, cardKind, type CardKind } from '#test/sandbox/departments/identity/banks.ts'
import {
  bindCard,
  boundCards,
  isPensionCard,
  requireFreeCard,
} from '#test/sandbox/departments/identity/cards.ts'
import {
  requireCaptcha,
  requireMobile,
  sendMessage,
  takeMessage,
} from '#test/sandbox/departments/identity/messages.ts'
import { setNewPassword } from '#test/sandbox/departments/identity/new-password.ts'
import {
  openingProgress,
  saveInfo,
  submittedPerson,
} from '#test/sandbox/departments/identity/opening-draft.ts'
import { openAccount } from '#test/sandbox/departments/identity/opening.ts'
import {
  requirePerson,
  requireSamePerson,
  type Person,
} from '#test/sandbox/departments/identity/person.ts'
import {
  makeToken,
  openSeals,
  requireToken,
  useUpToken,
} from '#test/sandbox/departments/identity/proofs.ts'
import { readIdentity, userByCert } from '#test/sandbox/departments/identity/records.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { toFlag, forUser } from '#test/sandbox/kernel/route.ts'

type Sent = Pick<
  v.InferOutput<typeof authMsgSend.request>,
  'bankId' | 'certNo' | 'userName' | 'mobileNo' | 'bankNo' | 'hasCard' | 'bankSerial' | 'randomCode'
>
type Elements = Sent & { readonly certNo: string; readonly userName: string }

/** The elements with a person: the one that they name, or the one of the submitted document. */
const ofPerson = <T extends Sent>(world: World, user: User, sent: T): T & Elements => {
  const { certNo, userName } = sent
  return certNo === undefined || userName === undefined
    ? { ...sent, ...submittedPerson(world, user) }
    : { ...sent, certNo, userName }
}

/** The fields that the person typed, opened. */
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
  forUser(isUserAccountAuth, ({ certNo, userName }, world, user) => {
    const { db, clock } = world
    const person = requirePerson(certNo, userName, clock.now().slice(0, 8))
    countLookup(world, user, { number: person.certNo, userName: person.userName, repeats: 'none' })
    const owner = userByCert(db, person.certNo)
    if (owner?.name !== person.userName) return { isAuth: '0' as const, noAppAccount: '0' as const }
    const { wx_bound, applet_bound } = readIdentity(db, owner.user_id)
    return { isAuth: '1' as const, noAppAccount: toFlag(wx_bound === 0 && applet_bound === 0) }
  }),

  forUser(queryBankCardBin, (request, world, user) => {
    const { bankNo } = openSeals(world, user, request.randomCode, { bankNo: request.bankNo })
    const { bank, cardType } = cardKind(bankNo)
    return { bankId: bank.bankId, bankName: bank.bankName, cardType }
  }),

  forUser(queryOpeningProgress, (_fields, world, user) => openingProgress(world, user)),

  forUser(saveOpeningInfo, (sections, world, user) => {
    saveInfo(world, user, sections)
    return { step: openingProgress(world, user).step }
  }),

  forUser(authMsgSend, (sent, world, user) => {
    const request = ofPerson(world, user, sent)
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

  forUser(authAddCardAndCRS, (sent, world, user) => {
    const proved = requireToken(world, user, 'card', sent.authToken)
    if (user.auth_flag === '1')
      throw new Refusal(SHOWN_RET.alreadyAuthenticated, '您已完成实名认证')
    const request = ofPerson(world, user, sent)
    const opened = openElements(world, user, request)
    const { certNo, certificateNo = certNo } = request
    const isSame = opened.subject === proved && certificateNo.toUpperCase() === certNo.toUpperCase()
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

  forUser(setTransPwdAfterAuth, (request, world, user, session) => {
    setNewPassword(world, user, request, session)
    return {}
  }),
]
