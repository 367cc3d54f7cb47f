import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type * as v from 'valibot'
import { queryOpeningProgress } from '#api/calls/account-opening.ts'
import { queryFor } from '#api/query.ts'
import { openedStep, type OpeningStep } from '#domain/identity/opening.ts'
import { DataTemplate } from '#templates/DataTemplate.tsx'
import { useIsFresh } from '#templates/use-is-fresh.ts'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { openingPath } from './opening-path.ts'
import { Replace } from './Replace.tsx'

export type OpeningProgress = v.InferOutput<typeof queryOpeningProgress.payload>

interface Props {
  /** The step of this screen; null for the one that is next. */
  readonly wish: OpeningStep | null
  readonly from: string | undefined
  readonly children?: (progress: OpeningProgress) => ReactNode
}

/**
 * Renders its children at a step that the provider allows (rules.md#opening-steps); otherwise goes
 * to the one that is next, in place of this address.
 */
export function AtOpeningStep({ wish, from, children }: Props) {
  return (
    <WithProgress>
      {(progress) => {
        const opened = wish === null ? progress.step : openedStep(wish, progress.step)
        if (opened === wish && children !== undefined) return children(progress)
        return <Replace to={openingPath(opened, from)} />
      }}
    </WithProgress>
  )
}

/** Asks how far the opening is, whatever an earlier visit was answered. */
export function WithProgress({
  children,
}: {
  readonly children: (progress: OpeningProgress) => ReactNode
}) {
  const progress = useQuery({ ...queryFor(queryOpeningProgress, {}), staleTime: 0 })
  const isFresh = useIsFresh(progress) || progress.error !== null
  return (
    <DataTemplate
      query={isFresh ? progress : { ...progress, data: undefined, isPending: true }}
      skeleton={<SkeletonScreen shape="steps" />}
    >
      {children}
    </DataTemplate>
  )
}
