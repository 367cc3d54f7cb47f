import { codeTestPaths } from '#paths/code-test.ts'
import type { PathInput } from '#paths/path.ts'
import { useUrlChoice } from '#templates/ways/use-url-choice.ts'
import { Segments } from '#ui/fields/Segments.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { CodeTables } from './CodeTables.tsx'
import { ReadCode } from './ReadCode.tsx'
import { SessionCard } from './SessionCard.tsx'
import { WriteCode } from './WriteCode.tsx'

type Input = PathInput<typeof codeTestPaths.codeTest>

const VIEWS = {
  write: { label: '生成', View: WriteCode },
  read: { label: '识别', View: ReadCode },
  tables: { label: '码表', View: CodeTables },
  session: { label: '会话', View: SessionCard },
} as const

const ITEMS = (['write', 'read', 'tables', 'session'] as const).map((key) => ({
  key,
  label: VIEWS[key].label,
}))

// No template: it computes from what is typed in, and loads nothing.
/** A tester's codes: writes and reads them, and says what the app would do. */
export default function CodeTestScreen({ input: { view } }: { readonly input: Input }) {
  const choose = useUrlChoice(codeTestPaths.codeTest)
  const { View } = VIEWS[view]
  return (
    <Page footNote="仅供开发与测试">
      <Segments
        label="扫码测试"
        items={ITEMS}
        value={view}
        onChange={(key) => choose({ view: key })}
      />
      <View />
    </Page>
  )
}
