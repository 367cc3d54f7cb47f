import { useEffect, useState } from 'react'
import { Button } from '#ui/base/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { CopyLine } from '#ui/text/CopyLine.tsx'
import styles from './CardNumber.module.css'

const SHOWN_MS = 30_000

/** The number of a card, masked but for half a minute after a tap: others may look at the screen. */
export function CardNumber({ number }: { readonly number: string }) {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (!shown) return undefined
    const timer = setTimeout(() => setShown(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [shown])
  if (shown)
    return (
      <Card title="卡号">
        <CopyLine label="卡号" value={number} note="30 秒后自动隐藏" />
      </Card>
    )
  return (
    <Card title="卡号">
      <KeyValue items={[{ label: '卡号', value: `•••• •••• •••• ${number.slice(-4)}` }]} />
      <div className={styles.reveal}>
        <Button kind="secondary" block onClick={() => setShown(true)}>
          查看卡号
        </Button>
      </div>
    </Card>
  )
}
