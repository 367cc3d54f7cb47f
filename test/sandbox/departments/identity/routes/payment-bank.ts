import * as v from 'valibot'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import {
  cmbAddBankCard,
  cmbAuthTransPwd,
  cmbOpenSignPage,
  cmbQueryReturnData,
  cmbQuerySignStatus,
  cmbResetTransPwd,
  cmbSaveAuthInfo,
} from '#api/calls/payment-bank.ts'
import { NEXT_TYPES } from '#domain/identity/payment-bank-return.ts'
import { requireFreshProof } from '#test/sandbox/departments/identity/step-up.ts'
import { maskCard, maskPhone } from '#domain/identity/masking.ts'
import { bankById, cardKind } from '#test/sandbox/departments/identity/banks.ts'
import { bindCard } from '#test/sandbox/departments/identity/cards.ts'
import { takeMessage } from '#test/sandbox/departments/identity/messages.ts'
import { openAccount } from '#test/sandbox/departments/identity/opening.ts'
import { requirePerson, requireSamePerson } from '#test/sandbox/departments/identity/person.ts'
import { makeToken, openSeals } from '#test/sandbox/departments/identity/proofs.ts'
import { readIdentity } from '#test/sandbox/departments/identity/records.ts'
import {
  isExpired,
  isPension,
  newestReturn,
  openSigning,
  findSigning,
  type Signing,
} from '#test/sandbox/departments/identity/signings.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { toFlag, forUser } from '#test/sandbox/kernel/route.ts'

type Return = v.InferOutput<typeof cmbAddBankCard.request>

const extStr = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ uin: v.string(), TimeStamp: v.string(), CheckSum: v.string() }),
)

/**
 * The signing that a return proves. Its code is used up; the signing itself where the caller goes
 * on.
 */
function provedSigning(world: World, user: User, request: Return): Signing {
  const { mobileNo, bankCard } = openSeals(world, user, request.randomCode, {
    mobileNo: request.mobileNo,
    bankCard: request.bankCard,
  })
  const parsed = v.safeParse(extStr, request.extStr)
  const signing = parsed.success ? findSigning(world, parsed.output.uin) : undefined
  const isGenuine =
    signing?.user_id === user.user_id &&
    signing.status === 'signed' &&
    signing.used === 0 &&
    signing.bank_id === request.bankId &&
    parsed.success &&
    v.is(extStr, signing.ext_str) &&
    JSON.stringify(parsed.output) === signing.ext_str
  if (!signing || !isGenuine) {
    throw new Refusal(SHOWN_RET.paymentBankRefused, '银行返回信息有误，请重新签约')
  }
  if (signing.card_no !== bankCard.replace(/\s/g, '') || signing.mobile !== mobileNo) {
    throw new Refusal(RET.identityMismatch, '卡号或手机号与银行签约信息不一致')
  }
  takeMessage(world, user, 'paymentBank', {
    serialNo: signing.sign_no,
    verifyCode: request.verifyCode,
  })
  return signing
}

const useUp = ({ db }: World, signing: Signing) =>
  db.run('UPDATE signings SET used = 1 WHERE sign_no = ?', signing.sign_no)

function requireVerified(user: User): void {
  if (user.auth_flag !== '1') throw new Refusal(RET.notAuthenticated, '请先完成实名认证')
}

/** RET.identityMismatch where the bank signed with another person. */
function requireOwner({ db }: World, user: User, signing: Signing): void {
  const { cert_no } = readIdentity(db, user.user_id)
  if (cert_no !== signing.cert_no || user.name !== signing.cust_name) {
    throw new Refusal(RET.identityMismatch, '银行签约人与账户实名不一致')
  }
}

const RETURN_FIELDS = [
  'nextType',
  'unbindType',
  'fundCode',
  'portfolioCode',
  'cfmTime',
  'routePath',
  'code',
  'activityId',
  'cmbEntryRoute',
] as const

const returnData = v.looseObject(v.entriesFromList(RETURN_FIELDS, v.optional(v.string(), '')))

