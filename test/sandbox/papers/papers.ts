import { createHash, randomBytes, randomInt } from 'node:crypto'
import * as v from 'valibot'
import type { checkPaper, openPaper, queryPaper, requestPaper } from '#api/calls/papers/paper.ts'
import { RET } from '#api/endpoint.ts'
import { addDays, chinaTime, type Time14 } from '#domain/calendar/calendar-date.ts'
import { maskName, maskNationalId } from '#domain/identity/masking.ts'
import { formatDate } from '#domain/money/format-figures.ts'
import {
  CODE_SIGNS,
  PAPER_DAYS,
  PAPER_KINDS,
  PAPER_NAMES,
  paperListedUntil,
  paperProblem,
  type PaperProblem,
} from '#domain/paper/paper.ts'
import { epochTime } from '#test/sandbox/calendar.ts'
import { readIdentity } from '#test/sandbox/identity/records.ts'
import { userMovements } from '#test/sandbox/plans/user-books.ts'
import { Refusal } from '#test/sandbox/refusal.ts'
import type { Database } from '#test/sandbox/store/database.ts'
import { userById, type User } from '#test/sandbox/store/users.ts'
import type { World } from '#test/sandbox/world.ts'
import { contentOf, paperContent } from './paper-content.ts'
import { paperPdf } from './paper-pdf.ts'

/** How long a paper is in the making. */
const MAKING_SECONDS = 2
/** How long an address opens it, in seconds. */
const OPEN_FOR = { read: 600, share: 86_400 } as const

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

function view(it: Row, now: Time14): v.InferInput<typeof queryPaper.payload> {
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
  }
}

const byNumber = (db: Database, requestNo: string) =>
  db.get(paperRow, 'SELECT * FROM papers WHERE request_no = ?', requestNo)

/** From this time on papers are listed. */
const listedSince = (now: Time14) => `${addDays(now.slice(0, 8), -PAPER_DAYS)}000000`

function ownPaper({ db, clock }: World, user: User, requestNo: string): Row {
  const found = byNumber(db, requestNo)
  if (found?.user_id !== user.user_id || found.ask_time < listedSince(clock.now())) {
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
  const before = byNumber(db, requestNo)
  if (before) {
    if (before.user_id !== user.user_id || before.asked !== JSON.stringify({ masked, ...span })) {
      throw new Refusal(RET.badRequest, '参数 requestNo 不正确：已用于其他申请')
    }
    return view(before, now)
  }
  if (user.auth_flag !== '1') throw new Refusal(RET.notAuthenticated, '请先完成实名认证')
  const problem = paperProblem(span, now.slice(0, 8), firstMonthOf(db, user.user_id))
  if (problem !== null) throw new Refusal(RET.badRequest, `参数 ${PROBLEMS[problem]}`)
  const readyTime = later(now, MAKING_SECONDS)
  insertPaper({ db, market, user, asked, now, readyTime })
  return view(ownPaper(world, user, requestNo), now)
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
    .map((it) => view(it, clock.now())),
  firstMonth: firstMonthOf(db, user.user_id),
})

export const detail = (world: World, user: User, requestNo: string) =>
  view(ownPaper(world, user, requestNo), world.clock.now())

const hashed = (ticket: string) => createHash('sha256').update(ticket).digest('base64url')

/** An address of the file; only who has it opens the file, and only for a while. */
export function open(
  world: World,
  user: User,
  { requestNo, purpose }: v.InferOutput<typeof openPaper.request>,
) {
  const now = world.clock.now()
  const it = ownPaper(world, user, requestNo)
  if (it.ready_time > now) throw new Refusal(RET.notFound, '文件正在生成，请稍后再试')
  const ticket = randomBytes(24).toString('base64url')
  const until = later(now, OPEN_FOR[purpose])
  world.db.run('DELETE FROM paper_tickets WHERE expires_at < ?', now)
  world.db.run('INSERT INTO paper_tickets VALUES (?, ?, ?)', hashed(ticket), requestNo, until)
  return { url: `/documents/papers/${ticket}.pdf`, until }
}

const PAPER_NO = /^PZ(\d{8})(\d{6})$/

/** What the paper with this number and this code states; RET.notFound where one does not fit. */
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
  const found = db.get(
    v.object({ request_no: v.string() }),
    'SELECT request_no FROM paper_tickets WHERE ticket_hash = ? AND expires_at >= ?',
    hashed(ticket),
    clock.now(),
  )
  const it = found && byNumber(db, found.request_no)
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
