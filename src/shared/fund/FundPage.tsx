import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type * as v from 'valibot'
import { queryFundOne } from '#api/calls/fund.ts'
import { queryFor } from '#api/query.ts'
import { combineQueries } from '#templates/combine-queries.ts'
import { DataTemplate } from '#templates/DataTemplate.tsx'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import type { DatedData } from '#templates/Loaded.tsx'
import { SkeletonScreen, type SkeletonShape } from '#ui/layout/Skeleton.tsx'

export type Fund = v.InferOutput<typeof queryFundOne.payload>

interface Shared {
  readonly fundCode: string
  /** Names the page after the fund. */
  readonly titled?: boolean
  /** What else the page is drawn from: it is not shown before these have come. */
  readonly waitFor?: readonly DatedData<unknown>[]
  readonly skeleton?: SkeletonShape
}

interface Cards extends Shared {
  /** The page's cards, one under another. */
  readonly children: (fund: Fund) => ReactNode
  /** A `BottomBar` with what one can do. */
  readonly actions?: (fund: Fund) => ReactNode
  readonly footNote?: ReactNode
}

interface OtherTemplate extends Shared {
  /** The page is a list, a document, a form: another template, which the children draw. */
  readonly ownTemplate: true
  readonly children: (fund: Fund) => ReactNode
}

/** A page about one fund: loads the fund, and gives it to the cards, or to another template. */
export function FundPage(props: Cards | OtherTemplate) {
  const { fundCode, titled = false, waitFor = [], skeleton = 'detail' } = props
  const query = useQuery(queryFor(queryFundOne, { fundCode }))
  const complete = waitFor.every(({ data }) => data !== undefined)
  const fund = combineQueries([query, ...waitFor], complete ? query.data : undefined)
  const title = titled ? ({ fundName }: Fund) => fundName : undefined
  if ('ownTemplate' in props) {
    return (
      <DataTemplate query={fund} title={title} skeleton={<SkeletonScreen shape={skeleton} />}>
        {props.children}
      </DataTemplate>
    )
  }
  const { children, actions, footNote } = props
  return (
    <DetailTemplate
      query={fund}
      title={title}
      skeleton={skeleton}
      actions={actions}
      footNote={footNote}
    >
      {children}
    </DetailTemplate>
  )
}
