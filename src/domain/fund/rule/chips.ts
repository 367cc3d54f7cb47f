/**
 * Choices that narrow a list of funds, each a chip with a key: `fall-10`. An address carries some of
 * them in a fixed order: `type-3_risk-2` (rules.md#fund-lists).
 */
import { FUND_TYPE_CODES, FUND_TYPE_NAMES } from '#domain/fund/fund-types.ts'
import { FUND_RISK_LEVELS, FUND_RISKS, type FundRiskLevel } from '#domain/identity/risk.ts'

export type ChipGroupKey =
  | 'type'
  | 'risk'
  | 'hold'
  | 'fall'
  | 'age'
  | 'fee'
  | 'least'
  | 'plan'
  | 'years'

export interface ChipOption {
  /** `fall-10`. */
  readonly key: string
  /** Under its group's title: `10% 以内`. */
  readonly label: string
  /** By itself: `近3年最大回撤 10% 以内`. */
  readonly words: string
}

export interface ChipGroup {
  readonly key: ChipGroupKey
  readonly title: string
  /** The meaning of it; empty where the title says all. */
  readonly note: string
  /** True if several of its chips can be chosen; else a chip takes the place of another. */
  readonly many: boolean
  /** The field of a call that the chips fill. */
  readonly field: keyof ChipConditions
  readonly options: readonly ChipOption[]
}

/** The conditions of the chips, as the calls name it. */
export interface ChipConditions {
  readonly type?: string | undefined
  readonly risk?: string | undefined
  readonly holdDays?: string | undefined
  readonly maxDrawdown?: string | undefined
  readonly minAgeMonths?: string | undefined
  readonly maxFee?: string | undefined
  readonly maxMinAmount?: string | undefined
  readonly plan?: '1' | undefined
  readonly minManagerMonths?: string | undefined
}

function group(
  given: Omit<ChipGroup, 'options' | 'many' | 'note'> & { readonly many?: true; note?: string },
  options: readonly (readonly [value: string, label: string, words?: string])[],
): ChipGroup {
  return {
    many: false,
    note: '',
    ...given,
    options: options.map(([value, label, words]) => ({
      key: `${given.key}-${value}`,
      label,
      words: words ?? `${given.title}${label.startsWith('满') ? '' : ' '}${label}`,
    })),
  }
}

/** In the order of the screen and of an address. */
export const CHIP_GROUPS: readonly ChipGroup[] = [
  group(
    { key: 'type', title: '基金类型', field: 'type', many: true },
    FUND_TYPE_CODES.map((code) => [code, FUND_TYPE_NAMES[code], FUND_TYPE_NAMES[code]]),
  ),
  group(
    { key: 'risk', title: '最高风险', field: 'risk' },
    FUND_RISK_LEVELS.map((level) => [
      String(level),
      `${FUND_RISKS[level].code} ${FUND_RISKS[level].name}`,
      `不高于 ${FUND_RISKS[level].code}`,
    ]),
  ),
  group({ key: 'hold', title: '打算持有', field: 'holdDays', note: '持有满这么久，卖出免赎回费' }, [
    ['7', '7 天'],
    ['30', '1 个月'],
    ['180', '半年'],
    ['365', '1 年'],
  ]),
  group({ key: 'fall', title: '近3年最大回撤', field: 'maxDrawdown' }, [
    ['5', '5% 以内'],
    ['10', '10% 以内'],
    ['20', '20% 以内'],
  ]),
  group({ key: 'age', title: '成立', field: 'minAgeMonths' }, [
    ['12', '满 1 年'],
    ['36', '满 3 年'],
    ['60', '满 5 年'],
    ['120', '满 10 年'],
  ]),
  group({ key: 'fee', title: '首年费用', field: 'maxFee', note: '折后申购费和每年的费率' }, [
    ['50', '0.5% 以内'],
    ['100', '1% 以内'],
    ['150', '1.5% 以内'],
  ]),
  group({ key: 'least', title: '起购金额', field: 'maxMinAmount' }, [
    ['1', '1 元'],
    ['10', '10 元以内'],
    ['100', '100 元以内'],
  ]),
  group({ key: 'plan', title: '定投', field: 'plan' }, [['1', '可以定投', '可以定投']]),
  group({ key: 'years', title: '现任经理任职', field: 'minManagerMonths' }, [
    ['12', '满 1 年'],
    ['36', '满 3 年'],
    ['60', '满 5 年'],
  ]),
]

const ALL = CHIP_GROUPS.flatMap((of) => of.options.map((option) => ({ of, option })))
const BY_KEY = new Map(ALL.map((it) => [it.option.key, it]))

/** Chips that were chosen, in the order of `CHIP_GROUPS`. */
export type Selection = readonly string[]

const valueOf = (chip: string): string => chip.slice(chip.indexOf('-') + 1)
const inOrder = (chips: ReadonlySet<string>): Selection =>
  ALL.flatMap(({ option }) => (chips.has(option.key) ? [option.key] : []))

/** The chips of a group that were chosen. */
export const chosenOf = ({ options }: ChipGroup, selection: Selection): Selection =>
  selection.filter((chip) => options.some(({ key }) => key === chip))

