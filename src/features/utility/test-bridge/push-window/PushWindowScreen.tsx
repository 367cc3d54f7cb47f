import { useNavigate } from 'react-router-dom'
import { testBridgePaths } from '#paths/test-bridge.ts'
import type { PathInput } from '#paths/path.ts'
import { backStep, type BackStep } from '#session/history.ts'
import { useShell } from '#templates/shell-context.ts'
import { useReplace } from '#templates/ways/use-replace.ts'
import { Button } from '#ui/base/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { MethodCards } from '../parts/MethodCards.tsx'
import styles from '../parts/TestParts.module.css'
import { useRecords } from '../parts/use-records.ts'

interface Props {
  readonly input: PathInput<typeof testBridgePaths.pushWindow>
}

function stepText(step: BackStep | null): string {
  if (step === null) return '关闭窗口'
  return step.to === 'entry' ? `${step.steps}` : `替换为 ${step.address}`
}

// No template: it calls the container, not the provider, and shows the raw answers.
/** Tests navigation: opening pages, going back by history and by tag, and being shown again. */
export default function PushWindowScreen({ input }: Props) {
  const navigate = useNavigate()
  const replace = useReplace()
  const shell = useShell()
  const depth = Number(input.depth)
  const records = useRecords()
  const deeper = testBridgePaths.pushWindow.to({ depth: String(depth + 1) })
  return (
    <Page footNote="仅供开发与测试">
      <Card title={`第 ${depth} 层`}>
        <KeyValue
          items={[
            { label: '浏览器历史', value: `${window.history.length} 条` },
            { label: '历史记录', value: `${records.length} 条`, note: '最多 50 条' },
            { label: '返回的步数', value: stepText(backStep(records)) },
          ]}
        />
        <div className={styles.buttons}>
          <Button size="small" onClick={() => void navigate(deeper)}>
            再开一层
          </Button>
          <Button size="small" kind="secondary" onClick={() => replace(deeper)}>
            替换本层
          </Button>
          <Button size="small" kind="secondary" onClick={shell.back}>
            返回
          </Button>
          <Button
            size="small"
            kind="text"
            onClick={() => shell.backTo('testHome', testBridgePaths.testHome.to())}
          >
            回到测试首页
          </Button>
        </div>
      </Card>
      <MethodCards
        methods={[
          {
            method: 'setPageTag',
            presets: [{ label: '标为本层', args: { tag: `depth${depth}` } }],
          },
          {
            method: 'goBackByTag',
            presets: [
              { label: '回到第 1 层', args: { tag: 'depth1' } },
              { label: '没有的标记', args: { tag: 'nowhere' } },
            ],
          },
          { method: 'refreshOnRedisplay' },
          { method: 'openCustomer' },
        ]}
      />
    </Page>
  )
}
