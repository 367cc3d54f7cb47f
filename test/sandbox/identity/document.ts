import { addMonths } from '#domain/calendar/calendar-date.ts'
import { checkIdentityNumber } from '#domain/identity/identity-number.ts'
import type { User } from '#test/sandbox/store/users.ts'
import type { World } from '#test/sandbox/world.ts'
import { inventedCertNo, inventedName } from './invented.ts'
import { readIdentity } from './records.ts'

/**
 * What the reader makes of a side: the user's own figures where they are known, otherwise an
 * invented person's.
 */
export function readPicture({ db, clock }: World, user: User, side: 'front' | 'back') {
  const nothing = {
    userName: '',
    certNo: '',
    sex: '' as const,
    nation: '',
    birthDate: '',
    address: '',
    issuer: '',
    validFrom: '',
    validDate: '',
  }
  if (side === 'back') {
    const validFrom = addMonths(clock.now().slice(0, 8), -12)
    const validDate = addMonths(validFrom, 240)
    return { ...nothing, issuer: '江海市公安局临江分局', validFrom, validDate }
  }
  const identity = readIdentity(db, user.user_id)
  const certNo = identity.cert_no === '' ? inventedCertNo(user.user_id) : identity.cert_no
  const check = checkIdentityNumber(certNo)
  return {
    ...nothing,
    userName: user.name === '' ? inventedName(user.user_id) : user.name,
    certNo,
    sex: check.ok && check.sex === 'male' ? ('1' as const) : ('2' as const),
    nation: '汉',
    birthDate: check.ok ? check.birthDate : '',
    address: identity.address === '' ? '江海市临江区望舒路 100 号' : identity.address,
  }
}
