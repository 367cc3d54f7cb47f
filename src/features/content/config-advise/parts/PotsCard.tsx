import { useYuan } from '#shared/views/portfolio/use-yuan.ts'
import type { Pots } from '#domain/advice/parts.ts'
import { Card } from '#ui/layout/Card.tsx'
import { BulletList } from '#ui/lists/BulletList.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'

/** The four pots of a person's money; insurance is named, and not sold here. */
export function PotsCard({ pots }: { readonly pots: Pots }) {
  const { ready, planned, long, short } = pots
  const { yuan } = useYuan()
  return (
    <Card title="四笔钱">
      <KeyValue
        items={[
          { label: '活钱', value: yuan(ready), note: '6 个月支出' },
          { label: '稳健的钱', value: yuan(planned), note: '3 年内要用' },
          { label: '长期的钱', value: yuan(long), note: '放入匹配的组合' },
          { label: '保险的钱', value: '不在本服务内', note: '请另行配置' },
        ]}
      />
      {Number(short) > 0 ? (
        <BulletList items={[`活钱还差 ${yuan(short)}，先补足活钱，其余才算长期的钱`]} />
      ) : null}
    </Card>
  )
}