export const paymentBankFamily = [
  forUser(cmbOpenSignPage, ({ bankId, nextType, returnUrl }, world, user, session) => {
    requireFreshProof(world, user, {
      call: 'cmbOpenSignPage',
      session,
      inCase: nextType === NEXT_TYPES.endContract,
    })
    const bank = bankById(bankId)
    if (bank?.signBy !== 'page' || bank.unavailableReason !== '') {
      throw new Refusal(RET.cardUnsupported, '该银行不支持页面签约')
    }
    return openSigning(world, user, { bankId, purpose: `next-${nextType}`, returnUrl })
  }),

  forUser(cmbQuerySignStatus, ({ signNo }, world, user) => {
    const signing = findSigning(world, signNo)
    if (signing?.user_id !== user.user_id || isPension(signing)) {
      throw new Refusal(RET.notFound, '没有这次签约')
    }
    return {
      status: isExpired(world, signing) ? ('expired' as const) : signing.status,
      remark: signing.remark,
      used: toFlag(signing.used === 1),
    }
  }),

  forUser(cmbResetTransPwd, (request, world, user) => {
    requireVerified(user)
    const signing = provedSigning(world, user, request)
    requireOwner(world, user, signing)
    return world.db.transaction(() => {
      useUp(world, signing)
      return { transPwdToken: makeToken(world, user.user_id, 'password') }
    })
  }),

  forUser(cmbAuthTransPwd, (request, world, user) => {
    if (user.auth_flag === '1')
      throw new Refusal(SHOWN_RET.alreadyAuthenticated, '您已完成实名认证')
    const signing = provedSigning(world, user, request)
    const today = world.clock.now().slice(0, 8)
    const person = requirePerson(signing.cert_no, signing.cust_name, today)
    requireSamePerson(world.db, user, person)
    return world.db.transaction(() => {
      useUp(world, signing)
      bindSigned(world, user, signing)
      return openAccount(world, user, person, null)
    })
  }),

  forUser(cmbAddBankCard, (request, world, user) => {
    requireVerified(user)
    const signing = provedSigning(world, user, request)
    requireOwner(world, user, signing)
    return world.db.transaction(() => {
      useUp(world, signing)
      return { bankSerial: bindSigned(world, user, signing) }
    })
  }),

  forUser(cmbSaveAuthInfo, ({ jsonStr }, { db }, user) => {
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), returnData), jsonStr)
    if (!parsed.success) throw new Refusal(RET.badRequest, '参数 jsonStr 不正确')
    db.run(
      `INSERT INTO return_data VALUES (?, ?) ON CONFLICT (user_id) DO UPDATE SET json = excluded.json`,
      user.user_id,
      JSON.stringify(parsed.output),
    )
    return {}
  }),

  forUser(cmbQueryReturnData, (_fields, world, user) => {
    const row = world.db.get(
      v.object({ json: v.string() }),
      'SELECT json FROM return_data WHERE user_id = ?',
      user.user_id,
    )
    const signing = newestReturn(world, user)
    if (!row && !signing) throw new Refusal(RET.notFound, '没有签约信息')
    const stored = v.parse(returnData, JSON.parse(row?.json ?? '{}'))
    const field = (name: (typeof RETURN_FIELDS)[number]) => stored[name]
    return {
      nextType: field('nextType'),
      unbindType: field('unbindType'),
      fundCode: field('fundCode'),
      portfolioCode: field('portfolioCode'),
      cfmTime: field('cfmTime'),
      routePath: field('routePath'),
      code: field('code'),
      activityId: field('activityId'),
      cmbEntryRoute: field('cmbEntryRoute'),
      mobileNo: maskPhone(signing?.mobile ?? ''),
      bankCard: maskCard(signing?.card_no ?? ''),
      openId: user.open_id,
      certNo: user.certificate_masked,
      custName: signing?.cust_name ?? user.name,
      bankId: signing?.bank_id ?? '',
      extStr: signing?.ext_str ?? '',
    }
  }),
]

function bindSigned(world: World, user: User, { card_no, mobile }: Signing): string {
  return bindCard(world, user, { bank: cardKind(card_no).bank, cardNo: card_no, mobile })
}
