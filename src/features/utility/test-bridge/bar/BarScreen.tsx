import { Page } from '#ui/layout/Page.tsx'
import { MethodCards } from '../parts/MethodCards.tsx'

const bar = (visible: boolean, background: string, textStyle: 'dark' | 'light') => ({
  visible,
  background,
  textStyle,
})

/**
 * Colours that testers can easily distinguish; arguments for the container, not part of this page's
 * design.
 */
const WHITE = '#ffffff'
const BLACK = '#000000'
const BLUE = '#1d4fd7'

// No template: it calls the container, not the provider, and shows the raw answers.
/** Tests the title bar, status bar and notch. */
export default function BarScreen() {
  return (
    <Page footNote="仅供开发与测试">
      <MethodCards
        methods={[
          {
            method: 'setPageTitle',
            presets: [
              { label: '短标题', args: { title: '标题' } },
              { label: '40 字', args: { title: '长'.repeat(40) } },
              { label: '空标题', args: { title: '' } },
            ],
          },
          {
            method: 'setTitleBar',
            presets: [
              { label: '白底黑字', args: bar(true, WHITE, 'dark') },
              { label: '蓝底白字', args: bar(true, BLUE, 'light') },
              { label: '隐藏', args: bar(false, WHITE, 'dark') },
            ],
          },
          {
            method: 'setStatusBar',
            presets: [
              { label: '白底黑字', args: { background: WHITE, textStyle: 'dark' } },
              { label: '黑底白字', args: { background: BLACK, textStyle: 'light' } },
            ],
          },
          { method: 'supportStatusBarImmersion' },
          { method: 'getNotchSize' },
        ]}
      />
    </Page>
  )
}
