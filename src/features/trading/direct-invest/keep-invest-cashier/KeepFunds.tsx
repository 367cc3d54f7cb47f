import type { ComponentProps } from 'react'
import { isEmptyList } from '#api/rows.ts'
import { ChallengeFunds } from '#shared/views/challenge/ChallengeFunds.tsx'
import { RiskLine } from '#templates/RiskLine.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { Page } from '#ui/layout/Page.tsx'

/** The funds of a challenge, one of which its plan buys. */
export function KeepFunds({ funds, to }: ComponentProps<typeof ChallengeFunds>) {
  if (isEmptyList(funds)) return <EmptyState kind="empty" title="活动暂时没有可以定投的基金" />
  return (
    <Page footNote={<RiskLine />}>
      <ChallengeFunds funds={funds} to={to} />
    </Page>
  )
}
