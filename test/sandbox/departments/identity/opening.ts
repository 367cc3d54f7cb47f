import { SHOWN_RET } from '#api/shown-ret.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import { userById, type User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { savePerson, type Person } from './person.ts'
import { savePersonalInfo } from './personal-info.ts'
import { makeToken } from './proofs.ts'
import { userByCert } from './records.ts'
import { documentEnd } from './document-review.ts'
import { dropDraft, readInfo } from './opening-draft.ts'
import { nameVerified } from './events.ts'

export interface TaxInfo {
  crsType: 'A' | 'B' | 'C'
  foreignIdentityFlag: '0' | '1'
}

/**
 * Makes the user a verified investor with tax information stored. SHOWN_RET.alreadyAuthenticated where
 * this person has an account. Gives rules.md#auth-save-response, with a token to set the trading
 * password where there is none.
 */
export function openAccount(world: World, user: User, person: Person, tax: TaxInfo | null) {
  const { db } = world
  const owner = userByCert(db, person.certNo)
  if (user.auth_flag === '1' || owner) {
    throw new Refusal(SHOWN_RET.alreadyAuthenticated, '该身份已开户，请直接绑定账户')
  }
  savePerson(db, user, person)
  db.run(`UPDATE users SET auth_flag = '1', active_flag = '1' WHERE user_id = ?`, user.user_id)
  nameVerified.emit({ db, userId: user.user_id, time: world.clock.now() })
  // A user with a closed account has one again, by which this identity is found.
  db.run(`UPDATE identities SET registered = 1, closed_at = '' WHERE user_id = ?`, user.user_id)
  const info = readInfo(world, user.user_id)
  if (info !== null) {
    // The facts saved on the way are about the person who is known only now.
    savePersonalInfo(world, user.user_id, {
      ...info,
      hasBadRecord: info.hasBadRecord || '0',
      foreignIdentityFlag: info.foreignIdentityFlag || '0',
      investorName: person.userName,
      birthDate: person.birthDate,
      sex: person.sex,
      validDate: documentEnd(db, user.user_id),
    })
  } else if (tax) {
    savePersonalInfo(world, user.user_id, {
      crsType: tax.crsType,
      foreignIdentityFlag: tax.foreignIdentityFlag,
    })
  }
  dropDraft(world, user.user_id)
  const { tpwd_flag } = userById(db, user.user_id) ?? user
  return {
    authFlag: '1' as const,
    yebFlag: '1' as const,
    tpwdFlag: tpwd_flag,
    securityLevel: tpwd_flag === '1' ? '2' : '1',
    transPwdToken: tpwd_flag === '1' ? '' : makeToken(world, user.user_id, 'password'),
  }
}
