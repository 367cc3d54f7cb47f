import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { SESSION_ENDED } from '#domain/sign-in/session-end.ts'
import {
  ownNumbers,
  PASSWORD_FAULT_WORDS,
  passwordFault,
  type OwnNumbers,
} from '#domain/identity/trading-password.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import { hashPassword, isPassword } from '#test/sandbox/kernel/store/trading-password.ts'
import { endOtherSessions, sessionHash, type User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { boundCards } from './cards.ts'
import { openSeals, requireToken, useUpToken, type TokenKind } from './proofs.ts'
import { readIdentity } from './records.ts'
import { announce } from '#test/sandbox/kernel/outbox.ts'
import { accountMessages } from './message-table.ts'

/** A token of this subject came from the old password, which the new one must differ from. */
export const CHANGES_PASSWORD = 'changePassword'

const PASSWORD_TOKEN: TokenKind = 'password'

function numbersOf({ db }: World, user: User): OwnNumbers {
  const { cert_no, birth_date, mobile } = readIdentity(db, user.user_id)
  const cards = boundCards(db, user.user_id)
  return ownNumbers({
    certNo: cert_no,
    birthDate: birth_date,
    mobileNos: mobile === '' ? [] : [mobile],
    cardNos: cards.map((card) => card.card_no),
  })
}

interface NewPassword {
  transPwdToken: string
  firstTransPwd: string
  transPwd: string
  randomCode: string
}

/**
 * Sets the trading password on the strength of a token and lifts the lock. One in place of another
 * ends the user's other sessions. A refused password leaves the token as it is.
 */
export function setNewPassword(
  world: World,
  user: User,
  request: NewPassword,
  session: string,
): void {
  const { firstTransPwd, transPwd, randomCode, transPwdToken } = request
  const subject = requireToken(world, user, PASSWORD_TOKEN, transPwdToken)
  const typed = openSeals(world, user, randomCode, { firstTransPwd, transPwd })
  if (!/^\d{6}$/.test(typed.transPwd)) {
    throw new Refusal(RET.badRequest, '参数 transPwd 不正确：须为 6 位数字')
  }
  if (typed.firstTransPwd !== typed.transPwd) {
    throw new Refusal(RET.badRequest, '参数 transPwd 不正确：两次输入不一致')
  }
  const { db } = world
  const fault = passwordFault(typed.transPwd, numbersOf(world, user))
  if (fault !== null) {
    throw new Refusal(
      SHOWN_RET.weakTradingPassword,
      `交易密码过于简单：${PASSWORD_FAULT_WORDS[fault]}`,
    )
  }
  if (subject === CHANGES_PASSWORD && isPassword(db, user.user_id, typed.transPwd)) {
    throw new Refusal(RET.sameAsBefore, '新密码不能与原密码相同')
  }
  db.transaction(() => {
    useUpToken(world, transPwdToken)
    db.run(
      `UPDATE users SET password_hash = ?, password_tries = 0, locked_until = '', tpwd_flag = '1' WHERE user_id = ?`,
      hashPassword(typed.transPwd),
      user.user_id,
    )
    db.run('INSERT OR REPLACE INTO password_changes VALUES (?, ?)', user.user_id, world.clock.now())
    if (user.tpwd_flag === '1') {
      const but = sessionHash(session)
      endOtherSessions(db, { userId: user.user_id, but, reason: SESSION_ENDED.password })
      announce(db, accountMessages, 'passwordChanged', { userId: user.user_id }, world.clock.now())
    }
  })
}
