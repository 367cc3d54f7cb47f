import type { ReactNode } from 'react'
import { RiskLine } from '#templates/RiskLine.tsx'
import { Page } from '#ui/layout/Page.tsx'
import styles from './ElderPage.module.css'

/** A page of the edition for older people: its own sizes and colours of tokens. */
export const ElderPage = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.elder}>
    <Page footNote={<RiskLine />}>{children}</Page>
  </div>
)