/**
 * The chips of an address; null of one that does not fit: unknown, twice, or two of a group that
 * takes one.
 */
export function readSelection(text: string | undefined): Selection | null {
  if (text === undefined || text === '') return []
  const chips = text.split('_')
  const known = new Set(chips)
  const isValid =
    known.size === chips.length &&
    chips.every((chip) => BY_KEY.has(chip)) &&
    CHIP_GROUPS.every((it) => it.many || chosenOf(it, chips).length <= 1)
  return isValid ? inOrder(known) : null
}

/** As an address carries them; undefined for none. */
export const writeSelection = (selection: Selection): string | undefined =>
  selection.length === 0 ? undefined : selection.join('_')

/** The selection with the chip, or without it where it was chosen. */
export function withChip(selection: Selection, chip: string): Selection {
  const found = BY_KEY.get(chip)
  if (found === undefined) return selection
  if (selection.includes(chip)) return selection.filter((it) => it !== chip)
  const others = found.of.many ? [] : chosenOf(found.of, selection)
  return inOrder(new Set([...selection.filter((it) => !others.includes(it)), chip]))
}

/** A chip by itself; empty of an unknown one. */
export const chipWords = (chip: string): string => BY_KEY.get(chip)?.option.words ?? ''

/** The levels that a chosen risk and the user's limit leave; undefined for all. */
function levels(selection: Selection, cap: FundRiskLevel | null): string | undefined {
  const chosen = selection.find((chip) => chip.startsWith('risk-'))
  const most = Math.min(cap ?? 5, chosen === undefined ? 5 : Number(valueOf(chosen)))
  return most === 5 ? undefined : FUND_RISK_LEVELS.filter((it) => it <= most).join(',')
}

/** Returns what the chips ask for, with no risk above the user's limit; null: no limit. */
export function conditionsOf(selection: Selection, cap: FundRiskLevel | null): ChipConditions {
  const value = (key: ChipGroupKey) => {
    const chip = selection.find((it) => it.startsWith(`${key}-`))
    return chip === undefined ? undefined : valueOf(chip)
  }
  const types = selection.filter((it) => it.startsWith('type-')).map(valueOf)
  const fee = value('fee')
  const least = value('least')
  return {
    type:
      types.length === 0 || types.length === FUND_TYPE_CODES.length ? undefined : types.join(','),
    risk: levels(selection, cap),
    holdDays: value('hold'),
    maxDrawdown: value('fall'),
    minAgeMonths: value('age'),
    maxFee: fee === undefined ? undefined : (Number(fee) / 100).toFixed(2),
    maxMinAmount: least === undefined ? undefined : `${least}.00`,
    plan: value('plan') === undefined ? undefined : '1',
    minManagerMonths: value('years'),
  }
}

interface Counted<Key> {
  readonly key: Key
  readonly total: number
}

/** The result of counting the funds of a selection. */
export interface ChipCounts {
  readonly total: number
  readonly byCondition: readonly Counted<string>[]
  readonly byType: readonly Counted<string>[]
  readonly byRisk: readonly Counted<FundRiskLevel>[]
}

/** A group of chips that can be dropped, with how many funds there are then. */
export interface Drop {
  readonly chips: Selection
  /** `近3年最大回撤 5% 以内`, `股票型、债券型`. */
  readonly words: string
  readonly total: number
}

/**
 * Returns what dropping each group of chips would give, the most first; groups without which there
 * is still nothing are left out.
 */
export function drops(
  selection: Selection,
  { byCondition, byRisk }: ChipCounts,
  cap: FundRiskLevel | null,
): readonly Drop[] {
  const totalWithout = ({ key, field }: ChipGroup): number =>
    // The user's own limit stays.
    key === 'risk'
      ? byRisk.reduce((sum, it) => sum + (it.key <= (cap ?? 5) ? it.total : 0), 0)
      : (byCondition.find((it) => it.key === field)?.total ?? 0)
  const all = CHIP_GROUPS.flatMap((it): Drop[] => {
    const chips = chosenOf(it, selection)
    const total = totalWithout(it)
    if (chips.length === 0 || total === 0) return []
    return [{ chips, words: chips.map(chipWords).join('、'), total }]
  })
  all.sort((a, b) => b.total - a.total)
  return all
}

/**
 * Returns whether choosing the chip leaves nothing, where the counts say that; false where they do
 * not.
 */
export function leavesNone(
  chip: string,
  { byType, byRisk }: ChipCounts,
  cap: FundRiskLevel | null,
): boolean {
  const value = valueOf(chip)
  if (chip.startsWith('type-')) return !byType.some(({ key, total }) => key === value && total > 0)
  if (!chip.startsWith('risk-')) return false
  const most = Math.min(Number(value), cap ?? 5)
  return !byRisk.some(({ key, total }) => key <= most && total > 0)
}

/** Returns whether a chip is above the user's own limit. */
export const isAboveLimit = (chip: string, cap: FundRiskLevel | null): boolean =>
  cap !== null && chip.startsWith('risk-') && Number(valueOf(chip)) > cap
