import * as v from 'valibot'
import type { queryComplaint, reopenComplaint, submitComplaint } from '#api/calls/complaint.ts'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { addDays, type Date8, type Time14 } from '#domain/calendar/calendar-date.ts'
import {
  answeredBy,
  COMPLAINT_DAYS,
  COMPLAINTS_A_DAY,
  COMPLAINT_STATES,
  COMPLAINT_SUBJECTS,
  complaintAfter,
  complaintTextProblem,
  receivedBy,
  reopenableUntil,
  type ComplaintEvent,
} from '#domain/complaint/complaint.ts'
import { maskPhone } from '#domain/identity/masking.ts'
import { businessName } from '#domain/business-codes.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import { announce } from '#test/sandbox/kernel/outbox.ts'
import { requireDayLimit } from '#test/sandbox/departments/identity/day-limit.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import { findOrder } from '#test/sandbox/departments/trading/order-row.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { readIdentity } from '#test/sandbox/departments/identity/records.ts'
import { complaintMessages } from './message-table.ts'

/** Sentinel: a text with this word takes longer than fifteen days. */
export const TAKES_LONGER = '疑难'
const EXTENDED_REASON = '需向托管行和销售机构核实，答复时间延长一次'
const ANSWER = '您反映的问题已核实，处理结果已通过电话告知。感谢您的意见'
const SECOND_ANSWER = '已再次核实并由专人联系您。如仍有异议，可以拨打 12386 投资者服务热线'

/** Days after the submission, or the reopening, on which people act. */
const ANSWERED_AFTER = 5
const ANSWERED_AFTER_EXTENSION = 25
const SECOND_ANSWERED_AFTER = 3

const row = v.object({
  seq: v.number(),
  request_no: v.string(),
  user_id: v.string(),
  asked: v.string(),
  subject: v.picklist(COMPLAINT_SUBJECTS),
  text: v.string(),
  about: v.string(),
  pictures: v.number(),
  state: v.picklist(COMPLAINT_STATES),
  submit_time: v.string(),
  receive_time: v.nullable(v.string()),
  extended_reason: v.string(),
  answer_time: v.nullable(v.string()),
  answer: v.string(),
  reopen_no: v.string(),
  reopen_time: v.nullable(v.string()),
  reopen_text: v.string(),
  second_time: v.nullable(v.string()),
  second_answer: v.string(),
  close_time: v.nullable(v.string()),
  next_date: v.string(),
})
type Row = v.InferOutput<typeof row>

const complaintNo = ({ seq, submit_time: time }: Row) =>
  `TS${time.slice(0, 8)}${String(seq).padStart(4, '0')}`

const dueDate = (it: Row, market: Market): Date8 =>
  it.state === 'submitted'
    ? receivedBy(it.submit_time, market.isTradingDay)
    : answeredBy({
        submitTime: it.submit_time,
        extended: it.extended_reason !== '',
        reopenTime: it.reopen_time,
      })

const summary = (it: Row, market: Market) => ({
  requestNo: it.request_no,
  complaintNo: complaintNo(it),
  subject: it.subject,
  state: it.state,
  submitTime: it.submit_time,
  dueDate: dueDate(it, market),
})

const byNumber = (db: Database, user: User, requestNo: string) =>
  db.get(
    row,
    'SELECT * FROM complaints WHERE user_id = ? AND request_no = ?',
    user.user_id,
    requestNo,
  )

function ownComplaint(db: Database, user: User, requestNo: string): Row {
  const found = byNumber(db, user, requestNo)
  if (!found) throw new Refusal(RET.notFound, '没有这条投诉或建议')
  return found
}

function requireText(text: string): void {
  if (complaintTextProblem(text) !== null) {
    throw new Refusal(RET.badRequest, '参数 text 不正确：请填写 10 至 500 个字')
  }
}

type Asked = v.InferOutput<typeof submitComplaint.request>

