import { FundRow, type FundRowProps } from '#shared/fund/FundRow.tsx'
import { fundTags, rowFigure, rowNotes, type ListView, type RuledFund } from './ruled-fund.ts'

interface Props {
  readonly fund: RuledFund
  readonly view: ListView
  /** Whether the list has places: funds without one then have dashes. */
  readonly ranked: boolean
  /** Where the row leads, or what a tap on it does. */
  readonly opening: Pick<FundRowProps, 'to' | 'onOpen'>
  /** Facts after those of the list. */
  readonly notes?: readonly string[]
  /** A mark of the user's own before the kind: 自选. */
  readonly mark?: string | undefined
}

const NONE: readonly string[] = []

/** One fund of a list by rule. */
export function RuledRow({ fund, view, ranked, opening, notes = NONE, mark }: Props) {
  return (
    <FundRow
      fundCode={fund.fundCode}
      fundName={fund.fundName}
      tags={[...(mark === undefined ? [] : [{ text: mark }]), ...fundTags(fund)]}
      notes={[...rowNotes(fund, view), ...notes]}
      figure={rowFigure(fund, view)}
      {...(ranked ? { place: fund.rank } : {})}
      {...opening}
    />
  )
}
