/**
 * The funds of a rule in the order of one figure, made once for an evening: a page of it, narrowed
 * by type and risk or not, costs its rows and not all funds.
 */
import type { Date8 } from '#domain/calendar/calendar-date.ts'
import type { Decimal } from '#domain/money/money.ts'
import { fits, setConditions, type Conditions, type RuledFund } from './conditions.ts'
import { figureOf, type Figure, type Order, type Span } from './figures.ts'

interface Sorted<F> {
  readonly fund: F
  readonly figure: Decimal | null
  readonly value: number
}

export interface OrderedRow<F> extends Sorted<F> {
  /** From 0, among all funds of the rule. */
  readonly at: number
}

/** The rows of one type and one risk, in order: what users narrow by most. */
interface Cell<F> {
  readonly type: string
  readonly risk: number
  readonly rows: readonly OrderedRow<F>[]
  /** The number of those that have the figure; they come first. */
  readonly withFigure: number
}

export interface OrderedFunds<F> {
  readonly rows: readonly OrderedRow<F>[]
  readonly cells: readonly Cell<F>[]
  readonly order: Order
}

/** 1 where figures rise, -1 where they fall. */
const signOf = (order: Order) => (order === 'up' ? 1 : -1)

/** By figure, equals by code; those without the figure last, in either order. */
function compareBy(order: Order) {
  const sign = signOf(order)
  return (a: Sorted<RuledFund>, b: Sorted<RuledFund>): number => {
    if (a.figure === null || b.figure === null) {
      const missing = Number(a.figure === null) - Number(b.figure === null)
      if (missing !== 0) return missing
    } else if (a.value !== b.value) return (a.value - b.value) * sign
    return a.fund.fundCode < b.fund.fundCode ? -1 : 1
  }
}

function cellsOf<F extends RuledFund>(rows: readonly OrderedRow<F>[]): readonly Cell<F>[] {
  const cells = new Map<string, Cell<F> & { rows: OrderedRow<F>[]; withFigure: number }>()
  for (const row of rows) {
    const { fundTypeCode: type, fundRiskLevel: risk } = row.fund
    const key = `${type} ${risk}`
    const cell = cells.get(key) ?? { type, risk, rows: [], withFigure: 0 }
    cells.set(key, cell)
    cell.rows.push(row)
    if (row.figure !== null) cell.withFigure += 1
  }
  return [...cells.values()]
}

export function orderFunds<F extends RuledFund>(
  funds: readonly F[],
  figure: Figure,
  span: Span | null,
  order: Order,
): OrderedFunds<F> {
  const figures = funds.map((fund) => {
    const text = figureOf(fund.figures, figure, span)
    return { fund, figure: text, value: Number(text) }
  })
  figures.sort(compareBy(order))
  const rows = figures.map((row, at) => Object.assign(row, { at }))
  return { rows, cells: cellsOf(rows), order }
}

const cellsWith = <F>(
  { cells }: OrderedFunds<F>,
  { types, risks }: Pick<Conditions, 'types' | 'risks'>,
): readonly Cell<F>[] =>
  cells.filter(
    ({ type, risk }) =>
      (types === undefined || types.includes(type)) &&
      (risks === undefined || risks.includes(risk)),
  )

/** The rows of several cells in order. */
function merged<F>(cells: readonly Cell<F>[]): readonly OrderedRow<F>[] {
  const rows = cells.flatMap((cell) => cell.rows)
  rows.sort((a, b) => a.at - b.at)
  return rows
}

/** The rows that meet the conditions, in order; no fund of another type or risk is looked at. */
export function rowsThatMeet<F extends RuledFund>(
  ordered: OrderedFunds<F>,
  conditions: Conditions,
  today: Date8,
): readonly OrderedRow<F>[] {
  const cells = cellsWith(ordered, conditions)
  const [only] = cells
  const chosen =
    cells.length === ordered.cells.length
      ? ordered.rows
      : only !== undefined && cells.length === 1
        ? only.rows
        : merged(cells)
  const keys = setConditions({ ...conditions, types: undefined, risks: undefined })
  if (keys.length === 0) return chosen
  return chosen.filter(({ fund }) => keys.every((key) => fits(fund, key, conditions[key], today)))
}

/** The funds with a figure that places are among. */
export interface Peers {
  readonly count: number
  /** One more than the peers before all of its equals. */
  readonly placeOf: (row: OrderedRow<unknown>) => number
}

/** Those of the chosen types; all where none are chosen. */
export function peersOf<F>(ordered: OrderedFunds<F>, types: Conditions['types']): Peers {
  const cells = cellsWith(ordered, { types })
  const sign = signOf(ordered.order)
  return {
    count: cells.reduce((count, { withFigure }) => count + withFigure, 0),
    placeOf: ({ value }) =>
      cells.reduce((place, cell) => place + countBefore(cell, value, sign), 1),
  }
}

/** Returns how many rows of the cell come before those of this value. */
function countBefore({ rows, withFigure }: Cell<unknown>, value: number, sign: number): number {
  let [low, high] = [0, withFigure]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    const row = rows[middle]
    if (row !== undefined && (row.value - value) * sign < 0) low = middle + 1
    else high = middle
  }
  return low
}
