import {
  activateAccount,
  changeMobile,
  queryCaptchaSts,
  queryRandomCode,
  resetTransPwd,
  resetTransPwdSend,
  sendMobileCode,
  verifyBankMsgCode,
  verifyMobileCode,
  verifyTransPwd,
} from '#api/calls/account.ts'
import { RET } from '#api/endpoint.ts'
import { maskPhone } from '#domain/identity/masking.ts'
import { SESSION_ENDED } from '#domain/sign-in/session-end.ts'
import { countLookup } from '#test/sandbox/departments/identity/account-lookup.ts'
import { boundCards } from '#test/sandbox/departments/identity/cards.ts'
import { startCoolDown } from '#test/sandbox/departments/identity/cool-down.ts'
import {
  captchaAsked,
  makeCaptcha,
  messageScene,
  requireCaptcha,
  requireMobile,
  sendMessage,
  takeMessage,
} from '#test/sandbox/departments/identity/messages.ts'
import {
  CHANGES_PASSWORD,
  setNewPassword,
} from '#test/sandbox/departments/identity/new-password.ts'
import {
  makeRandomCode,
  makeToken,
  openSeals,
  readToken,
  requirePassword,
  useUpToken,
} from '#test/sandbox/departments/identity/proofs.ts'
import {
  readIdentity,
  setMobile,
  userByCert,
  userByMobile,
} from '#test/sandbox/departments/identity/records.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import { endOtherSessions, sessionHash, type User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { forUser } from '#test/sandbox/kernel/route.ts'
import { announce } from '#test/sandbox/kernel/outbox.ts'
import { accountMessages } from '#test/sandbox/departments/identity/message-table.ts'

/** The number of a request that must name one. */
function openMobile(
  world: World,
  user: User,
  request: { mobileNo?: string | undefined; randomCode?: string | undefined },
): string {
  const { mobileNo, randomCode } = request
  if (mobileNo === undefined || randomCode === undefined) {
    throw new Refusal(RET.badRequest, '参数 mobileNo 不正确')
  }
  const opened = openSeals(world, user, randomCode, { mobileNo })
  requireMobile(opened.mobileNo)
  return opened.mobileNo
}

function requireOtherMobile(before: string, mobileNo: string): void {
  if (before === mobileNo) throw new Refusal(RET.sameAsBefore, '新手机号不能与原手机号相同')
}

