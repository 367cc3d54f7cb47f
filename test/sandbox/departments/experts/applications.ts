import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { applyExpert } from '#api/calls/expert.ts'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { addTradingDays } from '#domain/calendar/trading-dates.ts'
import { applicationObstacle } from '#domain/content/expert.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import { ownPerson } from '#test/sandbox/departments/content/people.ts'
import {
  mutedUntil,
  NEVER_REVIEWED,
  onceFor,
  requireText,
} from '#test/sandbox/departments/content/writing.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { applicationRow } from './last-application.ts'
import { ownStanding } from './standing.ts'

const DECIDED_AT = '100000'

/** RET for who may not apply now. */
function requireApplicant(world: World, user: User): void {
  if (mutedUntil(world, user) !== null) {
    throw new Refusal(SHOWN_RET.muted, '您正在禁言中，期间不能申请')
  }
  const obstacle = applicationObstacle(ownStanding(world, user))
  switch (obstacle?.code) {
    case undefined:
      return
    case 'expert':
      throw new Refusal(RET.requestPending, '您已经是理财达人')
    case 'pending':
      throw new Refusal(RET.requestPending, '您的申请正在审核，请等待结果')
    case 'suspended':
      throw new Refusal(RET.cannotJoin, '您的达人身份在暂停中，期间不能申请')
    case 'unverified':
      throw new Refusal(RET.notAuthenticated, '请先完成实名认证')
    case 'heldTooShort':
      throw new Refusal(RET.cannotJoin, '持有本公司基金满一年后可以申请')
  }
}

export function apply(
  world: World,
  user: User,
  request: v.InferOutput<typeof applyExpert.request>,
) {
  const { db, clock, market } = world
  const { requestNo } = request
  const once = { call: 'applyExpert', requestNo, asked: request }
  const applicationId = onceFor(world, user, once, () => {
    requireApplicant(world, user)
    const bio = requireText('bio', request.bio)
    ownPerson(world, user)
    const hash = createHash('sha256').update(`${user.user_id}|${requestNo}`).digest('hex')
    const made = `y-${hash.slice(0, 16)}`
    const now = clock.now()
    db.run(
      `INSERT INTO expert_applications VALUES (?, ?, ?, ?, ?, 'pending', '', ?)`,
      made,
      user.user_id,
      bio,
      Number(request.showFacts),
      now,
      bio.includes(NEVER_REVIEWED)
        ? ''
        : `${addTradingDays(now.slice(0, 8), 1, market.isTradingDay)}${DECIDED_AT}`,
    )
    return made
  })
  const found = db.get(
    applicationRow,
    'SELECT * FROM expert_applications WHERE application_id = ?',
    applicationId,
  )
  if (!found) throw new Refusal(RET.notFound, '没有这份申请')
  return { applicationId, state: found.state }
}
