/** The assets that types of funds hold, as the diagnosis counts them (rules.md#advice). */
import type { Decimal } from '#domain/money/money.ts'
import { divide, isZero, multiply, roundCent, roundTo, subtract, sum } from '#domain/money/money.ts'
import { ASSET_CLASSES, type AssetClass, type Mix } from './ladder.ts'

const mix = (equity: number, bond: number, gold = 0, cash = 0): Mix => ({
  equity,
  bond,
  gold,
  cash,
})

/** The printed table, by the name of the type. */
export const TYPE_MIX: Readonly<Record<string, Mix>> = {
  股票型: mix(90, 10),
  '混合型-偏股': mix(75, 25),
  '混合型-灵活': mix(50, 50),
  '混合型-偏债': mix(25, 75),
  指数型: mix(95, 5),
  '债券型-长债': mix(0, 100),
  '债券型-短债': mix(0, 100),
  '债券型-增强': mix(6, 94),
  '债券型-混合二级': mix(15, 85),
  货币型: mix(0, 0, 0, 100),
  QDII: mix(90, 10),
  FOF: mix(50, 50),
  养老目标: mix(50, 50),
  商品型: mix(0, 0, 95, 5),
}

export interface TypedAmount {
  readonly typeName: string
  readonly amount: Decimal
}

export interface ByClass {
  readonly amounts: Readonly<Record<AssetClass, Decimal>>
  /** Percent of what is known, two places. */
  readonly shares: Readonly<Record<AssetClass, Decimal>>
  readonly known: Decimal
  /** Yuan in types that are in no table. */
  readonly unknown: Decimal
}

const NO_TYPE: Mix | undefined = undefined
const mixOfType = (typeName: string): Mix | undefined =>
  Object.prototype.hasOwnProperty.call(TYPE_MIX, typeName) ? TYPE_MIX[typeName] : NO_TYPE

export function lookThrough(held: readonly TypedAmount[]): ByClass {
  const amountIn = (it: AssetClass) =>
    sum(
      held.map(({ typeName, amount }) =>
        multiply(amount, multiply(String(mixOfType(typeName)?.[it] ?? 0), '0.01')),
      ),
    )
  const unknown = sum(
    held.filter((it) => mixOfType(it.typeName) === undefined).map((it) => it.amount),
  )
  const exact = ASSET_CLASSES.map(amountIn)
  const known = sum(exact)
  const byClass = (value: (index: number) => Decimal): Record<AssetClass, Decimal> => ({
    equity: value(0),
    bond: value(1),
    gold: value(2),
    cash: value(3),
  })
  const share = (index: number) =>
    isZero(known) ? '0.00' : roundCent(divide(multiply(exact[index] ?? '0', '100'), known))
  return {
    amounts: byClass((index) => roundCent(exact[index] ?? '0')),
    shares: byClass(share),
    known: roundCent(known),
    unknown: roundCent(unknown),
  }
}

/** Yuan between what is held of each class and a target: above 0 where there is too little. */
export const toTarget = ({ amounts, known }: ByClass, target: Mix): Record<AssetClass, Decimal> => {
  const apart = (it: AssetClass) =>
    roundTo(subtract(multiply(known, multiply(String(target[it]), '0.01')), amounts[it]), 2)
  return { equity: apart('equity'), bond: apart('bond'), gold: apart('gold'), cash: apart('cash') }
}