export const accountFamily = [
  forUser(queryRandomCode, (_fields, world, user) => makeRandomCode(world, user)),

  forUser(queryCaptchaSts, (_fields, world, user) =>
    captchaAsked(world, user)
      ? { captchaFlag: '1' as const, ...makeCaptcha(world, user) }
      : { captchaFlag: '0' as const, captchaId: '', captchaImage: '' },
  ),

  forUser(resetTransPwdSend, (request, world, user) => {
    const { bankNo, mobileNo } = openSeals(world, user, request.randomCode, {
      bankNo: request.bankNo,
      mobileNo: request.mobileNo,
    })
    const ofOther = request.purpose === 'bindAccount'
    if (!ofOther && user.auth_flag !== '1') {
      throw new Refusal(RET.notAuthenticated, '请先完成实名认证')
    }
    if (ofOther) countLookup(world, user, { number: request.certNo, repeats: 'none' })
    const owner = ofOther ? userByCert(world.db, request.certNo) : user
    const card =
      owner &&
      boundCards(world.db, owner.user_id).find(
        (it) =>
          it.card_no === bankNo.replace(/\s/g, '') &&
          (ofOther || it.bank_serial === request.bankSerial),
      )
    const fits =
      card?.mobile === mobileNo &&
      readIdentity(world.db, owner?.user_id ?? '').cert_no === request.certNo.toUpperCase()
    if (!owner || !fits) {
      throw new Refusal(RET.identityMismatch, '证件号、银行卡号与预留手机号不一致')
    }
    requireCaptcha(world, user, request)
    if (ofOther) {
      return sendMessage(world, user, {
        scene: 'bindAccount',
        mobile: mobileNo,
        subject: owner.user_id,
      })
    }
    const scene = request.purpose === 'changeMobile' ? 'cardProof' : 'reset'
    return sendMessage(world, user, { scene, mobile: mobileNo })
  }),

  forUser(verifyBankMsgCode, (request, world, user) => {
    takeMessage(world, user, 'reset', request)
    return { transPwdToken: makeToken(world, user.user_id, 'password') }
  }),

  forUser(resetTransPwd, (request, world, user, session) => {
    setNewPassword(world, user, request, session)
    return {}
  }),

  forUser(verifyTransPwd, ({ transPwd, randomCode, purpose }, world, user) => {
    const opened = openSeals(world, user, randomCode, { transPwd })
    requirePassword(world, user, opened.transPwd)
    const kind = purpose === CHANGES_PASSWORD ? 'password' : 'proof'
    return { proofToken: makeToken(world, user.user_id, kind, purpose) }
  }),

  forUser(sendMobileCode, (request, world, user) => {
    const { scene } = request
    const { mobile } = readIdentity(world.db, user.user_id)
    if (scene === 'oldMobile') {
      if (mobile === '') throw new Refusal(RET.badRequest, '账户没有手机号，无需验证')
      requireCaptcha(world, user, request)
      return sendMessage(world, user, { scene, mobile })
    }
    const mobileNo = openMobile(world, user, request)
    if (scene === 'change') requireOtherMobile(mobile, mobileNo)
    if (scene !== 'bind' && userByMobile(world.db, mobileNo)) {
      // It says that somebody has an account.
      countLookup(world, user, { number: mobileNo, repeats: 'question' })
      throw new Refusal(RET.mobileTaken, '该手机号已注册')
    }
    requireCaptcha(world, user, request)
    return sendMessage(world, user, { scene, mobile: mobileNo })
  }),

  forUser(verifyMobileCode, (request, world, user) => {
    // A code to the old number is the ordinary way; one to a card's number is the other.
    const scene = messageScene(world, user, request.serialNo)
    const by = scene === 'cardProof' ? 'cardProof' : 'oldMobile'
    takeMessage(world, user, by, request)
    return { proofToken: makeToken(world, user.user_id, 'proof', by) }
  }),

  forUser(changeMobile, (request, world, user, session) => {
    const { db } = world
    const { randomCode } = request
    const seals = { mobileNo: request.mobileNo }
    const { mobileNo, transPwd } =
      request.transPwd === undefined
        ? { ...openSeals(world, user, randomCode, seals), transPwd: '' }
        : openSeals(world, user, randomCode, { ...seals, transPwd: request.transPwd })
    requireMobile(mobileNo)
    const proof = readToken(world, 'proof', request.proofToken ?? '')
    const isProof = proof?.subject === 'oldMobile' || proof?.subject === 'cardProof'
    if (proof?.user_id !== user.user_id || !isProof) {
      throw new Refusal(RET.proofNeeded, '请先验证原手机号或银行卡', { by: 'message' })
    }
    requireOtherMobile(readIdentity(db, user.user_id).mobile, mobileNo)
    if (userByMobile(db, mobileNo)) throw new Refusal(RET.mobileTaken, '该手机号已注册')
    if (user.tpwd_flag === '1') requirePassword(world, user, transPwd)
    const message = takeMessage(world, user, 'change', request)
    if (message.mobile !== mobileNo) {
      throw new Refusal(RET.smsCodeExpired, '手机号已变更，请重新获取验证码')
    }
    return db.transaction(() => {
      useUpToken(world, request.proofToken ?? '')
      setMobile(db, user.user_id, mobileNo)
      const but = sessionHash(session)
      endOtherSessions(db, { userId: user.user_id, but, reason: SESSION_ENDED.mobile })
      const time = world.clock.now()
      announce(
        db,
        accountMessages,
        'mobileChanged',
        { userId: user.user_id, mobile: mobileNo },
        time,
      )
      if (proof.subject === 'cardProof') startCoolDown(db, user.user_id, time)
      return { mobileNo: maskPhone(mobileNo) }
    })
  }),

  forUser(activateAccount, ({ transPwd, randomCode }, world, user) => {
    const opened = openSeals(world, user, randomCode, { transPwd })
    if (user.auth_flag !== '1') throw new Refusal(RET.notAuthenticated, '请先完成实名认证')
    requirePassword(world, user, opened.transPwd)
    world.db.run(`UPDATE users SET active_flag = '1' WHERE user_id = ?`, user.user_id)
    return { activeFlag: '1' as const }
  }),
]
