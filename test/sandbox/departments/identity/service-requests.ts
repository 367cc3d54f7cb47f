import * as v from 'valibot'
import type { submitServiceRequest } from '#api/calls/service-request.ts'
import { RET } from '#api/endpoint.ts'
import type { Date8, Time14 } from '#domain/calendar/calendar-date.ts'
import { addTradingDays } from '#domain/calendar/trading-dates.ts'
import { cardTail, maskPhone } from '#domain/identity/masking.ts'
import { reviewedBy } from '#domain/identity/service-request.ts'
import { SESSION_ENDED } from '#domain/sign-in/session-end.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { endOtherSessions, sessionHash, type User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { bindableCard, bankById } from './banks.ts'
import { boundCards, isPensionCard, ownCard, requireFreeCard } from './cards.ts'
import { coolDownUntil, requireRested, startCoolDown } from './cool-down.ts'
import { requireMobile } from './messages.ts'
import { openSeals, requirePassword } from './proofs.ts'
import { setMobile, userByMobile } from './records.ts'
import { replaceCard } from './replace-card.ts'
import { announce } from '#test/sandbox/kernel/outbox.ts'
import { accountMessages } from './message-table.ts'

type Request = v.InferOutput<typeof submitServiceRequest.request>

/** The trading days after which a request is decided, at 09:00. */
const DECIDED_AFTER = 3
/** Sentinel: a picture of this size is one that the people who decide cannot read. */
const UNREADABLE_SIDE = 105
const UNREADABLE = '证明图片不清晰或与申请不符，请重新上传后再次提交'

const row = v.object({
  seq: v.number(),
  request_no: v.string(),
  user_id: v.string(),
  kind: v.picklist(['replaceCard', 'changeMobile']),
  asked: v.string(),
  state: v.picklist(['reviewing', 'approved', 'rejected']),
  remark: v.string(),
  bank_serial: v.string(),
  card_no: v.string(),
  new_bank_serial: v.string(),
  mobile: v.string(),
  readable: v.number(),
  submit_time: v.string(),
  due_date: v.string(),
  decide_time: v.nullable(v.string()),
  session_hash: v.string(),
})
type Row = v.InferOutput<typeof row>

/**
 * Returns whether all named pictures can be read; RET.notFound for one that is not of this user and
 * kind.
 */
function readable(db: Database, user: User, { kind, imageIds }: Request): boolean {
  const imageKind = kind === 'replaceCard' ? 'bankProof' : 'heldDocument'
  return imageIds
    .map((imageId) => {
      const image = db.get(
        v.object({ width: v.number(), height: v.number() }),
        'SELECT width, height FROM proof_images WHERE image_id = ? AND user_id = ? AND kind = ?',
        imageId,
        user.user_id,
        imageKind,
      )
      if (!image) throw new Refusal(RET.notFound, '没有这张图片，请重新上传')
      return image.width !== UNREADABLE_SIDE || image.height !== UNREADABLE_SIDE
    })
    .every((it) => it)
}

const answer = (it: Pick<Row, 'request_no' | 'state' | 'due_date'>) => ({
  requestNo: it.request_no,
  state: it.state,
  dueDate: it.due_date,
})

/** The fields that came sealed; a card and a password come with a card's replacement alone. */
function openSecrets(world: World, user: User, { randomCode, ...request }: Request): Opened {
  const { mobileNo, bankNo, transPwd } = request
  return bankNo === undefined || transPwd === undefined
    ? { ...openSeals(world, user, randomCode, { mobileNo }), card: null }
    : withCard(openSeals(world, user, randomCode, { mobileNo, bankNo, transPwd }))
}
const withCard = ({ mobileNo, ...card }: Record<'mobileNo' | 'bankNo' | 'transPwd', string>) => ({
  mobileNo,
  card,
})
interface Opened {
  mobileNo: string
  card: { bankNo: string; transPwd: string } | null
}

/**
 * Takes a request, once for its number; RET.requestPending while one of its kind is decided.
 * `session` is the one that asks, which goes on where the request ends the others.
 */
export function submitRequest(world: World, user: User, request: Request, session: string) {
  const { db, clock, market } = world
  const { requestNo, kind, imageIds } = request
  // The sealed fields differ each time they are sent; the rest must be the same.
  const asked = JSON.stringify([kind, imageIds, request.bankSerial ?? ''])
  const before = db.get(
    row,
    'SELECT * FROM service_requests WHERE user_id = ? AND request_no = ?',
    user.user_id,
    requestNo,
  )
  if (before) {
    if (before.asked !== asked) {
      throw new Refusal(RET.badRequest, '参数 requestNo 不正确：已用于其他申请')
    }
    return answer(before)
  }
  const now = clock.now()
  const opened = openSecrets(world, user, request)
  requireMobile(opened.mobileNo)
  if (user.auth_flag !== '1') throw new Refusal(RET.notAuthenticated, '请先完成实名认证')
  const pending = db.get(
    v.object({ found: v.number() }),
    `SELECT 1 AS found FROM service_requests WHERE user_id = ? AND kind = ? AND state = 'reviewing'`,
    user.user_id,
    kind,
  )
  if (pending) throw new Refusal(RET.requestPending, '您有一笔同类申请正在审核，请等待结果')
  const isReadable = readable(db, user, request)
  const cardNo = kind === 'replaceCard' ? newCard(world, user, request, opened) : ''
  if (kind === 'changeMobile' && userByMobile(db, opened.mobileNo)) {
    throw new Refusal(RET.mobileTaken, '该手机号已注册')
  }
  const dueDate = reviewedBy(now, market.isTradingDay)
  db.run(
    `INSERT INTO service_requests (request_no, user_id, kind, asked, state, bank_serial, card_no, mobile, readable,
       submit_time, due_date, decide_date, session_hash) VALUES (?, ?, ?, ?, 'reviewing', ?, ?, ?, ?, ?, ?, ?, ?)`,
    requestNo,
    user.user_id,
    kind,
    asked,
    kind === 'replaceCard' ? (request.bankSerial ?? '') : '',
    cardNo,
    opened.mobileNo,
    isReadable ? 1 : 0,
    now,
    dueDate,
    addTradingDays(now.slice(0, 8), DECIDED_AFTER, market.isTradingDay),
    sessionHash(session),
  )
  return { requestNo, state: 'reviewing' as const, dueDate }
}

