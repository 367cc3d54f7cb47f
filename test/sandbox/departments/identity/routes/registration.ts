import { RET } from '#api/endpoint.ts'
import { listProtocols, registerByMobile } from '#api/calls/registration.ts'
import { sceneAgreements } from '#test/sandbox/departments/identity/agreements.ts'
import { requireMobile, takeMessage } from '#test/sandbox/departments/identity/messages.ts'
import { openSeals } from '#test/sandbox/departments/identity/proofs.ts'
import {
  readIdentity,
  loginInfo,
  setMobile,
  userByMobile,
} from '#test/sandbox/departments/identity/records.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import { userById } from '#test/sandbox/kernel/store/users.ts'
import { forAnyone, forUser } from '#test/sandbox/kernel/route.ts'
import { accountRegistered, mobileRegistered } from '#test/sandbox/departments/identity/events.ts'

export const registrationFamily = [
  forAnyone(listProtocols, ({ scene }) => ({ protocols: sceneAgreements(scene) })),

  forUser(registerByMobile, (request, world, user) => {
    const { db } = world
    const unread = sceneAgreements('enroll').find(
      (it) => !request.protocolIds.includes(it.protocolId),
    )
    if (unread) throw new Refusal(RET.agreementUnread, `请先阅读并同意${unread.title}`)
    const { mobileNo } = openSeals(world, user, request.randomCode, { mobileNo: request.mobileNo })
    requireMobile(mobileNo)
    if (readIdentity(db, user.user_id).registered === 1 || userByMobile(db, mobileNo)) {
      throw new Refusal(RET.mobileTaken, '该手机号或微信已注册，请直接登录')
    }
    const message = takeMessage(world, user, 'enroll', request)
    if (message.mobile !== mobileNo) {
      throw new Refusal(RET.smsCodeExpired, '手机号已变更，请重新获取验证码')
    }
    db.transaction(() => {
      setMobile(db, user.user_id, mobileNo)
      mobileRegistered.emit({ world, user, carried: request })
      accountRegistered.emit({ db, userId: user.user_id, time: world.clock.now() })
    })
    return { userInfo: loginInfo(db, userById(db, user.user_id) ?? user) }
  }),
]
