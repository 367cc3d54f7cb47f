import { useState } from 'react'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { Button } from '#ui/base/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { CopyLine } from '#ui/text/CopyLine.tsx'
import styles from './CoveredCode.module.css'

interface Props {
  readonly code: string
  readonly until: string | null
}

/** The code of a right, covered until it is asked for: others may look at the screen too. */
export function CoveredCode({ code, until }: Props) {
  const [shown, setShown] = useState(false)
  const note = until === null ? '' : `${formatDate(until)} 前有效`
  if (shown) {
    return (
      <Card title="兑换码">
        <CopyLine label="兑换码" value={code} note={note} />
      </Card>
    )
  }
  return (
    <Card title="兑换码" extra={note}>
      <KeyValue items={[{ label: '兑换码', value: '••••••••••••' }]} />
      <div className={styles.act}>
        <Button kind="secondary" block onClick={() => setShown(true)}>
          查看兑换码
        </Button>
      </div>
    </Card>
  )
}
