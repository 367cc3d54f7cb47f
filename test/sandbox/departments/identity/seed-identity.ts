import { addDays, type Time14 } from '#domain/calendar/calendar-date.ts'
import type { Persona } from '#test/sandbox/people/persona.ts'
import { cents } from '#test/sandbox/kernel/store/cents.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { insertAssessment } from './assessments.ts'
import { bankByName } from './banks.ts'
import { insertDetails } from './cards.ts'
import { inventedCardNo, inventedCertNo } from './invented.ts'

/** The days since a persona's assessment: one that counts, and one that is past its two years. */
const TESTED_AGO = { valid: 30, expired: 800 } as const

/** The tax residence of the persona who is liable in two other places. */
const FOREIGN_TAX = {
  crsType: 'C',
  familyName: 'Luo',
  givenName: 'Zhiyuan',
  birthPlace: '中国上海',
  residence: '香港中环听澜道 7 号',
  residenceEn: '7 Tinglan Road, Central, Hong Kong',
  taxResidences: [
    { countryCode: '344', taxNo: 'A1234567', reason: '', explanation: '' },
    { countryCode: '124', taxNo: '', reason: 'B', explanation: '已提交申请，号码尚未发放' },
  ],
}

/**
 * The full data behind a persona's masked figures: mobile, identity number, cards, assessment.
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
    ...(persona.foreign === true ? FOREIGN_TAX : {}),
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
}
