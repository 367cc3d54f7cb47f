import type { ReactNode } from 'react'
import type * as v from 'valibot'
import { queryOpeningProgress } from '#api/calls/account-opening.ts'
import { prefetchCall, type PrefetchCall } from '#api/query.ts'
import type { Endpoint } from '#api/endpoint.ts'
import type { nothing } from '#api/fields.ts'
import { openedStep, type OpeningStep } from '#domain/identity/opening.ts'
import { DataTemplate } from '#templates/DataTemplate.tsx'
import { useFresh } from '#templates/use-is-fresh.ts'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { openingPath } from './opening-path.ts'
import { Replace } from './Replace.tsx'

type Progress = typeof queryOpeningProgress.payload
export type OpeningProgress = v.InferOutput<Progress>

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
export function WithProgress({ children }: Pick<FreshProps<Progress>, 'children'>) {
  return <Fresh endpoint={queryOpeningProgress}>{children}</Fresh>
}

interface FreshProps<P extends v.GenericSchema> {
  readonly endpoint: Endpoint<typeof nothing, P>
  readonly children: (data: v.InferOutput<P>) => ReactNode
}

/** Renders its children with an answer of this visit. */
export function Fresh<P extends v.GenericSchema>({ endpoint, children }: FreshProps<P>) {
  const query = useFresh(endpoint, {})
  return (
    <DataTemplate query={query} skeleton={<SkeletonScreen shape="steps" />}>
      {children}
    </DataTemplate>
  )
}

/** The first call of every step. */
export const prefetchProgress = (_input: object, signedIn: boolean): readonly PrefetchCall[] =>
  signedIn ? [prefetchCall(queryOpeningProgress, {})] : []
