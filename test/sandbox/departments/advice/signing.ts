import * as v from 'valibot'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import type { Time14 } from '#domain/calendar/calendar-date.ts'
import { requirePassword, requireRandomCode } from '#test/sandbox/departments/identity/proof.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import { sessionKind, type User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { openAccount } from './accounts.ts'
import { requireRead } from './documents.ts'
import { requireOpen } from './placing.ts'
import { portfolioByCode, requireMatch } from './portfolios.ts'

const signRow = v.object({ portfolio_code: v.string(), hashes: v.string(), time: v.string() })

/** Channels of the company itself. */
const OWN: ReadonlySet<string> = new Set(['app', 'web'])

/** Signs for a portfolio; sent again it answers as the first time. */
export function sign(
  world: World,
  user: User,
  it: {
    requestNo: string
    portfolioCode: string
    hashes: readonly string[]
    transPwd: string
    randomCode: string
  },
  session: string,
): { portfolioCode: string; signedTime: Time14 } {
  const { db, market, clock } = world
  const hashes = JSON.stringify([...it.hashes].toSorted())
  const before = db.get(
    signRow,
    'SELECT portfolio_code, hashes, time FROM advice_signs WHERE user_id = ? AND request_no = ?',
    user.user_id,
    it.requestNo,
  )
  if (before && (before.portfolio_code !== it.portfolioCode || before.hashes !== hashes))
    throw new Refusal(RET.badRequest, '参数 requestNo 不正确：已用于其他签约')
  if (before) return { portfolioCode: it.portfolioCode, signedTime: before.time }
  if (!OWN.has(sessionKind(db, session) ?? ''))
    throw new Refusal(SHOWN_RET.handOver, '签约请在本公司的 App、公众号或网站办理')
  const portfolio = portfolioByCode(market, it.portfolioCode)
  requireMatch(world, user, portfolio)
  requireOpen(portfolio)
  requireRead(portfolio, it.hashes)
  requireRandomCode(world, user, it.randomCode, clock.now())
  requirePassword(world, user, { sealed: it.transPwd, randomCode: it.randomCode })
  const time = clock.now()
  db.transaction(() => {
    openAccount(db, { userId: user.user_id, portfolio, time })
    db.run(
      'INSERT INTO advice_signs VALUES (?, ?, ?, ?, ?)',
      user.user_id,
      it.requestNo,
      it.portfolioCode,
      hashes,
      time,
    )
  })
  return { portfolioCode: it.portfolioCode, signedTime: time }
}
