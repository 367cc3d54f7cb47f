import { trace } from '#platform/qa-bridge.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Button } from '#ui/base/Button.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'
import { MethodCards } from '../parts/MethodCards.tsx'
import { showJson } from '../parts/read-json.ts'
import styles from '../parts/TestParts.module.css'
import { newest } from '../parts/trace-rows.ts'
import { useTrace } from '../parts/use-trace.ts'

const EVENTS = [
  { name: 'resume', about: '页面重新显示' },
  { name: 'backPressed', about: '按了原生返回' },
  { name: 'notchChanged', about: '刘海或方向变化' },
  { name: 'loginChanged', about: '登录状态变化' },
  { name: 'networkChanged', about: '网络变化' },
  { name: 'open', about: '预先加载的页面打开某一页' },
] as const

// No template: it listens to the container, not the provider.
/**
 * The container's events as they arrive: how often each occurred, and their data, newest first.
 */
export default function EventScreen() {
  const received = useTrace().filter(({ kind }) => kind !== 'call')
  const times = (name: string) => received.filter((row) => row.name === name).length
  return (
    <Page footNote="仅供开发与测试">
      <RowCard title="契约中的事件">
        {EVENTS.map(({ name, about }) => (
          <Row key={name} title={name} note={about} value={`${times(name)} 次`} />
        ))}
      </RowCard>
      <Card
        title="收到的消息"
        extra={
          <Button size="small" kind="text" onClick={trace.clear}>
            清空
          </Button>
        }
      >
        {received.length === 0 && (
          <p className={styles.note}>还没有收到。切到后台再回来，或断开网络试试。</p>
        )}
        {newest(received, 50).map(({ key, name, at, messages }) => (
          <div key={key} className={styles.block}>
            <p className={styles.label}>
              {name}，第 {(at / 1_000).toFixed(3)} 秒
            </p>
            <pre className={styles.code}>{showJson(messages[0]?.body)}</pre>
          </div>
        ))}
      </Card>
      <MethodCards methods={[{ method: 'sendEvent' }]} />
    </Page>
  )
}
