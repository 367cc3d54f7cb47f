import { useState } from 'react'
import { Card } from '#ui/layout/Card.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { Segments } from '#ui/fields/Segments.tsx'
import { FeedbackParts } from './FeedbackParts.tsx'
import { FieldParts } from './FieldParts.tsx'
import { FigureParts } from './FigureParts.tsx'
import { ListParts } from './ListParts.tsx'

const THEMES = [
  { key: 'system', label: '跟随系统' },
  { key: 'light', label: '浅色' },
  { key: 'dark', label: '深色' },
] as const
const TEXTS = [
  { key: '100', label: '标准' },
  { key: '115', label: '大' },
  { key: '130', label: '特大' },
] as const

type Theme = (typeof THEMES)[number]['key']
type Text = (typeof TEXTS)[number]['key']

// No template: it shows the components themselves.
/** Every UI component in every state, in a chosen theme and text size. */
export default function KitScreen() {
  const { dataset } = document.documentElement
  const [theme, setTheme] = useState<Theme>('system')
  const [text, setText] = useState<Text>('100')
  function chooseTheme(next: Theme) {
    setTheme(next)
    if (next === 'system') delete dataset['theme']
    else dataset['theme'] = next
  }
  function chooseText(next: Text) {
    setText(next)
    if (next === '100') delete dataset['text']
    else dataset['text'] = next
  }
  return (
    <Page footNote="仅供开发与测试">
      <Card title="颜色与字号">
        <Segments label="颜色" items={THEMES} value={theme} onChange={chooseTheme} />
        <Segments label="字号" items={TEXTS} value={text} onChange={chooseText} />
      </Card>
      <FigureParts />
      <FieldParts />
      <ListParts />
      <FeedbackParts />
    </Page>
  )
}
