import { addDays, daysBetween, type Date8 } from '#domain/calendar/calendar-date.ts'
import type { BuiltInFund } from '#test/sandbox/market/built-in-fund.ts'
import { companyManagers } from '#test/sandbox/market/catalogue-growth.ts'
import { textHash, uniform } from '#test/sandbox/market/randomness.ts'
import type { Tenure } from '#test/sandbox/kernel/market/archives.ts'

export const makeManagerId = (name: string) => `M${textHash(name).toString(16).padStart(8, '0')}`

/**
 * The managers who left, each with the last day at a fund: the catalogue has the present ones
 * alone.
 */
const FORMER: Readonly<Record<string, { name: string; to: Date8 }>> = {
  禾岸价值优选混合: { name: '程砚秋', to: '20211130' },
  禾岸灵活配置混合: { name: '程砚秋', to: '20251128' },
}

/** The manager who joined the present one of a fund, and the first day. */
const JOINED: Readonly<Record<string, { name: string; from: Date8 }>> = {
  '禾岸养老目标2045三年持有混合(FOF)': { name: '许南乔', from: '20240318' },
}

/** No changes after this day: who manages a fund is a fact of the catalogue, as of here. */
const LAST_CHANGE = '20251130'

/**
 * A fund's managers, oldest first, without a gap from its first day on. Depends on seed and fund
 * alone.
 */
export function fundTenures(fund: BuiltInFund, seed: string): Tenure[] {
  const stream = textHash(`${seed}|tenure|${fund.family}`)
  const familyName = fund.name.replace(/[ACY]$/, '')
  const former = FORMER[familyName]
  if (former) return successive(fund, former)
  const span = daysBetween(fund.establishDate, LAST_CHANGE)
  const others = companyManagers(fund.name.slice(0, 2)).filter((it) => it !== fund.managerName)
  const wanted = span < 700 ? 0 : Math.floor(uniform(stream, 0) * 3)
  const first = Math.floor(uniform(stream, 1) * Math.max(1, others.length))
  const past = [...others.slice(first), ...others.slice(0, first)].slice(0, wanted)
  const names = [...past, fund.managerName]
  const starts = names.map((_, index) =>
    index === 0
      ? fund.establishDate
      : addDays(
          fund.establishDate,
          Math.floor((span * (index - 0.3 + 0.5 * uniform(stream, 2 + index))) / names.length),
        ),
  )
  const successors = names.map((name, index): Tenure => {
    const next = starts[index + 1]
    return {
      managerId: makeManagerId(name),
      name,
      from: starts[index] ?? fund.establishDate,
      to: next === undefined ? null : addDays(next, -1),
    }
  })
  const joined = JOINED[familyName]
  return joined
    ? [
        ...successors,
        { managerId: makeManagerId(joined.name), name: joined.name, from: joined.from, to: null },
      ]
    : successors
}

/** One before, and the present one from the day after. */
const successive = (fund: BuiltInFund, { name, to }: { name: string; to: Date8 }): Tenure[] => [
  { managerId: makeManagerId(name), name, from: fund.establishDate, to },
  {
    managerId: makeManagerId(fund.managerName),
    name: fund.managerName,
    from: addDays(to, 1),
    to: null,
  },
]
