/** What leaving a page does to what was kept (rules.md#leaving-a-flow). */

const LEAVES_PLAN_IN_PEACE: ReadonlySet<string> = new Set([
  '/static',
  '/fund_detail/FundTradeRule',
  '/deal/addBank',
  '/deal/montyPurchase',
])

/** Account opening, binding and the other account flows. */
const ACCOUNT_FLOWS = ['/authentic', '/binding', '/enroll'] as const
const LEAVES_ACCOUNT_IN_PEACE = [
  '/static',
  '/enroll/enrollProtocolList',
  '/enroll/cellphoneEnroll',
  '/authentic/supportBank',
  '/binding/setPassword',
] as const

const within = (parent: string, path: string): boolean =>
  path === parent || path.startsWith(`${parent}/`)

export interface Leaving {
  /** The regular-investment flow's state is cleaned up (rules.md#leaving-a-flow). */
  readonly endsPlanFlow: boolean
  /** Pages that were kept alive are discarded (rules.md#leaving-a-flow). */
  readonly discardsKeptPages: boolean
}

/** What going from one path to another does. Paths without query. */
export function leaving(from: string, to: string): Leaving {
  const leavesPlan = within('/directInvest', from) && !within('/directInvest', to)
  const flow = ACCOUNT_FLOWS.find((parent) => within(parent, from))
  const leavesAccount = flow !== undefined && !within(flow, to)
  return {
    endsPlanFlow: leavesPlan && !LEAVES_PLAN_IN_PEACE.has(to),
    discardsKeptPages:
      leavesAccount && !LEAVES_ACCOUNT_IN_PEACE.some((parent) => within(parent, to)),
  }
}
