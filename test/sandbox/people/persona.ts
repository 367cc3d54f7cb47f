import type { User } from '#test/sandbox/kernel/store/users.ts'

export interface PersonaCard {
  bankName: string
  tail: string
  /** Yuan. */
  singleLimit: string
  dayLimit: string
  unavailableReason?: string
}

/** How testers look for a persona. */
export const PERSONA_GROUPS = {
  assets: '资产与交易',
  gate: '交易前检查',
  risk: '风险等级',
  opening: '注册、登录与开户',
  entry: '养老金、邀请与其他入口',
  content: '内容与社区',
} as const
export type PersonaGroup = keyof typeof PERSONA_GROUPS

/**
 * Everything in which a persona differs from a verified C3 investor with one card. Invented
 * persons.
 */
export interface Persona {
  userId: string
  group: PersonaGroup
  name: string
  note: string
  state: Partial<Omit<User, 'user_id' | 'open_id' | 'name'>>
  cards: readonly PersonaCard[]
  /** `cleared`: there were some, and all were sold. */
  holdings: 'none' | 'some' | 'many' | 'cleared'
  /** Of `some`: how many values ago they were bought; by default 180. */
  boughtAgo?: number
  /** Known to the messaging app alone: nothing was registered yet. */
  unregistered?: true
  /**
   * Has a pension account. `bound`: its card is the last of the cards, with the fund account for it;
   * `cardBound`: the same without the fund account; `opened`: its card is not bound here; `opening`: the bank decides on the next working day.
   */
  pension?: 'bound' | 'cardBound' | 'opened' | 'opening'
  /** What was paid into the pension account on 10 February, yuan, and whether two funds were bought. */
  paidIn?: { amount: string; funds: boolean }
  /** Liable to tax in China and two other places, in one of them without a number. */
  foreign?: true
  /** Has a daily plan whose card is out of order. */
  failingPlan?: true
  /** Has a monthly plan on the first card. */
  monthlyPlan?: true
  /** Has a monthly plan into the wallet's fund; `abnormal`: its card was untied. */
  payday?: 'running' | 'abnormal'
  /** Has a plan of the keep challenge: under way, or through all of its steps. */
  keeps?: 'midway' | 'through'
  /** Has a plan of each state. */
  planner?: true
  /** Has an order of every status (rules.md#order-status). */
  everyStatus?: true
  /** Has years of trades, of which there are annual bills; a `leaver` sold everything in 2021. */
  years?: 'veteran' | 'leaver'
  /** Is a member since so many days. */
  memberFor?: number
  /** Has held the wallet's fund for a year, bought for so many yuan; `sold`: all of it, in December. */
  heldMoney?: { amount: string; sold: boolean }
  /** Has a coupon of each state. */
  coupons?: true
  /** Has a complaint of each state. */
  complaints?: true
  /** Has papers, one of them in the making. */
  papers?: true
  /** Froze the account an hour before. */
  frozen?: true
  /** Handed in a document and the personal information, and has no card yet. */
  halfway?: true
  /** Renewed the document, which a reviewer has. */
  reviewing?: true
  /** How the person comes in, where it is not by the messaging app alone. */
  entry?: 'applet'
}

/** A pension account's card pays for pension funds alone. */
export const PENSION_ONLY = '个人养老金资金账户仅可购买个人养老金基金'

/** Of a card that its owner has reported as lost. */
export const LOST = '银行卡已挂失，请更换银行卡'
