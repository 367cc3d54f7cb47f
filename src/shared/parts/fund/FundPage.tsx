import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryFundOne } from '#api/calls/fund.ts'
import { queryFor } from '#api/query.ts'
import { combineQueries } from '#templates/combine-queries.ts'
import { DataTemplate } from '#templates/DataTemplate.tsx'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import type { DatedData } from '#templates/Loaded.tsx'
import { SkeletonScreen, type SkeletonShape } from '#ui/layout/Skeleton.tsx'
import type { Fund } from './fund.ts'

interface Shared {
  readonly fundCode: string
  /** Sets the page's title to the fund's name. */
  readonly titled?: boolean
  /** Other queries that the page needs: nothing is rendered until they have data. */
  readonly waitFor?: readonly DatedData<unknown>[]
  readonly skeleton?: SkeletonShape
}

interface Cards extends Shared {
  /** The page's cards, one under another. */
  readonly children: (fund: Fund) => ReactNode
  /** A `BottomBar` with the page's actions. */
  readonly actions?: (fund: Fund) => ReactNode
  readonly footNote?: ReactNode
}

interface OtherTemplate extends Shared {
  /** The children render a template of their own: a list, a document, a form. */
  readonly ownTemplate: true
  readonly children: (fund: Fund) => ReactNode
}

/** A page about one fund: loads the fund, then renders cards or another template with it. */
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
