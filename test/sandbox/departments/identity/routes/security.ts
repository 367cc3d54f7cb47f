import * as v from 'valibot'
import {
  freezeAccount,
  listDevices,
  listSignIns,
  querySecurity,
  sendUnfreezeCode,
  signOutDevice,
  unfreezeAccount,
} from '#api/calls/security.ts'
import { RET } from '#api/endpoint.ts'
import { forUser, toFlag } from '#test/sandbox/kernel/route.ts'
import {
  freeze,
  frozenBefore,
  frozenSince,
  unfreeze,
  unfrozenBefore,
} from '#test/sandbox/departments/identity/freezing.ts'
import { sendMessage, takeMessage } from '#test/sandbox/departments/identity/messages.ts'
import { openSeals, requirePassword } from '#test/sandbox/departments/identity/proofs.ts'
import { readIdentity } from '#test/sandbox/departments/identity/records.ts'
import { devicesOf, endDevice, signInsOf } from '#test/sandbox/departments/identity/sign-ins.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'

export const securityFamily = [
  forUser(querySecurity, (_fields, { db }, user) => {
    const since = frozenSince(db, user.user_id)
    const changed = db.get(
      v.object({ time: v.string() }),
      'SELECT time FROM password_changes WHERE user_id = ?',
      user.user_id,
    )
    return {
      frozen: toFlag(since !== null),
      frozenTime: since,
      hasPassword: user.tpwd_flag,
      passwordTime: changed?.time ?? null,
    }
  }),

  forUser(listSignIns, (_fields, { db, clock }, user, session) => ({
    signIns: signInsOf(db, user.user_id, session, clock.now()),
  })),

  forUser(listDevices, (_fields, { db, clock }, user, session) => ({
    devices: devicesOf(db, user.user_id, session, clock.now()),
  })),

  forUser(signOutDevice, ({ deviceId = null, others }, { db }, user, session) => {
    if ((deviceId === null) === (others === '0')) {
      throw new Refusal(RET.badRequest, '参数 deviceId 不正确')
    }
    if (!endDevice(db, user.user_id, session, { deviceId })) {
      throw new Refusal(RET.notFound, '没有这台设备')
    }
    return {}
  }),

  forUser(freezeAccount, ({ requestNo, transPwd, randomCode }, world, user) => {
    const { db, clock } = world
    const before = frozenBefore(db, user, requestNo)
    if (before !== null) return { frozenTime: before }
    const opened = openSeals(world, user, randomCode, { transPwd })
    requirePassword(world, user, opened.transPwd)
    return { frozenTime: freeze(db, user, requestNo, clock.now()) }
  }),

  forUser(sendUnfreezeCode, (_fields, world, user) => {
    const { mobile } = readIdentity(world.db, user.user_id)
    if (mobile === '') throw new Refusal(RET.badRequest, '账户没有手机号，请联系客服')
    return sendMessage(world, user, { scene: 'unfreeze', mobile })
  }),

  forUser(unfreezeAccount, (request, world, user) => {
    const { db, clock } = world
    const { requestNo, transPwd, randomCode, serialNo, verifyCode } = request
    if (unfrozenBefore(db, user, requestNo)) return {}
    const opened = openSeals(world, user, randomCode, { transPwd })
    requirePassword(world, user, opened.transPwd)
    takeMessage(world, user, 'unfreeze', { serialNo, verifyCode })
    unfreeze(db, user, requestNo, clock.now())
    return {}
  }),
]
