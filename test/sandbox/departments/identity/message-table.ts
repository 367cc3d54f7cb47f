/** Messages about the account: its safety, cards, documents and requests. */
import * as v from 'valibot'
import { addDays, type Time14 } from '#domain/calendar/calendar-date.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { maskPhone } from '#domain/identity/masking.ts'
import { NOTICE_BEFORE_DAYS } from '#domain/message/message-events.ts'
import { authenticPaths } from '#paths/authentic.ts'
import { bindingPaths } from '#paths/binding.ts'
import { directInvestPaths } from '#paths/direct-invest.ts'
import { myCenterPaths } from '#paths/my-center.ts'
import { risksPaths } from '#paths/risks.ts'
import { eachMorning, message, type Morning } from '#test/sandbox/kernel/message-table.ts'
import { around, cut, quoted } from '#test/sandbox/kernel/message-text.ts'
import { readPlan } from '#test/sandbox/kernel/message-facts.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'

const NOT_ME = '如非本人操作，请立即冻结账户'
const REQUEST_NAMES = { replaceCard: '换卡', changeMobile: '更换手机号' } as const
/** The day of each year on which tax statements that are not there are asked for. */
const TAX_DAY = '0401'

/** An event of a user; of one kind, once at a moment, or once by its key. */
interface Happened {
  readonly userId: string
  readonly key?: string
}
const itsUser = (_db: Database, { userId, key }: Happened, time: Time14) => [
  { userId, key: key ?? time, subject: '', detail: {} },
]

/** A row that says the same to each user. */
const plain = (words: { title: string; text: string; leadsTo: () => string }) =>
  message({ topic: 'account', legal: true, due: 'atOnce', whom: itsUser, detail: {}, ...words })

interface Card {
  readonly bankSerial: string
  readonly bankName: string
  readonly tail: string
}
const cardName = ({ bankName, tail }: Card) => `${bankName}（尾号 ${tail}）`

/** A row about a card that a user has now, or no more. */
const ofCard = (title: string) =>
  message({
    topic: 'account',
    legal: true,
    due: 'atOnce',
    whom: (_db, { userId, card }: { userId: string; card: Card }, time) => [
      {
        userId,
        key: `${card.bankSerial} ${time}`,
        subject: card.bankSerial,
        detail: { card: cardName(card) },
      },
    ],
    detail: { card: v.string() },
    title,
    text: ({ card }) => `${card}。${NOT_ME}`,
    leadsTo: () => myCenterPaths.centerHome.to(),
  })

const usersBy = (db: Database, sql: string, ...values: string[]) =>
  db.all(v.object({ user_id: v.string() }), sql, ...values).map((it) => it.user_id)

/** The users whose newest assessment counts until a day. */
const assessedUntil = (db: Database, until: string) =>
  usersBy(
    db,
    `SELECT user_id FROM users u WHERE
  (SELECT valid_date FROM assessments a WHERE a.user_id = u.user_id ORDER BY seq DESC LIMIT 1) = ?`,
    until,
  )

const toDocument = () => authenticPaths.verifyInformation.to({ step: '1', mode: 'document' })
const toSecurity = () => myCenterPaths.security.to()

