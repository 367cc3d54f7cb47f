import { FrozenBar } from '#templates/frozen/FrozenBar.tsx'
import { useFrozenStop } from '#templates/frozen/use-frozen-stop.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type * as v from 'valibot'
import type { queryHolding } from '#api/calls/asset.ts'
import { createShare, listShares } from '#api/calls/fund-share.ts'
import { heldDays, mayShowRate, SHARE_DAYS, type Shown } from '#domain/holding/shared-holding.ts'
import { formatPercent } from '#domain/money/format-figures.ts'
import { newRequestNo } from '#shared/engines/proof/request-number.ts'
import { submissionCall } from '#shared/engines/submission/submission-call.ts'
import { noAnswer } from '#shared/engines/submission/submission-words.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'
import { Button } from '#ui/base/Button.tsx'
import { Segments } from '#ui/fields/Segments.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { BulletList } from '#ui/lists/BulletList.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { toast } from '#ui/base/toast.ts'
import own from './MakeShare.module.css'
import styles from '#shared/parts/fund-chart/NavChart.module.css'

type Holding = v.InferOutput<typeof queryHolding.payload>

const CHOICES = [
  { key: 'days', label: '只显示天数' },
  { key: 'rate', label: '显示收益率' },
] as const satisfies readonly { readonly key: Shown; readonly label: string }[]

const CREATE = submissionCall(createShare, {
  notFound: { at: 'dialog' },
  tooOften: { at: 'dialog' },
})

/** Shows what is to be shown, and the button that makes the link. */
export function MakeShare({ holding }: { readonly holding: Holding }) {
  const { fundCode, fundName, firstBuyDate, navDate, holdProfitRate } = holding
  const queries = useQueryClient()
  const [chosen, setChosen] = useState<Shown>('days')
  const [requestNo, setRequestNo] = useState(newRequestNo)
  const stop = useFrozenStop('createShare')
  const mayRate = mayShowRate(firstBuyDate, navDate) && holdProfitRate !== null
  const show = mayRate ? chosen : 'days'
  const making = useSubmission({
    call: () => CREATE({ requestNo, fundCode, show }),
    onDone() {
      setRequestNo(newRequestNo())
      toast.show('已生成分享链接')
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [listShares.name] }),
    words: { unknown: { at: 'dialog', text: noAnswer('再次生成不会重复') } },
    repeatable: true,
  })
  // Another choice is another request, which needs a number of its own.
  const choose = (next: Shown) => {
    setChosen(next)
    setRequestNo(newRequestNo())
    making.edited()
  }
  return (
    <>
      <Card title="分享给别人看什么">
        {mayRate ? (
          <Segments label="展示内容" items={CHOICES} value={show} onChange={choose} />
        ) : (
          <p className={styles.note}>持有不足 6 个月，只显示天数</p>
        )}
        <KeyValue
          items={[
            { label: '基金', value: fundName },
            { label: '持有天数', value: `${heldDays(firstBuyDate, navDate)} 天` },
            {
              label: '持有收益率',
              value: show === 'rate' ? formatPercent(holdProfitRate) : '不展示',
            },
          ]}
        />
        <BulletList
          items={[
            '持有金额、份额和姓名全文不会展示，也不能选择展示',
            `数字停在分享这一天，链接 ${SHARE_DAYS} 天后失效，您可以随时收回`,
          ]}
        />
        <div className={own.act}>
          <Button size="large" block missing={stop?.missing ?? null} onClick={() => making.start()}>
            生成分享链接
          </Button>
        </div>
      </Card>
      <FrozenBar stop={stop} />
    </>
  )
}
