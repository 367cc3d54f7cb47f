import { useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { homePaths } from '#paths/home.ts'
import { HelpRow } from '#shared/parts/help/HelpRow.tsx'
import { LOST_ANSWER, loadSent, type SentOrder } from '#shared/engines/order/value/sent-order.ts'
import { ErrorState } from '#templates/Loaded.tsx'
import { ResultTemplate } from '#templates/ResultTemplate.tsx'
import { useShell } from '#templates/shell-context.ts'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import type { AskedOutcome } from './use-outcome.ts'
import type { Outcome, OutcomeAct } from './outcome.ts'

interface Act {
  readonly text: string
  readonly onClick: () => void
}

interface Props<Own extends string> {
  readonly asked: AskedOutcome
  readonly words: Outcome<Own>
  /** The screen's own acts, and the way back to the form. */
  readonly acts: Readonly<Record<Own, Act>> & { readonly again: () => void }
  /** The order that was found, in the head of the page; null before. */
  readonly head: Partial<SentOrder> | null
  /**
   * The place where the page leads to help until something is found; without it also what was sent
   * is not shown.
   */
  readonly help?: string | undefined
  /** The order that was found. */
  readonly children: ReactNode
}

/** Shows what became of an application. An unknown outcome is shown as unknown. */
export function OutcomeScreen<Own extends string>(props: Props<Own>) {
  const { asked, words, acts, head, help, children } = props
  const { applyNo, refused, checking, check } = asked
  const shell = useShell()
  const lost = useLocation().state === LOST_ANSWER
  // The sent order, shown until the provider has a record of it.
  const [sent] = useState(() => (help === undefined || applyNo === '' ? null : loadSent(applyNo)))
  const common: Readonly<Record<OutcomeAct, Act>> = {
    check: { text: '刷新结果', onClick: check },
    again: { text: '返回重新提交', onClick: acts.again },
    home: { text: '回到首页', onClick: () => shell.backTo('home', homePaths.home.to()) },
  }
  const all: Readonly<Record<Own | OutcomeAct, Act>> = { ...acts, ...common }
  if (refused !== null) return <ErrorState error={refused} onRetry={check} />
  return (
    <ResultTemplate
      tone={words.tone}
      title={words.title}
      note={words.note}
      busy={checking && !lost}
      {...(head ?? sent)}
      primary={all[words.primary]}
      secondary={all[words.secondary]}
    >
      {head === null && help !== undefined ? (
        <>
          {applyNo === '' ? null : (
            <Card>
              <KeyValue items={[{ label: '申请编号', value: applyNo }]} />
            </Card>
          )}
          <Card flush>
            <HelpRow source={help} />
          </Card>
        </>
      ) : (
        children
      )}
    </ResultTemplate>
  )
}
