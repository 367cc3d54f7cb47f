import type { ReactNode } from 'react'
import { RiskLine } from '#templates/RiskLine.tsx'
import { Page } from '#ui/layout/Page.tsx'

/** A page of the edition for older people: the tokens of `data-elder` make it large and plain. */
export const ElderPage = ({ children }: { readonly children: ReactNode }) => (
  <div data-elder>
    <Page footNote={<RiskLine />}>{children}</Page>
  </div>
)
