import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { RET } from '#api/endpoint.ts'
import { applyKind } from '#api/calls/trade.ts'
import { chinaTime } from '#domain/calendar/calendar-date.ts'
import { epochTime } from '#test/sandbox/kernel/calendar.ts'
import type { Fund } from '#test/sandbox/kernel/market/fund.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'

const APPLICATION_MS = 30 * 60_000

const applicationRow = v.object({
  apply_no: v.string(),
  user_id: v.string(),
  fund_code: v.string(),
  random_code: v.string(),
  expires_at: v.string(),
  kind: applyKind,
})

export type Application = v.InferOutput<typeof applicationRow>
export type ApplicationKind = Application['kind']
export const APPLICATION_KINDS: readonly ApplicationKind[] = applyKind.options

/** Opens an application of one kind for half an hour. */
export function openApplication(
  { db, clock }: World,
  user: User,
  fund: Fund,
  kind: ApplicationKind,
): Application {
  const now = clock.now()
  const application: Application = {
    apply_no: `A${now}${randomBytes(5).toString('hex').toUpperCase()}`,
    user_id: user.user_id,
    fund_code: fund.code,
    random_code: randomBytes(16).toString('base64url'),
    expires_at: chinaTime(epochTime(now) + APPLICATION_MS),
    kind,
  }
  db.run(
    'INSERT INTO applications VALUES (?, ?, ?, ?, ?, ?)',
    application.apply_no,
    application.user_id,
    application.fund_code,
    application.random_code,
    application.expires_at,
    application.kind,
  )
  return application
}

/** The user's application; RET.notFound for a number that is not theirs. */
export function requireApplication({ db }: World, user: User, applyNo: string): Application {
  const application = db.get(
    applicationRow,
    'SELECT * FROM applications WHERE apply_no = ? AND user_id = ?',
    applyNo,
    user.user_id,
  )
  if (!application) throw new Refusal(RET.notFound, '没有这笔申请')
  return application
}

/** RET.badRequest for an application that was opened for something else. */
export function requireKind(application: Application, kind: ApplicationKind): void {
  if (application.kind === kind) return
  throw new Refusal(RET.badRequest, '参数 applyNo 不正确：该申请不是为这类交易发起的')
}