/** The subject of a complaint, by name; RET.notFound for an order or picture of somebody else's. */
function aboutOf({ db, market }: World, user: User, asked: Asked): string {
  for (const imageId of asked.imageIds) {
    const image = db.get(
      v.object({ image_id: v.string() }),
      `SELECT image_id FROM proof_images WHERE image_id = ? AND user_id = ? AND kind = 'complaint'`,
      imageId,
      user.user_id,
    )
    if (!image) throw new Refusal(RET.notFound, '没有这张图片，请重新上传')
  }
  const fundName = (code: string) => {
    const fund = market.fund(code)
    if (!fund) throw new Refusal(RET.notFound, '没有这只基金')
    return fund.name
  }
  if (asked.applyNo !== undefined) {
    const order = findOrder(db, asked.applyNo)
    if (order?.user_id !== user.user_id) throw new Refusal(RET.notFound, '没有这笔交易')
    return `${businessName(order.business_code)} ${fundName(order.fund_code)}`
  }
  return asked.fundCode === undefined ? '' : fundName(asked.fundCode)
}

interface NewComplaint {
  readonly requestNo: string
  readonly userId: string
  readonly subject: Asked['subject']
  readonly text: string
  readonly about: string
  readonly pictures: number
  /** The request, so that another one under its number is refused. */
  readonly asked: string
  readonly now: Time14
}

export function insertComplaint(db: Database, market: Market, it: NewComplaint): void {
  db.run(
    `INSERT INTO complaints (request_no, user_id, asked, subject, text, about, pictures, state, submit_time, next_date)
     VALUES (?, ?, ?, ?, ?, ?, ?, 'submitted', ?, ?)`,
    it.requestNo,
    it.userId,
    it.asked,
    it.subject,
    it.text,
    it.about,
    it.pictures,
    it.now,
    receivedBy(it.now, market.isTradingDay),
  )
}

/** Takes a complaint, once for its number. */
export function submit(world: World, user: User, asked: Asked) {
  const { db, clock, market } = world
  const { requestNo, ...rest } = asked
  const whole = JSON.stringify(rest)
  const before = byNumber(db, user, requestNo)
  if (before) {
    if (before.asked !== whole) {
      throw new Refusal(RET.badRequest, '参数 requestNo 不正确：已用于其他申请')
    }
    return summary(before, market)
  }
  requireText(asked.text)
  const about = aboutOf(world, user, asked)
  const now = clock.now()
  requireDayLimit(db, now, {
    done: 'complaints WHERE user_id = ? AND submit_time >= ?',
    userId: user.user_id,
    limit: COMPLAINTS_A_DAY,
    said: `每天最多提交 ${COMPLAINTS_A_DAY} 件投诉或建议`,
  })
  insertComplaint(db, market, {
    requestNo,
    userId: user.user_id,
    subject: asked.subject,
    text: asked.text,
    about,
    pictures: asked.imageIds.length,
    asked: whole,
    now,
  })
  return summary(ownComplaint(db, user, requestNo), market)
}

export const listOf = ({ db, market }: World, user: User) =>
  db
    .all(row, 'SELECT * FROM complaints WHERE user_id = ? ORDER BY seq DESC', user.user_id)
    .map((it) => summary(it, market))

export function detailOf(
  { db, market, clock }: World,
  user: User,
  requestNo: string,
): v.InferInput<typeof queryComplaint.payload> {
  const it = ownComplaint(db, user, requestNo)
  const { mobile } = readIdentity(db, user.user_id)
  const answers = [
    ...(it.answer_time === null ? [] : [{ time: it.answer_time, text: it.answer }]),
    ...(it.second_time === null ? [] : [{ time: it.second_time, text: it.second_answer }]),
  ]
  return {
    ...summary(it, market),
    text: it.text,
    about: it.about,
    pictures: it.pictures,
    mobileNo: mobile === '' ? '' : maskPhone(mobile),
    receiveTime: it.receive_time,
    extendedReason: it.extended_reason,
    answers,
    reopenTime: it.reopen_time,
    reopenText: it.reopen_text,
    closeTime: it.close_time,
    reopenUntil: reopenableUntil(
      { state: it.state, answerTime: it.answer_time, reopenTime: it.reopen_time },
      clock.now().slice(0, 8),
    ),
  }
}

