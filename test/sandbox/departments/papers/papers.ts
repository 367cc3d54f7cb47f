import { randomInt } from 'node:crypto'
import * as v from 'valibot'
import type { checkPaper, openPaper, queryPaper, requestPaper } from '#api/calls/papers/paper.ts'
import { RET } from '#api/endpoint.ts'
import { addDays, chinaTime, type Time14 } from '#domain/calendar/calendar-date.ts'
import { maskName, maskNationalId } from '#domain/identity/masking.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import {
  CODE_SIGNS,
  OPEN_SECONDS,
  PAPER_DAYS,
  PAPER_KINDS,
  PAPER_NAMES,
  PAPERS_A_DAY,
  paperListedUntil,
  paperProblem,
  shareMinutes,
  type PaperProblem,
} from '#domain/paper/paper.ts'
import { epochTime } from '#test/sandbox/kernel/calendar.ts'
import { readIdentity } from '#test/sandbox/departments/identity/records.ts'
import { userMovements } from '#test/sandbox/departments/plans/user-books.ts'
import { requireDayLimit } from '#test/sandbox/departments/identity/day-limit.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import { requireNotFrozen } from '#test/sandbox/departments/identity/freezing.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { userById, type User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { contentOf, paperContent } from './paper-content.ts'
import { paperPdf } from './paper-pdf.ts'
import { makeTicket, revokeTickets, sharedUntil, ticketPaper } from './paper-tickets.ts'

/** The time that a paper is in the making. */
const MAKING_SECONDS = 2

const paperRow = v.object({
  seq: v.number(),
  request_no: v.string(),
  user_id: v.string(),
  asked: v.string(),
  kind: v.picklist(PAPER_KINDS),
  masked: v.picklist([0, 1]),
  ask_time: v.string(),
  ready_time: v.string(),
  code: v.string(),
  content: v.pipe(v.string(), v.parseJson(), paperContent),
})
type Row = v.InferOutput<typeof paperRow>

const later = (time: Time14, seconds: number): Time14 =>
  chinaTime(epochTime(time) + seconds * 1_000)

type Asked = v.InferOutput<typeof requestPaper.request>

const PROBLEMS: Readonly<Record<PaperProblem, string>> = {
  order: 'applyNo 不正确：请选择交易',
  span: 'fromMonth 不正确：请选择月份',
  reversed: 'toMonth 不正确：早于开始月份',
  long: 'toMonth 不正确：最多 12 个月',
  notOver: 'toMonth 不正确：该月尚未结束',
  before: 'fromMonth 不正确：早于首笔交易',
  day: 'day 不正确：请选择今天以前的日期',
}

const paperNo = ({ seq, ask_time: time }: Row) =>
  `PZ${time.slice(0, 8)}${String(seq).padStart(6, '0')}`

const code = () =>
  Array.from({ length: 16 }, () => CODE_SIGNS[randomInt(CODE_SIGNS.length)]).join('')

/** The first month with a movement; null for who never had any. */
export const firstMonthOf = (db: Database, userId: string): string | null =>
  userMovements(db, userId)[0]?.time.slice(0, 6) ?? null

function view(db: Database, it: Row, now: Time14): v.InferInput<typeof queryPaper.payload> {
  const isReady = it.ready_time <= now
  return {
    requestNo: it.request_no,
    paperNo: paperNo(it),
    kind: it.kind,
    about: it.content.about,
    masked: it.masked === 1 ? '1' : '0',
    state: isReady ? 'ready' : 'making',
    askTime: it.ask_time,
    listedUntil: paperListedUntil(it.ask_time.slice(0, 8)),
    code: isReady ? it.code : '',
    sharedUntil: sharedUntil(db, it.seq, now),
  }
}

const byNumber = (db: Database, user: User, requestNo: string) =>
  db.get(
    paperRow,
    'SELECT * FROM papers WHERE user_id = ? AND request_no = ?',
    user.user_id,
    requestNo,
  )

/** From this time on papers are listed. */
const listedSince = (now: Time14) => `${addDays(now.slice(0, 8), -PAPER_DAYS)}000000`

function ownPaper({ db, clock }: World, user: User, requestNo: string): Row {
  const found = byNumber(db, user, requestNo)
  if (!found || found.ask_time < listedSince(clock.now())) {
    throw new Refusal(RET.notFound, '没有这份文件')
  }
  return found
}

interface NewPaper extends Pick<World, 'db' | 'market'> {
  readonly user: User
  readonly asked: Asked
  readonly now: Time14
  readonly readyTime: Time14
}

