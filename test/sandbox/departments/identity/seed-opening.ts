import { addMonths } from '#domain/calendar/add-months.ts'
import type { Time14 } from '#domain/calendar/calendar-date.ts'
import { termEnd } from '#domain/identity/document-text.ts'
import { checkIdentityNumber } from '#domain/identity/identity-number.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import type { Persona } from '#test/sandbox/people/persona.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { userById } from '#test/sandbox/kernel/store/users.ts'
import { submitForReview } from './document-review.ts'
import { inventedCertNo } from './invented.ts'
import { insertDraft, NO_INFO } from './opening-draft.ts'
import { savePerson } from './person.ts'

const ADDRESS = '江海市临江区望舒路 100 号'

/** An opening that waits for its card: the document confirmed, the information filled in. */
export function seedHalfway(db: Database, market: Market, persona: Persona, now: Time14): void {
  const { userId, name: userName } = persona
  const user = userById(db, userId)
  const check = checkIdentityNumber(inventedCertNo(userId))
  if (user === undefined || !check.ok) throw new Error(`${userId} cannot open an account`)
  const certNo = check.number
  const sex = check.sex === 'male' ? '1' : '2'
  const validFrom = addMonths(now.slice(0, 8), -12)
  const validDate = termEnd(validFrom, 20)
  const issuer = '江海市公安局临江分局'
  savePerson(db, user, { certNo, userName, birthDate: check.birthDate, sex })
  db.run('UPDATE identities SET address = ? WHERE user_id = ?', ADDRESS, userId)
  submitForReview({ db, market, now }, userId, { address: ADDRESS, validDate, corrected: '' })
  const text = { userName, certNo, address: ADDRESS, issuer, validFrom, validDate }
  const picture = (side: string) => ({ imageId: `seed-${userId}-${side}`, reads: text })
  insertDraft(db, userId, now, {
    front: JSON.stringify(picture('front')),
    back: JSON.stringify(picture('back')),
    document: JSON.stringify(text),
    info: JSON.stringify({
      ...NO_INFO,
      contactInfo: '13000000000',
      countryCode: '156',
      vocationCode: '03',
      contactCountryCode: '156',
      province: '310000',
      city: '310100',
      district: '310101',
      address: '望舒路 100 号',
      hasBadRecord: '0',
      crsType: 'A',
      foreignIdentityFlag: '0',
    }),
  })
}

/** A renewed document that a reviewer decides on the next working day. */
export function seedReviewing(db: Database, market: Market, userId: string, now: Time14): void {
  const validDate = termEnd(now.slice(0, 8), 20)
  const submitted = { address: `${ADDRESS}待审`, validDate, corrected: 'address' }
  submitForReview({ db, market, now }, userId, submitted)
}
