import type { directInvestPaths } from '#paths/direct-invest.ts'
import type { PathInput } from '#paths/path.ts'
import { PLAN_STATES, PLAN_TYPES, type Plan } from '#shared/parts/plan/plan-words.ts'
import type { Filter } from '#ui/fields/FilterBar.tsx'

/** The filters of the address; an absent field filters nothing. */
export type PlanFilters = PathInput<typeof directInvestPaths.directInvestManage>

export function matches(plan: Plan, { type, fundCode, status, bankSerial }: PlanFilters): boolean {
  return (
    (type === undefined || plan.planType === type) &&
    (fundCode === undefined || plan.fundCode === fundCode) &&
    (status === undefined || plan.status === status) &&
    (bankSerial === undefined || plan.bankSerial === bankSerial)
  )
}

interface Option {
  readonly key: string
  readonly label: string
}

const ALL = ''

function filter(
  key: string,
  label: string,
  value: string | undefined,
  options: readonly Option[],
): Filter {
  // The value that the address names stays chosen although no plan has it.
  const known = value === undefined || options.some((option) => option.key === value)
  return {
    key,
    label,
    value: value ?? ALL,
    options: [
      { key: ALL, label: `全部${label}` },
      ...options,
      ...(known ? [] : [{ key: value, label: value }]),
    ],
  }
}

/** Each value of the plans once, in their order; an untied card has no name to choose it by. */
function distinct(plans: readonly Plan[], option: (plan: Plan) => Option): Option[] {
  const named = plans.map(option).filter(({ label }) => label !== '')
  return [...new Map(named.map((it) => [it.key, it])).values()]
}

/** The filters of a list of plans: kinds and states by name, funds and cards as the plans have them. */
export function planFilters(plans: readonly Plan[], chosen: PlanFilters): Filter[] {
  return [
    filter(
      'status',
      '状态',
      chosen.status,
      Object.entries(PLAN_STATES).map(([key, { text }]) => ({ key, label: text })),
    ),
    filter(
      'type',
      '类型',
      chosen.type,
      Object.entries(PLAN_TYPES).map(([key, label]) => ({ key, label })),
    ),
    filter(
      'fundCode',
      '基金',
      chosen.fundCode,
      distinct(plans, ({ fundCode, fundName }) => ({ key: fundCode, label: fundName })),
    ),
    filter(
      'bankSerial',
      '银行卡',
      chosen.bankSerial,
      distinct(plans, ({ bankSerial, channelName }) => ({ key: bankSerial, label: channelName })),
    ),
  ]
}
