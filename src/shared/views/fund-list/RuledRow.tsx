import { keywordPlace } from '#domain/fund/keyword-place.ts'
import { FundRow, type FundRowProps } from '#shared/parts/fund/FundRow.tsx'
import { StarredRow } from '#shared/views/watch/StarredRow.tsx'
import type { Stars } from '#shared/views/watch/use-watch-list.ts'
import { fundTags, rowFigure, rowNotes, type ListView, type RuledFund } from './ruled-fund.ts'

interface Props {
  readonly fund: RuledFund
  readonly view: ListView
  /** True if the list has places: funds without one then have dashes. */
  readonly ranked: boolean
  /** The place where the row leads, or what a tap on it does. */
  readonly opening: Pick<FundRowProps, 'to' | 'onOpen'>
  /** Facts after those of the list. */
  readonly notes?: readonly string[]
  /** The text that was searched for, to be marked in the name or code. */
  readonly marked?: string | undefined
  /** A mark of the user's own before the kind: 已选. */
  readonly mark?: string | undefined
  /** Absent where a tap picks the fund for something else. */
  readonly stars?: Stars | undefined
}

const asNamed = ({ fundCode, fundName }: RuledFund) => ({
  code: fundCode,
  name: fundName,
  initials: '',
})

const NONE: readonly string[] = []

/** One fund of a list by rule. */
export function RuledRow(props: Props) {
  const { fund, view, ranked, opening, notes = NONE, mark, marked, stars } = props
  const row: FundRowProps = {
    fundCode: fund.fundCode,
    fundName: fund.fundName,
    ...(marked === undefined ? {} : { mark: keywordPlace(asNamed(fund), marked) }),
    tags: [...(mark === undefined ? [] : [{ text: mark }]), ...fundTags(fund)],
    notes: [...rowNotes(fund, view), ...notes],
    figure: rowFigure(fund, view),
    place: ranked ? fund.rank : undefined,
    ...opening,
  }
  return stars === undefined ? <FundRow {...row} /> : <StarredRow {...row} stars={stars} />
}
