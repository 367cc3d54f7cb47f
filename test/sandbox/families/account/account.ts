import {
  activateAccount,
  changeMobile,
  queryCaptchaSts,
  queryRandomCode,
  resetTransPwd,
  resetTransPwdSend,
  sendMobileCode,
  verifyBankMsgCode,
} from '#api/calls/account.ts'
import { RET } from '#api/endpoint.ts'
import { maskPhone } from '#domain/identity/masking.ts'
import { boundCards } from '#test/sandbox/identity/cards.ts'
import {
  captchaAsked,
  makeCaptcha,
  requireCaptcha,
  requireMobile,
  sendMessage,
  takeMessage,
} from '#test/sandbox/identity/messages.ts'
import { setNewPassword } from '#test/sandbox/identity/new-password.ts'
import {
  makeRandomCode,
  makeToken,
  openSeals,
  requirePassword,
} from '#test/sandbox/identity/proofs.ts'
import { readIdentity, setMobile, userByMobile } from '#test/sandbox/identity/records.ts'
import { Refusal } from '#test/sandbox/refusal.ts'
import { forUser } from '#test/sandbox/families/route.ts'

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
    if (user.auth_flag !== '1') throw new Refusal(RET.notAuthenticated, '请先完成实名认证')
    const { cert_no } = readIdentity(world.db, user.user_id)
    const card = boundCards(world.db, user.user_id).find(
      (it) => it.bank_serial === request.bankSerial,
    )
    const fits =
      card?.card_no === bankNo.replace(/\s/g, '') &&
      card.mobile === mobileNo &&
      cert_no === request.certNo.toUpperCase()
    if (!fits) throw new Refusal(RET.identityMismatch, '证件号、银行卡号与预留手机号不一致')
    requireCaptcha(world, user, request)
    return sendMessage(world, user, { scene: 'reset', mobile: mobileNo })
  }),

  forUser(verifyBankMsgCode, (request, world, user) => {
    takeMessage(world, user, 'reset', request)
    return { transPwdToken: makeToken(world, user.user_id, 'password') }
  }),

  forUser(resetTransPwd, (request, world, user) => {
    setNewPassword(world, user, request)
    return {}
  }),

  forUser(sendMobileCode, (request, world, user) => {
    const { scene, randomCode } = request
    const { mobileNo } = openSeals(world, user, randomCode, { mobileNo: request.mobileNo })
    requireMobile(mobileNo)
    if (scene !== 'bind' && userByMobile(world.db, mobileNo)) {
      throw new Refusal(RET.mobileTaken, '该手机号已注册')
    }
    requireCaptcha(world, user, request)
    return sendMessage(world, user, { scene, mobile: mobileNo })
  }),

  forUser(changeMobile, (request, world, user) => {
    const { db } = world
    const { mobileNo, transPwd } = openSeals(world, user, request.randomCode, {
      mobileNo: request.mobileNo,
      transPwd: request.transPwd,
    })
    requireMobile(mobileNo)
    if (userByMobile(db, mobileNo)) throw new Refusal(RET.mobileTaken, '该手机号已注册')
    requirePassword(world, user, transPwd)
    const message = takeMessage(world, user, 'change', request)
    if (message.mobile !== mobileNo) {
      throw new Refusal(RET.smsCodeExpired, '手机号已变更，请重新获取验证码')
    }
    db.transaction(() => setMobile(db, user.user_id, mobileNo))
    return { mobileNo: maskPhone(mobileNo) }
  }),

  forUser(activateAccount, ({ transPwd, randomCode }, world, user) => {
    const opened = openSeals(world, user, randomCode, { transPwd })
    if (user.auth_flag !== '1') throw new Refusal(RET.notAuthenticated, '请先完成实名认证')
    requirePassword(world, user, opened.transPwd)
    world.db.run(`UPDATE users SET active_flag = '1' WHERE user_id = ?`, user.user_id)
    return { activeFlag: '1' as const }
  }),
]
