import type { ReactNode } from 'react'
import { Button } from '#ui/base/Button.tsx'
import { BottomBar } from '#ui/layout/BottomBar.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { BulletList } from '#ui/lists/BulletList.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { NumberText, type NumberTextProps } from '#ui/text/NumberText.tsx'
import styles from './CalculatorResultTemplate.module.css'

interface Props {
  readonly title: string
  readonly figure: string
  readonly tone?: NumberTextProps['tone']
  /** The meaning of the figure for the user, in a sentence. */
  readonly verdict: string
  readonly rows: readonly { readonly label: string; readonly value: string }[]
  /** Charts and tables. */
  readonly children?: ReactNode
  /** The assumptions, each with its source and date. */
  readonly assumptions: readonly string[]
  /** Leads back to the fields. */
  readonly onAgain: () => void
  readonly footNote: ReactNode
}

/** Binds a figure to its unit, so that large text breaks no line between them. */
const unbroken = (value: string) => value.replace(/ (?=元|年|岁|个月)/g, '\u00a0')

/** A calculator's result: the figure, what it means, how it comes about, and what was assumed. */
export function CalculatorResultTemplate(props: Props) {
  const { title, figure, tone, verdict, rows, children, assumptions, onAgain, footNote } = props
  return (
    <>
      <Page footNote={footNote}>
        <Card title={title}>
          <p className={styles.figure}>
            <NumberText size="figure" value={figure} unit="元" tone={tone} />
          </p>
          <p className={styles.verdict}>{verdict}</p>
          <KeyValue items={rows.map(({ label, value }) => ({ label, value: unbroken(value) }))} />
        </Card>
        {children}
        <Card title="计算依据与假设">
          <BulletList items={assumptions} />
        </Card>
      </Page>
      <BottomBar>
        <Button kind="secondary" size="large" block onClick={onAgain}>
          修改条件
        </Button>
      </BottomBar>
    </>
  )
}
