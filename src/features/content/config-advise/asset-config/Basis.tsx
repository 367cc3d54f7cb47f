import { useYuan } from '#shared/views/portfolio/use-yuan.ts'
import { useState } from 'react'
import { isZero } from '#domain/money/money.ts'
import { Button } from '#ui/base/Button.tsx'
import { KeyValue, type KeyValueItem } from '#ui/lists/KeyValue.tsx'
import { Sheet } from '#ui/overlays/Sheet.tsx'

const NONE: readonly KeyValueItem[] = []

interface Props {
  readonly formula: string
  readonly source: string
  /** Yuan of which nothing is known for this figure. */
  readonly unknown: string
  readonly rows?: readonly KeyValueItem[]
}

/** The unknown part of a figure in sight, and its formula and source a tap away. */
export function Basis({ formula, source, unknown, rows = NONE }: Props) {
  const [open, setOpen] = useState(false)
  const { yuan } = useYuan()
  return (
    <>
      {isZero(unknown) ? null : <p>{`资料未知：${yuan(unknown)}，未计入`}</p>}
      <Button kind="text" size="small" onClick={() => setOpen(true)}>
        怎么算的
      </Button>
      <Sheet open={open} onClose={() => setOpen(false)} title="怎么算的">
        <KeyValue
          items={[
            { label: '公式', value: formula },
            { label: '资料', value: source },
            {
              label: '未知部分',
              value: isZero(unknown) ? '没有' : `${yuan(unknown)}，按未知单列`,
            },
            ...rows,
          ]}
        />
      </Sheet>
    </>
  )
}