/** Writes down that it is looked at once more. */
export function reopenAt(
  db: Database,
  userId: string,
  asked: { readonly requestNo: string; readonly reopenNo: string; readonly text: string },
  now: Time14,
): void {
  db.run(
    `UPDATE complaints SET state = 'reopened', reopen_no = ?, reopen_time = ?, reopen_text = ?, close_time = NULL,
       next_date = ? WHERE user_id = ? AND request_no = ?`,
    asked.reopenNo,
    now,
    asked.text,
    addDays(now.slice(0, 8), SECOND_ANSWERED_AFTER),
    userId,
    asked.requestNo,
  )
}

/** Reopens it, once; the same request again changes nothing. */
export function reopen(
  { db, market, clock }: World,
  user: User,
  asked: v.InferOutput<typeof reopenComplaint.request>,
) {
  const it = ownComplaint(db, user, asked.requestNo)
  if (it.reopen_no === asked.reopenNo) return summary(it, market)
  requireText(asked.text)
  const now = clock.now()
  const found = { state: it.state, answerTime: it.answer_time, reopenTime: it.reopen_time }
  if (reopenableUntil(found, now.slice(0, 8)) === null) {
    throw new Refusal(
      SHOWN_RET.cannotReopen,
      '每件投诉答复后 30 天内可以重新提出一次。您可以拨打 12386',
    )
  }
  reopenAt(db, user.user_id, asked, now)
  return summary(ownComplaint(db, user, asked.requestNo), market)
}

/** The next event of a complaint: the one that its state has by the clock. */
const NEXT: Readonly<Record<Row['state'], ComplaintEvent | null>> = {
  submitted: 'receive',
  received: 'answer',
  extended: 'answer',
  answered: 'close',
  reopened: 'answer',
  closed: null,
}

/** All that is due on a day. Part of the settlement run, in its transaction. */
export function handleComplaints(db: Database, _market: Market, day: Date8, time: Time14): void {
  const due = db.all(
    row,
    `SELECT * FROM complaints WHERE next_date <> '' AND next_date <= ? ORDER BY seq`,
    day,
  )
  for (const it of due) handle(db, it, day, time)
}

function handle(db: Database, it: Row, day: Date8, time: Time14): void {
  const isHard = it.text.includes(TAKES_LONGER) && it.extended_reason === ''
  const event = it.state === 'received' && isHard ? 'extend' : NEXT[it.state]
  const state = event === null ? null : complaintAfter(it.state, event, it.reopen_time !== null)
  if (event === null || state === null) return
  const set = (columns: string, next: string, ...values: string[]) =>
    db.run(
      `UPDATE complaints SET state = ?, next_date = ?, ${columns} WHERE seq = ?`,
      state,
      next,
      ...values,
      it.seq,
    )
  const submitted = it.submit_time.slice(0, 8)
  switch (event) {
    case 'receive':
      set(
        'receive_time = ?',
        addDays(submitted, isHard ? COMPLAINT_DAYS.answer : ANSWERED_AFTER),
        time,
      )
      return
    case 'extend':
      set('extended_reason = ?', addDays(submitted, ANSWERED_AFTER_EXTENSION), EXTENDED_REASON)
      announce(db, complaintMessages, 'complaintExtended', about(it), time)
      return
    case 'answer': {
      const isSecond = it.reopen_time !== null
      const columns = isSecond
        ? 'second_time = ?, second_answer = ?'
        : 'answer_time = ?, answer = ?'
      set(columns, addDays(day, COMPLAINT_DAYS.close), time, isSecond ? SECOND_ANSWER : ANSWER)
      announce(db, complaintMessages, 'complaintAnswered', about(it), time)
      return
    }
    case 'close':
      set('close_time = ?', '', time)
      return
    // The person's own, when it happens.
    case 'reopen':
  }
}

const about = (it: Row) => ({
  userId: it.user_id,
  requestNo: it.request_no,
  detail: { number: complaintNo(it), reason: EXTENDED_REASON },
})
