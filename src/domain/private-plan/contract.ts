/** The states of a private plan's contract, by the provider's clock: rules.md#private-plans. */
import { chinaInstant, chinaTime, type Time14 } from '#domain/calendar/calendar-date.ts'

export const CONTRACT_STATES = [
  'unpaid',
  'cooling',
  'visit',
  'effective',
  'cancelled',
  'lapsed',
] as const
export type ContractState = (typeof CONTRACT_STATES)[number]

export const CONTRACT_STATE_NAMES: Readonly<Record<ContractState, string>> = {
  unpaid: '待打款',
  cooling: '冷静期',
  visit: '待回访',
  effective: '已生效',
  cancelled: '已解除',
  lapsed: '已失效',
}

/** The times of what has happened to a contract; `''` for what has not. */
export interface ContractFacts {
  readonly signedAt: Time14
  readonly payUntil: Time14
  readonly arrivedAt: Time14
  readonly visitedAt: Time14
  readonly cancelledAt: Time14
}

/** The end of the cooling-off: from the later of signing and arrival. */
export function coolingEnd(
  { signedAt, arrivedAt }: Pick<ContractFacts, 'signedAt' | 'arrivedAt'>,
  hours: number,
): Time14 | null {
  if (arrivedAt === '') return null
  const from = arrivedAt > signedAt ? arrivedAt : signedAt
  return chinaTime(chinaInstant(from) + hours * 3_600_000)
}

export function contractState(it: ContractFacts, coolingHours: number, now: Time14): ContractState {
  if (it.cancelledAt !== '') return 'cancelled'
  if (it.visitedAt !== '') return 'effective'
  const end = coolingEnd(it, coolingHours)
  if (end === null) return now > it.payUntil ? 'lapsed' : 'unpaid'
  return now < end ? 'cooling' : 'visit'
}

/** Returns whether the investor may cancel and gets everything back: until the visit. */
export const isCancellable = (state: ContractState): boolean =>
  state === 'unpaid' || state === 'cooling' || state === 'visit'

/** Returns whether the visit is due: only after the cooling-off. */
export const mayVisit = (state: ContractState): boolean => state === 'visit'

/** Returns whether it takes one of the places of a plan. */
export const takesPlace = (state: ContractState): boolean =>
  state === 'effective' || isCancellable(state)
