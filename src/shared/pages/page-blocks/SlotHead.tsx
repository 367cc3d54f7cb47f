import type { ReactNode } from 'react'
import { Card } from '#ui/layout/Card.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { ComposedPart } from './ComposedPart.tsx'
import { usePageAnswer } from './use-page.ts'

interface Props {
  readonly slot: string
  /** The screen's own address: what is shared of the blocks. */
  readonly path: string
  /** The part below it, which comes with it. */
  readonly children?: ReactNode
}

/**
 * The head of a screen as operators compose it. Where there is none, or it does not load, the
 * screen is whole without it.
 */
export function SlotHead({ slot, path, children }: Props) {
  const { data, isPending } = usePageAnswer({ slot })
  if (isPending) {
    return (
      <Card>
        <Skeleton lines={3} />
      </Card>
    )
  }
  return (
    <>
      {data?.kind === 'page' ? <ComposedPart answer={data} path={path} /> : null}
      {children}
    </>
  )
}
