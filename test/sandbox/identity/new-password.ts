import { RET } from '#api/endpoint.ts'
import { Refusal } from '#test/sandbox/refusal.ts'
import { hashPassword } from '#test/sandbox/store/trading-password.ts'
import type { User } from '#test/sandbox/store/users.ts'
import type { World } from '#test/sandbox/world.ts'
import { openSeals, requireToken, useUpToken } from './proofs.ts'
import { readIdentity } from './records.ts'

/** A run, a repetition, or part of the birthday (`YYYYMMDD`). */
export function isWeak(password: string, birthDate: string): boolean {
  const steps = Array.from(password.slice(1), (digit, at) => Number(digit) - Number(password[at]))
  if (steps.every((step) => step === 1) || steps.every((step) => step === -1)) return true
  if ([1, 2, 3].some((length) => password === password.slice(0, length).repeat(6 / length))) {
    return true
  }
  if (new Set(password).size <= 2) return true
  const dayFirst = `${birthDate.slice(6)}${birthDate.slice(4, 6)}${birthDate.slice(0, 4)}`
  return birthDate.length === 8 && (birthDate.includes(password) || dayFirst.includes(password))
}

interface NewPassword {
  transPwdToken: string
  firstTransPwd: string
  transPwd: string
  randomCode: string
}

/**
 * Sets the trading password on the strength of a token and lifts the lock. A refused password
 * leaves the token as it is.
 */
export function setNewPassword(world: World, user: User, request: NewPassword): void {
  const { firstTransPwd, transPwd, randomCode, transPwdToken } = request
  requireToken(world, user, 'password', transPwdToken)
  const typed = openSeals(world, user, randomCode, { firstTransPwd, transPwd })
  if (!/^\d{6}$/.test(typed.transPwd)) {
    throw new Refusal(RET.badRequest, '参数 transPwd 不正确：须为 6 位数字')
  }
  if (typed.firstTransPwd !== typed.transPwd) {
    throw new Refusal(RET.badRequest, '参数 transPwd 不正确：两次输入不一致')
  }
  const { db } = world
  if (isWeak(typed.transPwd, readIdentity(db, user.user_id).birth_date)) {
    throw new Refusal(RET.weakTradingPassword, '交易密码过于简单，请勿使用连续、重复数字或生日')
  }
  db.transaction(() => {
    useUpToken(world, transPwdToken)
    db.run(
      `UPDATE users SET password_hash = ?, password_tries = 0, locked_until = '', tpwd_flag = '1' WHERE user_id = ?`,
      hashPassword(typed.transPwd),
      user.user_id,
    )
  })
}
