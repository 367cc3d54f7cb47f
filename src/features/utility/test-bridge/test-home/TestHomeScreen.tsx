import { useNavigate } from 'react-router-dom'
import { testBridgePaths } from '#paths/test-bridge.ts'
import type { PathInput } from '#paths/path.ts'
import { whereWeAre } from '#platform/qa-methods.ts'
import { useUrlChoice } from '#templates/ways/use-url-choice.ts'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { Segments } from '#ui/fields/Segments.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'
import { MethodList } from './MethodList.tsx'
import { TracePanel } from './TracePanel.tsx'
import { useTrace } from '../parts/use-trace.ts'

const VIEWS = [
  { key: 'methods', label: '方法' },
  { key: 'trace', label: '轨迹' },
] as const

const PAGES = [
  { title: '标题栏', note: '标题、标题栏、状态栏、刘海', to: testBridgePaths.bar.to() },
  { title: '页面跳转', note: '标记、返回、重新显示', to: testBridgePaths.pushWindow.to() },
  { title: '业务方法', note: '登录、实名、交易、组合', to: testBridgePaths.biz.to() },
  { title: '事件', note: '容器发来的事件，实时', to: testBridgePaths.event.to() },
  { title: '链接', note: '唤起应用、跳转项', to: testBridgePaths.getLink.to() },
  { title: '埋点', note: 'sensorLog3rd、曝光', to: testBridgePaths.testTrack.to() },
  { title: '本地存储', note: '会话、草稿、历史、配额', to: testBridgePaths.testStorage.to() },
  { title: '分享', note: '九个渠道', to: testBridgePaths.testShare.to() },
] as const

interface Props {
  readonly input: PathInput<typeof testBridgePaths.testHome>
}

// No template: it calls the container, not the provider, and shows the raw answers.
/** The environment of the page, every method to call, and the live trace. */
export default function TestHomeScreen({ input }: Props) {
  const navigate = useNavigate()
  const choose = useUrlChoice(testBridgePaths.testHome)
  // Renders again with the trace, because facts about the container arrive over the bridge.
  useTrace()
  const { container, app, pack, contract, methods, counters } = whereWeAre()
  const { view } = input
  return (
    <Page footNote="仅供开发与测试">
      <Card title="运行环境">
        <KeyValue
          items={[
            { label: '容器', value: container },
            { label: '应用版本', value: app?.appVersion ?? '--' },
            { label: '应用的契约版本', value: app?.bridgeVersion ?? '--' },
            { label: '页面的契约版本', value: contract, note: `${methods} 个方法` },
            { label: '离线包', value: pack },
            {
              label: '丢弃的消息',
              value: Object.values(counters).reduce((sum, count) => sum + count, 0),
              note: `迟到 ${counters.late}，重复 ${counters.double}，陌生 ${counters.foreign}，不可读 ${counters.malformed}`,
            },
          ]}
        />
      </Card>
      <Segments label="内容" items={VIEWS} value={view} onChange={(key) => choose({ view: key })} />
      {view === 'trace' ? <TracePanel /> : <MethodList />}
      <RowCard title="专项测试">
        {PAGES.map(({ title, note, to }) => (
          <Row key={to} title={title} note={note} onClick={() => void navigate(to)} />
        ))}
      </RowCard>
    </Page>
  )
}
