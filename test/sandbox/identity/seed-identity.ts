import { addDays, type Time14 } from '#domain/calendar/calendar-date.ts'
import type { Persona } from '#test/sandbox/seed/persona.ts'
import { cents } from '#test/sandbox/store/cents.ts'
import type { Database } from '#test/sandbox/store/database.ts'
import { insertAssessment } from './assessments.ts'
import { bankByName } from './banks.ts'
import { insertDetails } from './cards.ts'
import { inventedCardNo, inventedCertNo } from './invented.ts'

/** The days since a persona's assessment: one that counts, and one that is past its two years. */
const TESTED_AGO = { valid: 30, expired: 800 } as const

/**
 * The full data behind a persona's masked figures: mobile, identity number, cards, assessment,
 * pension account.
 */
export function seedIdentity(db: Database, persona: Persona, index: number, now: Time14): void {
  const { userId, state } = persona
  const tail = String(index + 1).padStart(4, '0')
  const mobile = persona.unregistered ? '' : `1300000${tail}`
  const certNo = state.auth_flag === '0' ? '' : inventedCertNo(userId, tail)
  db.run(
    `INSERT INTO identities (user_id, registered, wx_bound, applet_bound, mobile, cert_no, sex, birth_date, cert_valid_to)
     VALUES (?, ?, ?, 0, ?, ?, ?, ?, ?)`,
    userId,
    persona.unregistered ? 0 : 1,
    persona.entry === 'applet' ? 0 : 1,
    mobile,
    certNo,
    certNo === '' ? '' : Number(certNo[16]) % 2 === 1 ? '1' : '2',
    certNo.slice(6, 14),
    state.certificate_valid_to ?? '20391231',
  )
  for (const [number, card] of persona.cards.entries()) {
    const bank = bankByName(card.bankName)
    insertDetails(db, {
      bankSerial: `${userId}-${number + 1}`,
      bankId: bank.bankId,
      cardNo: inventedCardNo(bank.debitBin, userId, card.tail),
      mobile,
      isMain: number === 0,
      single: cents(card.singleLimit),
      day: cents(card.dayLimit),
      boundAt: now,
    })
  }
  const info = {
    ...(state.has_personal_info === 0 || certNo === ''
      ? {}
      : {
          investorName: persona.name,
          sex: Number(certNo[16]) % 2 === 1 ? '1' : '2',
          birthDate: certNo.slice(6, 14),
          contactInfo: mobile,
          countryCode: '156',
          validDate: state.certificate_valid_to ?? '20391231',
          vocationCode: '03',
          contactCountryCode: '156',
          province: '310000',
          city: '310100',
          district: '310101',
          address: '望舒路 100 号',
        }),
    ...(state.has_crs === 0 || certNo === '' ? {} : { crsType: 'A', foreignIdentityFlag: '0' }),
  }
  if (certNo !== '') {
    db.run('INSERT INTO personal_infos VALUES (?, ?, ?)', userId, JSON.stringify(info), now)
  }
  const riskTest = state.risk_test ?? 2
  if (riskTest !== 0) {
    const daysAgo = riskTest === 1 ? TESTED_AGO.expired : TESTED_AGO.valid
    insertAssessment(db, userId, {
      testTime: `${addDays(now.slice(0, 8), -daysAgo)}${now.slice(8)}`,
      level: state.risk_level ?? 3,
    })
  }
  const pensionCard = persona.pension ? persona.cards.at(-1) : undefined
  if (pensionCard) {
    const bank = bankByName(pensionCard.bankName)
    db.run(
      'INSERT INTO pension_accounts VALUES (?, ?, ?, 1, 1, ?)',
      userId,
      bank.bankId,
      inventedCardNo(bank.debitBin, userId, pensionCard.tail),
      now,
    )
  }
}
