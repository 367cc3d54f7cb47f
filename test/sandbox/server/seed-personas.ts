import { addDays, type Time14 } from '#domain/calendar/calendar-date.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import type { Fund } from '#test/sandbox/kernel/market/fund.ts'
import type { Persona } from '#test/sandbox/people/persona.ts'
import { TRADING_PASSWORD, PERSONAS } from '#test/sandbox/people/personas.ts'
import { seedYears } from '#test/sandbox/departments/bills/seed-years.ts'
import { seedNewcomers } from '#test/sandbox/departments/activity/milestones.ts'
import { seedCoupons } from '#test/sandbox/departments/trading/seed-coupons.ts'
import { seedInvites } from '#test/sandbox/departments/invite/seed-invites.ts'
import {
  seedFailingPlan,
  seedMonthlyPlan,
  seedPayday,
} from '#test/sandbox/departments/plans/seed-plan.ts'
import { seedKeeper, seedPlanner } from '#test/sandbox/departments/plans/seed-planner.ts'
import { seedComplaints } from '#test/sandbox/departments/service/seed-complaints.ts'
import { seedPapers } from '#test/sandbox/departments/papers/seed-papers.ts'
import { seedFreeze } from '#test/sandbox/departments/identity/freezing.ts'
import { seedMember } from '#test/sandbox/departments/vip/seed-member.ts'
import { seedIdentity } from '#test/sandbox/departments/identity/seed-identity.ts'
import { seedHalfway, seedReviewing } from '#test/sandbox/departments/identity/seed-opening.ts'
import { seedPension } from '#test/sandbox/departments/trading/seed-pension.ts'
import { seedCleared } from '#test/sandbox/departments/trading/seed-personas-cleared.ts'
import { seedStatuses } from '#test/sandbox/departments/trading/seed-personas-statuses.ts'
import {
  buyInThePast,
  pastConfirmation,
  type PastPurchase,
} from '#test/sandbox/departments/trading/seed-personas-trades.ts'
import { readBefore } from '#test/sandbox/kernel/outbox.ts'
import { cents } from '#test/sandbox/kernel/store/cents.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { hashPassword } from '#test/sandbox/kernel/store/trading-password.ts'
import { madeApplyNo } from '#test/sandbox/kernel/made-apply-no.ts'

/** What happened to the personas within so many days is unread. */
const UNREAD_DAYS = 30

/** Puts the personas and what they hold into an empty database, as of `now`. */
export function seedPersonas(db: Database, market: Market, now: Time14): void {
  db.transaction(() => {
    const passwordHash = hashPassword(TRADING_PASSWORD)
    for (const [index, persona] of PERSONAS.entries()) {
      insertUser(db, persona, index, passwordHash)
      seedIdentity(db, persona, index, now)
      if (persona.halfway) seedHalfway(db, market, persona, now)
      if (persona.reviewing) seedReviewing(db, market, persona.userId, now)
      seedPension(db, market, persona, now)
      if (persona.failingPlan) seedFailingPlan(db, market, persona, now)
      if (persona.monthlyPlan) seedMonthlyPlan(db, market, persona, now)
      for (const purchase of pastPurchases(persona, market, now))
        buyInThePast(db, market, persona.userId, { ...purchase, until: now })
      if (persona.holdings === 'cleared') seedCleared(db, market, persona.userId, now)
      if (persona.planner) seedPlanner(db, market, persona.userId, now)
      seedKeeper(db, market, persona, now)
      seedPayday(db, market, persona, now)
      seedYears(db, market, persona, now)
      if (persona.coupons) seedCoupons(db, market, persona.userId, now)
      if (persona.complaints) seedComplaints(db, market, persona.userId, now)
      if (persona.papers) seedPapers(db, market, persona.userId, now)
      if (persona.frozen) seedFreeze(db, persona.userId, now)
      if (persona.everyStatus) seedStatuses(db, market, persona.userId, now)
      seedMember(db, market, persona, now)
    }
    seedInvites(db, market, now)
    seedNewcomers(db, new Set(PERSONAS.map(({ userId }) => userId)), now)
    readBefore(db, `${addDays(now.slice(0, 8), -UNREAD_DAYS)}${now.slice(8)}`)
  })
}

function insertUser(db: Database, persona: Persona, index: number, passwordHash: string): void {
  const { state } = persona
  const tail = String(index + 1).padStart(4, '0')
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
    tpwd === '1' ? passwordHash : '',
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

/** Past purchases at values that are known: with loaded data that means old days, or the newest. */
function pastPurchases(persona: Persona, market: Market, now: Time14): PastPurchase[] {
  /** A purchase some points ago, or at the first; nothing where it would not be confirmed yet. */
  function past(
    fund: Fund,
    pointsAgo: number,
    amount: number,
    dividendMethod?: '0' | '1',
  ): PastPurchase[] {
    const points = market.rawPoints(fund.code, now)
    const point = points[Math.max(0, points.length - pointsAgo)]
    if (!point || pastConfirmation(fund, point, market) > now) return []
    const purchase = { fund, point, amount: `${amount}.00` }
    return [dividendMethod === undefined ? purchase : { ...purchase, dividendMethod }]
  }
  switch (persona.holdings) {
    case 'none':
    case 'cleared':
      return []
    case 'some':
      return SOME_FUNDS.flatMap((code) => market.fund(code) ?? []).flatMap((fund, index) =>
        past(
          fund,
          persona.boughtAgo ?? 180,
          (index + 1) * 8_000,
          fund.code === REINVESTED ? '0' : undefined,
        ),
      )
    case 'many': {
      const purchases: PastPurchase[] = []
      for (const fund of market.funds) {
        const index = purchases.length
        if (index === MANY) break
        const amount = index % 6 === 0 ? 1_200_000_000 + index : 20_000 * (index + 1)
        purchases.push(...past(fund, 400, amount))
      }
      return purchases
    }
  }
}

/** Of the built-in funds and of the published ones. */
const SOME_FUNDS = ['980201', '980301', '980501', '001386', '005827', '110022'] as const
/** Whose dividends its holders chose to reinvest. */
const REINVESTED = '980501'
const MANY = 60
