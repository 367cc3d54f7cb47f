import type { ReactNode } from 'react'
import { BlockFailed } from '#shared/pages/page-blocks/BlockFailed.tsx'
import { useShell } from '#templates/shell-context.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { Row } from '#ui/lists/Row.tsx'
import styles from './BlockStates.module.css'

interface ToComeProps {
  readonly title?: string
  /** As high as it will be, in lines. */
  readonly lines: number
  readonly error: Error | null
  readonly refetch: () => Promise<unknown>
}

/** In place of a block whose data load, or did not. */
export const BlockToCome = ({ title, lines, error, refetch }: ToComeProps) => (
  <Card title={title}>
    {error === null ? <Skeleton lines={lines} /> : <BlockFailed onRetry={refetch} />}
  </Card>
)

/** In place of a block that is about its user. */
export function SignInCard({ title, text }: { readonly title: string; readonly text: string }) {
  const shell = useShell()
  return (
    <Card title={title} flush>
      <Row title={text} onClick={() => void shell.login()} />
    </Card>
  )
}

/** A block of several cards, as far apart as blocks are. */
export const Cards = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.cards}>{children}</div>
)
