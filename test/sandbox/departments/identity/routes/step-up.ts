import { RET } from '#api/endpoint.ts'
import { proveIdentity, sendProofCode } from '#api/calls/step-up.ts'
import { forUser } from '#test/sandbox/kernel/route.ts'
import { sendMessage, takeMessage } from '#test/sandbox/departments/identity/messages.ts'
import { openSeals, requirePassword } from '#test/sandbox/departments/identity/proofs.ts'
import { readIdentity } from '#test/sandbox/departments/identity/records.ts'
import { meansFor } from '#test/sandbox/departments/identity/step-up.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import { saveSessionProof } from '#test/sandbox/kernel/store/users.ts'

export const stepUpFamily = [
  forUser(sendProofCode, (_fields, world, user) => {
    const means = meansFor(world, user)
    if (means === 'password') throw new Refusal(RET.badRequest, '请使用交易密码验证')
    if (means === null) throw new Refusal(RET.badRequest, '账户没有手机号，无需验证')
    const { mobile } = readIdentity(world.db, user.user_id)
    return sendMessage(world, user, { scene: 'proof', mobile })
  }),

  forUser(proveIdentity, ({ transPwd, randomCode, serialNo, verifyCode }, world, user, session) => {
    if (transPwd !== undefined && randomCode !== undefined) {
      requirePassword(world, user, openSeals(world, user, randomCode, { transPwd }).transPwd)
    } else if (user.tpwd_flag === '1') {
      // A code is less than a password: it is no way around one that is set.
      throw new Refusal(RET.badRequest, '请使用交易密码验证')
    } else if (serialNo !== undefined && verifyCode !== undefined) {
      takeMessage(world, user, 'proof', { serialNo, verifyCode })
    } else {
      throw new Refusal(RET.badRequest, '参数 verifyCode 不正确')
    }
    saveSessionProof(world.db, session, world.clock.now())
    return {}
  }),
]
