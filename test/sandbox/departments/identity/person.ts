import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { isAdult } from '#domain/identity/age.ts'
import type { Date8 } from '#domain/calendar/calendar-date.ts'
import { checkIdentityNumber } from '#domain/identity/identity-number.ts'
import { maskNationalId } from '#domain/identity/masking.ts'
import { nameProblem, personName } from '#domain/identity/person-name.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import { readIdentity } from './records.ts'

export interface Person {
  certNo: string
  userName: string
  birthDate: Date8
  sex: '1' | '2'
}

/**
 * Checks a name, an identity number and its age; the name is brought to plain form.
 * RET.identityMismatch where name or number can be none, SHOWN_RET.underage under 18.
 */
export function requirePerson(certNo: string, userName: string, today: Date8): Person {
  const check = checkIdentityNumber(certNo)
  if (!check.ok) throw new Refusal(RET.identityMismatch, '身份证号码不正确，请核对')
  const name = personName(userName)
  const wrongName = nameProblem(name)
  if (wrongName !== null) throw new Refusal(RET.identityMismatch, wrongName)
  if (!isAdult(check.birthDate, today))
    throw new Refusal(SHOWN_RET.underage, '未满 18 周岁，暂不能开户')
  const sex = check.sex === 'male' ? '1' : '2'
  return { certNo: check.number, userName: name, birthDate: check.birthDate, sex }
}

/**
 * RET.identityMismatch where the user is already another person, by verification or by document.
 */
export function requireSamePerson(db: Database, user: User, person: Person): void {
  const { cert_no } = readIdentity(db, user.user_id)
  const differs = cert_no !== '' && (cert_no !== person.certNo || user.name !== person.userName)
  if (differs) throw new Refusal(RET.identityMismatch, '姓名或证件号码与已登记的不一致')
}

export function savePerson(db: Database, user: User, person: Person): void {
  db.run(
    'UPDATE users SET name = ?, certificate_masked = ? WHERE user_id = ?',
    person.userName,
    maskNationalId(person.certNo),
    user.user_id,
  )
  db.run(
    'UPDATE identities SET cert_no = ?, birth_date = ?, sex = ? WHERE user_id = ?',
    person.certNo,
    person.birthDate,
    person.sex,
    user.user_id,
  )
}

export function certificateValid(user: User, today: Date8): boolean {
  return user.certificate_valid_to === '' || user.certificate_valid_to >= today
}
