import { useEffect, type ReactNode } from 'react'
import { Card } from '#ui/layout/Card.tsx'
import { NumberText } from '#ui/text/NumberText.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { CheckIcon, ClockIcon, CloseIcon } from '#ui/icons.tsx'
import { useDelayedFlag } from '#ui/layout/use-delayed-flag.ts'
import styles from './ResultTemplate.module.css'
import { ActBar, type BarAct } from './acts/ActBar.tsx'
import { RiskLine } from './RiskLine.tsx'
import { useShell } from './shell-context.ts'

export type ResultTone = 'done' | 'waiting' | 'failed'

const ICONS = { done: <CheckIcon />, waiting: <ClockIcon />, failed: <CloseIcon /> } as const

type Action = Pick<BarAct, 'text' | 'sends'> & { readonly onClick: () => void | Promise<void> }

interface Props {
  readonly tone: ResultTone
  readonly title: string
  readonly note: string
  /** Formatted. */
  readonly amount?: string
  /** By default 元. */
  readonly unit?: '元' | '份' | '分'
  readonly subject?: string
  /** The result is still being fetched: a skeleton is shown. */
  readonly busy?: boolean
  /** The user is away for it, or goes on: the steps before it stay in the history. */
  readonly goesOn?: true
  readonly primary: Action
  readonly secondary?: Action | undefined
  readonly children?: ReactNode
  /** By default the risk line. */
  readonly footNote?: ReactNode
}

/** The result of an action, and what to do next. */
export function ResultTemplate(props: Props) {
  const {
    tone,
    title,
    note,
    amount,
    unit = '元',
    subject,
    busy = false,
    goesOn = false,
    primary,
    secondary,
    children,
    footNote = <RiskLine />,
  } = props
  const { flowEnded } = useShell()
  const isEnd = !busy && !goesOn && tone !== 'failed'
  useEffect(() => {
    if (isEnd) flowEnded()
  }, [isEnd, flowEnded])
  const showSkeleton = useDelayedFlag(busy)
  if (busy || showSkeleton) {
    return <div aria-busy="true">{showSkeleton ? <Skeleton shape="detail" /> : null}</div>
  }
  return (
    <>
      <Page footNote={footNote}>
        <Card>
          <div className={styles.result} role="status">
            <span className={styles.icon} data-tone={tone}>
              {ICONS[tone]}
            </span>
            <h2 className={styles.title}>{title}</h2>
            {amount === undefined ? null : <NumberText size="figure" value={amount} unit={unit} />}
            {subject === undefined ? null : <p className={styles.subject}>{subject}</p>}
            <p className={styles.note}>{note}</p>
          </div>
        </Card>
        {children}
      </Page>
      <ActBar
        acts={[
          secondary === undefined ? null : { ...secondary, kind: 'secondary', narrow: true },
          primary,
        ]}
      />
    </>
  )
}