export const accountMessages = {
  deviceSignedIn: message({
    topic: 'account',
    legal: true,
    due: 'atOnce',
    whom: (
      _db,
      it: { userId: string; hash: string; detail: { device: string; place: string } },
    ) => [{ userId: it.userId, key: it.hash, subject: it.hash, detail: it.detail }],
    detail: { device: v.string(), place: v.string() },
    title: '新设备登录',
    text: ({ device, place }) => `${device}，${place}。${NOT_ME}`,
    leadsTo: toSecurity,
  }),
  accountFrozen: plain({
    title: '账户已冻结',
    text: '交易、扣款和变更已停止，资金到账不受影响',
    leadsTo: toSecurity,
  }),
  accountUnfrozen: plain({
    title: '账户已解除冻结',
    text: `可以继续交易。${NOT_ME}`,
    leadsTo: toSecurity,
  }),
  passwordChanged: plain({ title: '交易密码已修改', text: NOT_ME, leadsTo: toSecurity }),
  mobileChanged: message({
    topic: 'account',
    legal: true,
    due: 'atOnce',
    whom: (_db, { userId, mobile }: { userId: string; mobile: string }, time) => [
      { userId, key: time, subject: '', detail: { mobileNo: maskPhone(mobile) } },
    ],
    detail: { mobileNo: v.string() },
    title: '手机号已更换',
    text: ({ mobileNo }) => `新手机号 ${mobileNo}。${NOT_ME}`,
    leadsTo: () => bindingPaths.bindPhone.to({ step: '1' }),
  }),
  cardBound: ofCard('已绑定银行卡'),
  cardUntied: ofCard('已解绑银行卡'),
  documentApproved: plain({
    title: '身份证件审核通过',
    text: '证件信息已更新，可以继续交易',
    leadsTo: toDocument,
  }),
  documentRejected: message({
    topic: 'account',
    legal: true,
    due: 'atOnce',
    whom: (_db, { userId, reason }: { userId: string; reason: string }, time) => [
      { userId, key: time, subject: '', detail: { reason } },
    ],
    detail: { reason: v.string() },
    title: '身份证件审核未通过',
    text: ({ reason }) => `${cut(reason, 40)}，请重新上传`,
    leadsTo: toDocument,
  }),
  documentEnds: message({
    topic: 'account',
    legal: true,
    due: eachMorning(10),
    whom(db, { day }: Morning) {
      const until = addDays(day, NOTICE_BEFORE_DAYS)
      return usersBy(
        db,
        `SELECT user_id FROM users WHERE auth_flag = '1' AND certificate_valid_to = ?`,
        until,
      ).map((userId) => ({ userId, key: until, subject: '', detail: { until } }))
    },
    detail: { until: v.string() },
    title: '身份证件即将到期',
    text: ({ until }) => `${formatDate(until)} 到期，到期后不能买入，请提前更新`,
    leadsTo: toDocument,
  }),
  assessmentEnds: message({
    topic: 'account',
    legal: true,
    due: eachMorning(20),
    whom(db, { day }: Morning) {
      const until = addDays(day, NOTICE_BEFORE_DAYS)
      return assessedUntil(db, until).map((userId) => ({
        userId,
        key: until,
        subject: '',
        detail: { until },
      }))
    },
    detail: { until: v.string() },
    title: '风险测评即将到期',
    text: ({ until }) => `${formatDate(until)} 到期，到期后不能买入，请提前重新测评`,
    leadsTo: () => risksPaths.risks.to(),
  }),
  assessmentEnded: message({
    topic: 'account',
    legal: true,
    due: eachMorning(30),
    whom(db, { day }: Morning) {
      // The last day was yesterday: since then the class does not count.
      const key = addDays(day, -1)
      return assessedUntil(db, key).map((userId) => ({ userId, key, subject: '', detail: {} }))
    },
    detail: {},
    title: '风险测评已过期',
    text: '重新测评后可以继续买入',
    leadsTo: () => risksPaths.risks.to(),
  }),
  taxInfoAsked: message({
    topic: 'account',
    legal: true,
    due: eachMorning(130),
    whom: (db, { day }: Morning) =>
      day.endsWith(TAX_DAY)
        ? usersBy(db, `SELECT user_id FROM users WHERE auth_flag = '1' AND has_crs = 0`).map(
            (userId) => ({ userId, key: day.slice(0, 4), subject: '', detail: {} }),
          )
        : [],
    detail: {},
    title: '请补充税收居民身份信息',
    text: '按规定每年核对，补充前不能办理新的买入',
    leadsTo: () => myCenterPaths.personalTax.to({ part: 'crs' }),
  }),
  requestDecided: message({
    topic: 'account',
    legal: true,
    due: 'atOnce',
    whom: (
      _db,
      it: {
        readonly user_id: string
        readonly request_no: string
        readonly kind: keyof typeof REQUEST_NAMES
        /** Empty where it was approved. */
        readonly remark: string
      },
    ) => [
      {
        userId: it.user_id,
        key: it.request_no,
        subject: it.request_no,
        detail: { request: it.kind, approved: it.remark === '', reason: it.remark },
      },
    ],
    detail: {
      request: v.picklist(['replaceCard', 'changeMobile']),
      approved: v.boolean(),
      reason: v.string(),
    },
    title: ({ request, approved }) =>
      `${REQUEST_NAMES[request]}申请${approved ? '已办理' : '未通过'}`,
    text: ({ approved, reason }) => (approved ? '申请已审核通过，可以查看结果' : reason),
    leadsTo: ({ request, subject }) =>
      request === 'replaceCard'
        ? bindingPaths.untieSuccess.to({ type: '4', requestNo: subject })
        : bindingPaths.bindPhone.to({ step: '1' }),
  }),
  /** The plans that a new card goes on with; `act` names the change where a card may come back. */
  planCardChanged: message({
    topic: 'plan',
    legal: false,
    due: 'atOnce',
    whom: (
      _db,
      it: {
        readonly plans: readonly { readonly planNo: string; readonly userId: string }[]
        readonly card: Card
        readonly act?: string
      },
    ) =>
      it.plans.map(({ planNo, userId }) => ({
        userId,
        key: `${planNo} ${it.act ?? it.card.bankSerial}`,
        subject: planNo,
        detail: { card: cardName(it.card) },
      })),
    detail: { card: v.string() },
    read: readPlan,
    title: '定投扣款卡已更换',
    text: (it) => around(it.planName, (name) => `${quoted(name)}以后从${it.card}扣款`),
    leadsTo: ({ subject }) => directInvestPaths.detail.to({ planNo: subject }),
  }),
}