/** Writes a paper with what the books say now. */
export function insertPaper({ db, market, user, asked, now, readyTime }: NewPaper): void {
  const { requestNo, masked, ...span } = asked
  db.run(
    `INSERT INTO papers (request_no, user_id, asked, kind, masked, ask_time, ready_time, code, content)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    requestNo,
    user.user_id,
    JSON.stringify({ masked, ...span }),
    span.kind,
    Number(masked),
    now,
    readyTime,
    code(),
    JSON.stringify(contentOf({ db, market, now }, user, span)),
  )
}

/** Has a paper made, once for its number. */
export function request(world: World, user: User, asked: Asked) {
  const { db, clock, market } = world
  const { requestNo, masked, ...span } = asked
  const now = clock.now()
  const before = byNumber(db, user, requestNo)
  if (before) {
    if (before.asked !== JSON.stringify({ masked, ...span })) {
      throw new Refusal(RET.badRequest, '参数 requestNo 不正确：已用于其他申请')
    }
    return view(db, before, now)
  }
  if (user.auth_flag !== '1') throw new Refusal(RET.notAuthenticated, '请先完成实名认证')
  const problem = paperProblem(span, now.slice(0, 8), firstMonthOf(db, user.user_id))
  if (problem !== null) throw new Refusal(RET.badRequest, `参数 ${PROBLEMS[problem]}`)
  requireDayLimit(db, now, {
    done: 'papers WHERE user_id = ? AND ask_time >= ?',
    userId: user.user_id,
    limit: PAPERS_A_DAY,
    said: `每天最多申请 ${PAPERS_A_DAY} 份文件`,
  })
  const readyTime = later(now, MAKING_SECONDS)
  insertPaper({ db, market, user, asked, now, readyTime })
  return view(db, ownPaper(world, user, requestNo), now)
}

export const list = ({ db, clock }: World, user: User) => ({
  serverTime: clock.now(),
  papers: db
    .all(
      paperRow,
      'SELECT * FROM papers WHERE user_id = ? AND ask_time >= ? ORDER BY seq DESC',
      user.user_id,
      listedSince(clock.now()),
    )
    .map((it) => view(db, it, clock.now())),
  firstMonth: firstMonthOf(db, user.user_id),
})

export const detail = (world: World, user: User, requestNo: string) =>
  view(world.db, ownPaper(world, user, requestNo), world.clock.now())

/** An address of the file; only who has it opens the file, and only for a while. */
export function open(
  world: World,
  user: User,
  session: string,
  { requestNo, purpose }: v.InferOutput<typeof openPaper.request>,
) {
  const { db } = world
  const now = world.clock.now()
  const it = ownPaper(world, user, requestNo)
  if (it.ready_time > now) throw new Refusal(RET.notFound, '文件正在生成，请稍后再试')
  // Unmasked it shows the account whole, however it is opened.
  if (it.masked === 0) requireNotFrozen(db, user)
  const seconds = purpose === 'read' ? OPEN_SECONDS.read : 60 * shareMinutes(it.masked === 1)
  const until = later(now, seconds)
  const ticket = makeTicket(db, { paper: it.seq, purpose, session, until }, now)
  return { url: `/documents/papers/${ticket}.pdf`, until }
}

/** Ends all addresses of a paper; again it changes nothing. */
export function revoke(world: World, user: User, requestNo: string) {
  const it = ownPaper(world, user, requestNo)
  revokeTickets(world.db, it.seq)
  return view(world.db, it, world.clock.now())
}

const PAPER_NO = /^PZ(\d{8})(\d{6})$/

/** The content of the paper with this number and this code; RET.notFound where one does not fit. */
export function check(
  { db, clock }: World,
  { paperNo: number, code: given }: v.InferOutput<typeof checkPaper.request>,
): v.InferInput<typeof checkPaper.payload> {
  const [, day = '', seq = ''] = PAPER_NO.exec(number) ?? []
  const it = db.get(paperRow, 'SELECT * FROM papers WHERE seq = ?', Number(seq))
  const fits = it?.ask_time.slice(0, 8) === day && it.code === given && it.ready_time <= clock.now()
  const user = it && fits ? userById(db, it.user_id) : undefined
  if (!it || !user) throw new Refusal(RET.notFound, '编号与核验码不符，文件不是本公司出具的')
  return {
    paperNo: number,
    kind: it.kind,
    about: it.content.about,
    holder: maskName(user.name),
    askTime: it.ask_time,
    facts: it.content.facts,
  }
}

/** The file of an address; null for one that is over or was never given. */
export async function fileOf({ db, clock }: World, ticket: string): Promise<Buffer | null> {
  const seq = ticketPaper(db, ticket, clock.now())
  const it =
    seq === undefined ? undefined : db.get(paperRow, 'SELECT * FROM papers WHERE seq = ?', seq)
  const user = it && userById(db, it.user_id)
  if (!it || !user) return null
  const { cert_no: certNo } = readIdentity(db, user.user_id)
  const isMasked = it.masked === 1
  return paperPdf({
    title: PAPER_NAMES[it.kind],
    paperNo: paperNo(it),
    code: it.code,
    holder: isMasked ? maskName(user.name) : user.name,
    certNo: isMasked ? maskNationalId(certNo) : certNo,
    date: formatDate(it.ask_time.slice(0, 8)),
    content: it.content,
  })
}
