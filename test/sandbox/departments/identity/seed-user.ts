import { madeApplyNo } from '#test/sandbox/kernel/made-apply-no.ts'
import { cents } from '#test/sandbox/kernel/store/cents.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { hashPassword } from '#test/sandbox/kernel/store/trading-password.ts'
import type { Persona } from '#test/sandbox/people/persona.ts'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'

/** Of all personas: to make one takes as long as to seed a persona. */
const PASSWORD_HASH = hashPassword(TRADING_PASSWORD)

/** Inserts the persona's row and cards. `place`: the persona's among all, from 0. */
export function seedUser(db: Database, persona: Persona, place: number): void {
  const { state } = persona
  const tail = String(place + 1).padStart(4, '0')
  const tpwd = state.tpwd_flag ?? '1'
  db.run(
    `INSERT INTO users (user_id, open_id, name, mobile_masked, certificate_masked, auth_flag, tpwd_flag,
       upload_status, approve_status, approve_online_status, approve_remark, active_flag, has_personal_info, has_crs,
       certificate_valid_to, risk_test, risk_level, login_refusal, password_hash)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    persona.userId,
    `o_${madeApplyNo('open', persona.userId).toLowerCase()}`,
    persona.unregistered ? '' : persona.name,
    persona.unregistered ? '' : `130****${tail}`,
    state.certificate_masked ?? `310***********${tail}`,
    state.auth_flag ?? '1',
    tpwd,
    state.upload_status ?? '1',
    state.approve_status ?? '2',
    state.approve_online_status ?? '1',
    state.approve_remark ?? '',
    state.active_flag ?? '1',
    state.has_personal_info ?? 1,
    state.has_crs ?? 1,
    state.certificate_valid_to ?? '20391231',
    state.risk_test ?? 2,
    state.risk_level ?? 3,
    state.login_refusal ?? '',
    tpwd === '1' ? PASSWORD_HASH : '',
  )
  for (const [number, card] of persona.cards.entries()) {
    db.run(
      'INSERT INTO cards VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
      `${persona.userId}-${number + 1}`,
      persona.userId,
      `10${number + 1}`,
      card.bankName,
      card.tail,
      cents(card.singleLimit),
      cents(card.dayLimit),
      card.unavailableReason ?? '',
    )
  }
}
