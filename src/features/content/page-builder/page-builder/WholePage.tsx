import { useState, type ReactNode } from 'react'
import { RISK_LINES } from '#domain/publicity/risk-lines.ts'
import { CopyNotice } from '#shared/pages/page-blocks/ComposedPart.tsx'
import { PageFootContext } from '#shared/pages/page-blocks/page-context.ts'
import { PageBlocks } from '#shared/pages/page-blocks/PageBlocks.tsx'
import { pageFacts, type FoundPage, type PageAnswer } from '#shared/pages/page-blocks/use-page.ts'
import { useSharedPage } from './use-shared-page.ts'
import { InTurn } from '#ui/layout/InTurn.tsx'
import { Page } from '#ui/layout/Page.tsx'

/** The title of the page in view; nothing where the answer has none. */
export function titleOf(answer: PageAnswer): string | undefined {
  const title =
    answer.kind === 'page' ? answer.page.root.title : 'title' in answer ? answer.title : ''
  return title === '' ? undefined : title
}

interface Props {
  readonly answer: FoundPage
  /** The address under which the page is shared. */
  readonly path: string
  /** Above the blocks. */
  readonly above?: ReactNode
  /** Fixed parts below the blocks. */
  readonly below?: ReactNode
}

/** A composed page as a whole screen, with its risk line and what is fixed at its foot. */
export function WholePage({ answer, path, above, below }: Props) {
  const { page, keptAt } = answer
  const { root } = page
  const [foot, setFoot] = useState<HTMLElement | null>(null)
  const facts = pageFacts(answer, path)
  useSharedPage(facts)
  const note = root.riskLine === '' ? {} : { footNote: <p>{RISK_LINES[root.riskLine]}</p> }
  return (
    <>
      <Page {...note}>
        <InTurn>
          {above}
          <CopyNotice keptAt={keptAt} />
          <PageFootContext value={foot}>
            <PageBlocks page={page} facts={facts} ahead={answer.isAhead === true} />
          </PageFootContext>
          {below}
        </InTurn>
      </Page>
      <div ref={setFoot} />
    </>
  )
}
