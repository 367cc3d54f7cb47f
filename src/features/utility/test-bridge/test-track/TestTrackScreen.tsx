import { useSnapshot } from 'valtio'
import { consent } from '#platform/consent.ts'
import { keptBatches, trackingQueue } from '#platform/tracking/queue.ts'
import { Exposed } from '#templates/Exposed.tsx'
import { Button } from '#ui/base/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { showJson } from '../parts/read-json.ts'
import styles from '../parts/TestParts.module.css'

const CONSENT = { agreed: '已同意', declined: '仅浏览，不上报', unasked: '未询问，不上报' } as const

// No template: it shows what tracking holds, and gives it something to track.
/** Shows the queue of tracking, and tests the click and the exposure rule. */
export default function TestTrackScreen() {
  const { waiting, confirmed, lost } = useSnapshot(trackingQueue)
  const { answer } = useSnapshot(consent)
  const kept = keptBatches.all()
  const keptEvents = kept.reduce((sum, { item }) => sum + item.events.length, 0)
  return (
    <Page footNote="仅供开发与测试">
      <Card title="队列">
        <KeyValue
          items={[
            { label: '同意状态', value: CONSENT[answer] },
            { label: '等待组批', value: `${waiting.length} 个事件` },
            { label: '等待送达', value: `${kept.length} 批，${keptEvents} 个事件` },
            { label: '已送达', value: `${confirmed} 批` },
            { label: '已放弃', value: `${lost} 个事件` },
          ]}
        />
        <div className={styles.buttons}>
          <Button size="small" track="qaTap">
            记录一次点击
          </Button>
        </div>
        {waiting.length > 0 && (
          <pre className={`${styles.code} ${styles.block}`}>{waiting.map(showJson).join('\n')}</pre>
        )}
      </Card>
      <Card title="曝光">
        <p className={styles.note}>向下滚动。方块露出一半并停留 2 秒后记录一次，不再重复。</p>
        <div className={styles.tall} aria-hidden="true">
          继续向下
        </div>
        <Exposed what="qaBox" id="box">
          <div className={styles.exposed} role="status">
            {waiting.some(({ name }) => name === 'exposure') ? '已记录，等待上报' : '曝光方块'}
          </div>
        </Exposed>
      </Card>
    </Page>
  )
}
