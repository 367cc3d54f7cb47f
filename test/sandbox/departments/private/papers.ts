import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { listCertificates, submitCertificate } from '#api/calls/private-plan.ts'
import { RET } from '#api/endpoint.ts'
import { addMonths } from '#domain/calendar/add-months.ts'
import type { Time14 } from '#domain/calendar/calendar-date.ts'
import { addTradingDays } from '#domain/calendar/trading-dates.ts'
import {
  CONDITIONS,
  PAPER_MEGABYTES,
  PAPER_WORKING_DAYS,
  QUALIFIED_MONTHS,
} from '#domain/private-plan/conditions.ts'
import { pictureBytes, pictureSize } from '#test/sandbox/departments/identity/pictures.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'

/** Papers are decided on the next trading day; until then no other can be handed in. */
const DECIDED_AT = '150000'

export const TOO_OLD = `开具日期超过 ${PAPER_WORKING_DAYS} 个工作日，请重新开具`
/** Pictures of this size in pixels are papers that are too old, whatever they show. */
const TOO_OLD_PIXELS = 105

const paperRow = v.object({
  user_id: v.string(),
  request_no: v.string(),
  kind: v.picklist(CONDITIONS),
  file_hash: v.string(),
  time: v.string(),
  decide_due: v.string(),
  reason: v.string(),
})
type Paper = v.InferOutput<typeof paperRow>

const papersOf = ({ db }: Pick<World, 'db'>, userId: string): Paper[] =>
  db.all(
    paperRow,
    'SELECT * FROM private_papers WHERE user_id = ? ORDER BY time DESC, request_no',
    userId,
  )

const countsUntil = ({ decide_due: due }: Paper) => addMonths(due.slice(0, 8), QUALIFIED_MONTHS)

function stateOf(it: Paper, now: Time14) {
  if (now < it.decide_due) return 'reviewing' as const
  if (it.reason !== '') return 'rejected' as const
  return now.slice(0, 8) > countsUntil(it) ? ('expired' as const) : ('approved' as const)
}

/** The last day on which the user is a qualified investor; null for who is none. */
export function qualifiedUntil({ db, clock }: World, user: User): string | null {
  const now = clock.now()
  const good = papersOf({ db }, user.user_id).filter((it) => stateOf(it, now) === 'approved')
  return good.map(countsUntil).toSorted().at(-1) ?? null
}

export const isReviewing = ({ db, clock }: World, user: User): boolean =>
  papersOf({ db }, user.user_id).some((it) => stateOf(it, clock.now()) === 'reviewing')

/** The papers that were decided by now, as messages about them have them. */
export const decidedPapers = ({ db }: Pick<World, 'db'>, now: Time14): Paper[] =>
  db.all(paperRow, 'SELECT * FROM private_papers WHERE decide_due <= ? ORDER BY time', now)

export const paperList = (
  { db, clock }: World,
  user: User,
): v.InferInput<typeof listCertificates.payload> => {
  const now = clock.now()
  return {
    serverTime: now,
    certificates: papersOf({ db }, user.user_id).map((it) => {
      const state = stateOf(it, now)
      return {
        requestNo: it.request_no,
        kind: it.kind,
        state,
        submitTime: it.time,
        dueTime: it.decide_due,
        reason: state === 'rejected' ? it.reason : '',
        validDate: state === 'approved' || state === 'expired' ? countsUntil(it) : null,
      }
    }),
  }
}

export function insertPaper({ db }: Pick<World, 'db'>, it: Paper): void {
  db.run(
    'INSERT INTO private_papers VALUES (?, ?, ?, ?, ?, ?, ?)',
    it.user_id,
    it.request_no,
    it.kind,
    it.file_hash,
    it.time,
    it.decide_due,
    it.reason,
  )
}

/** Takes a paper for review, once for its number. */
export async function submitPaper(
  world: World,
  user: User,
  { requestNo, kind, file }: v.InferOutput<typeof submitCertificate.request>,
): Promise<v.InferInput<typeof submitCertificate.payload>> {
  const { clock, market } = world
  const bytes = await pictureBytes(
    file,
    '无法识别，请上传清晰的材料照片（JPG 或 PNG）',
    PAPER_MEGABYTES,
  )
  const fileHash = createHash('sha256').update(bytes).digest('hex')
  const before = papersOf(world, user.user_id).find((it) => it.request_no === requestNo)
  if (before !== undefined) {
    if (before.kind !== kind || before.file_hash !== fileHash)
      throw new Refusal(RET.badRequest, '参数 requestNo 不正确：已用于其他申请')
    return { requestNo, dueTime: before.decide_due }
  }
  if (isReviewing(world, user)) throw new Refusal(RET.requestPending, '已有材料在审核，请等待结果')
  const now = clock.now()
  const dueTime = `${addTradingDays(now.slice(0, 8), 1, market.isTradingDay)}${DECIDED_AT}`
  insertPaper(world, {
    user_id: user.user_id,
    request_no: requestNo,
    kind,
    file_hash: fileHash,
    time: now,
    decide_due: dueTime,
    reason: pictureSize(bytes)?.width === TOO_OLD_PIXELS ? TOO_OLD : '',
  })
  return { requestNo, dueTime }
}