/** The number of the card that may stand in for the lost one: of the same bank, and free. */
function newCard(world: World, user: User, request: Request, opened: Opened): string {
  const { db } = world
  if (request.bankSerial === undefined || opened.card === null) {
    throw new Refusal(RET.badRequest, '参数 bankNo、transPwd 不正确')
  }
  requireRested(world, user)
  const lost = ownCard(db, user, request.bankSerial)
  if (isPensionCard(db, lost.card_no)) {
    throw new Refusal(RET.cardUnsupported, '个人养老金资金账户请到开户银行办理换卡')
  }
  const signBy = bankById(lost.bank_id)?.signBy ?? 'message'
  const card = bindableCard(lost.bank_id, opened.card.bankNo, signBy)
  requireFreeCard(db, card.number)
  requirePassword(world, user, opened.card.transPwd)
  return card.number
}

/** Decides all requests whose day has come. Part of the settlement run, in its transaction. */
export function decideRequests(db: Database, _market: Market, day: Date8, time: Time14): void {
  const due = db.all(
    row,
    `SELECT * FROM service_requests WHERE state = 'reviewing' AND decide_date <= ? ORDER BY seq`,
    day,
  )
  for (const request of due) {
    const { remark, newSerial } = decide(db, request, time)
    db.run(
      `UPDATE service_requests SET state = ?, remark = ?, new_bank_serial = ?, decide_time = ? WHERE seq = ?`,
      remark === '' ? 'approved' : 'rejected',
      remark,
      newSerial,
      time,
      request.seq,
    )
    // A new number says itself that it was changed.
    if (request.kind === 'changeMobile' && remark === '') continue
    announce(db, accountMessages, 'requestDecided', { ...request, remark }, time)
  }
}

/** The decision on a request: one that has become impossible since it was made is refused now. */
function decide(db: Database, request: Row, time: Time14): { remark: string; newSerial: string } {
  const refused = (remark: string) => ({ remark, newSerial: '' })
  if (request.readable === 0) return refused(UNREADABLE)
  if (request.kind === 'changeMobile') {
    if (userByMobile(db, request.mobile)) return refused('该手机号已注册，请更换手机号')
    setMobile(db, request.user_id, request.mobile)
    const { user_id: userId, mobile } = request
    announce(db, accountMessages, 'mobileChanged', { userId, mobile }, time)
    endOtherSessions(db, {
      userId: request.user_id,
      but: request.session_hash,
      reason: SESSION_ENDED.mobile,
    })
    startCoolDown(db, request.user_id, time)
    return { remark: '', newSerial: '' }
  }
  const lost = boundCards(db, request.user_id).find((it) => it.bank_serial === request.bank_serial)
  if (!lost) return refused('原银行卡已解绑')
  try {
    requireFreeCard(db, request.card_no)
  } catch (error) {
    if (error instanceof Refusal) return refused(error.message)
    throw error
  }
  const { card_no: cardNo, mobile, request_no: requestNo } = request
  return { remark: '', newSerial: replaceCard(db, lost, { cardNo, mobile, requestNo }, time) }
}

/** All requests of a user as `listServiceRequests` answers them. */
export function requestList(world: World, user: User) {
  const { db } = world
  const lostCard = (it: Row) => {
    const card = db.get(
      v.object({ bank_name: v.string(), tail: v.string() }),
      'SELECT bank_name, tail FROM cards WHERE bank_serial = ?',
      it.bank_serial,
    )
    return card
      ? {
          bankSerial: it.bank_serial,
          bankName: card.bank_name,
          cardTail: card.tail,
          newCardTail: cardTail(it.card_no),
          newBankSerial: it.new_bank_serial,
        }
      : null
  }
  return {
    requests: db
      .all(row, 'SELECT * FROM service_requests WHERE user_id = ? ORDER BY seq DESC', user.user_id)
      .map((it) => ({
        requestNo: it.request_no,
        kind: it.kind,
        state: it.state,
        remark: it.remark,
        submitTime: it.submit_time,
        dueDate: it.due_date,
        decideTime: it.decide_time,
        card: it.kind === 'replaceCard' ? lostCard(it) : null,
        mobileNo: it.kind === 'changeMobile' ? maskPhone(it.mobile) : '',
      })),
    coolDownUntil: coolDownUntil(world, user.user_id),
  }
}
