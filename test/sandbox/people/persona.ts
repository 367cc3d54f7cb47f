import * as v from 'valibot'
import { userRow } from '#test/sandbox/kernel/store/users.ts'

const card = v.strictObject({
  bankName: v.optional(v.string(), '江海银行'),
  tail: v.string(),
  /** Yuan. */
  singleLimit: v.optional(v.string(), '50000.00'),
  dayLimit: v.optional(v.string(), '200000.00'),
  unavailableReason: v.exactOptional(v.string()),
})
export type PersonaCard = v.InferOutput<typeof card>

/** The groups by which testers look for a persona. */
export const PERSONA_GROUPS = {
  assets: '资产与交易',
  gate: '交易前检查',
  risk: '风险等级',
  opening: '注册、登录与开户',
  entry: '养老金、邀请与其他入口',
  content: '内容与社区',
} as const
export type PersonaGroup = keyof typeof PERSONA_GROUPS

const state = v.partial(v.omit(v.strictObject(userRow.entries), ['user_id', 'open_id', 'name']))
type State = v.InferOutput<typeof state>

/** All that a persona of whom nothing is verified is without. */
const UNVERIFIED: State = {
  auth_flag: '0',
  tpwd_flag: '0',
  upload_status: '0',
  approve_status: '0',
  approve_online_status: '0',
  active_flag: '0',
  has_personal_info: 0,
  has_crs: 0,
  certificate_masked: '',
  certificate_valid_to: '',
  risk_test: 0,
  risk_level: 0,
}

const yes = v.exactOptional(v.literal(true))

/**
 * Everything in which a persona differs from a verified C3 investor with one card. Invented
 * persons.
 */
export const persona = v.strictObject({
  userId: v.string(),
  group: v.picklist(['assets', 'gate', 'risk', 'opening', 'entry', 'content']),
  name: v.string(),
  note: v.string(),
  state: v.optional(
    v.union([
      state,
      v.pipe(
        v.literal('unverified'),
        v.transform(() => UNVERIFIED),
      ),
    ]),
    {},
  ),
  cards: v.array(card),
  /** `cleared`: there were some, and all were sold. */
  holdings: v.optional(v.picklist(['none', 'some', 'many', 'cleared']), 'none'),
  /** Of `some`: how many values ago they were bought; by default 180. */
  boughtAgo: v.exactOptional(v.number()),
  /** Known to the messaging app alone: nothing was registered yet. */
  unregistered: yes,
  /**
   * Has a pension account. `bound`: its card is the last of the cards, with the fund account for it;
   * `cardBound`: the same without the fund account; `opened`: its card is not bound here; `opening`: the bank decides on the next working day.
   */
  pension: v.exactOptional(v.picklist(['bound', 'cardBound', 'opened', 'opening'])),
  /**
   * The amount paid into the pension account on 10 February, yuan, and whether two funds were
   * bought.
   */
  paidIn: v.exactOptional(v.strictObject({ amount: v.string(), funds: v.boolean() })),
  /** Liable to tax in China and two other places, in one of them without a number. */
  foreign: yes,
  /** Has a daily plan whose card is out of order. */
  failingPlan: yes,
  /** Has a monthly plan on the first card. */
  monthlyPlan: yes,
  /** Has a monthly plan into the wallet's fund; `abnormal`: its card was untied. */
  payday: v.exactOptional(v.picklist(['running', 'abnormal'])),
  /** Has a plan of the keep challenge: under way, or through all of its steps. */
  keeps: v.exactOptional(v.picklist(['midway', 'through'])),
  /** Has a plan of each state. */
  planner: yes,
  /** Has an order of every status (rules.md#order-status). */
  everyStatus: yes,
  /** Has years of trades, of which there are annual bills; a `leaver` sold everything in 2021. */
  years: v.exactOptional(v.picklist(['veteran', 'leaver'])),
  /** Is a member since so many days. */
  memberFor: v.exactOptional(v.number()),
  /** Has held the wallet's fund for a year, bought for so many yuan; `sold`: all of it, in December. */
  heldMoney: v.exactOptional(v.strictObject({ amount: v.string(), sold: v.boolean() })),
  /** Has a coupon of each state. */
  coupons: yes,
  /** Has a complaint of each state. */
  complaints: yes,
  /** Has papers, one of them in the making. */
  papers: yes,
  /** Froze the account an hour before. */
  frozen: yes,
  /** Handed in a document and the personal information, and has no card yet. */
  halfway: yes,
  /** Renewed the document, which a reviewer has. */
  reviewing: yes,
  /** The person's way in, where it is not by the messaging app alone. */
  entry: v.exactOptional(v.picklist(['applet'])),
})
export type Persona = v.InferOutput<typeof persona>

/** A pension account's card pays for pension funds alone. */
export const PENSION_ONLY = '个人养老金资金账户仅可购买个人养老金基金'

/** Of a card that its owner has reported as lost. */
export const LOST = '银行卡已挂失，请更换银行卡'
