import { useSnapshot } from 'valtio'
import { inApp } from '#platform/bridge.ts'
import { answerNotice } from '#platform/consent-answer.ts'
import { consent } from '#platform/consent.ts'
import { RowCard } from '#ui/lists/RowCard.tsx'
import { dialog } from '#ui/overlays/dialog.ts'
import { toast } from '#ui/overlays/toast.ts'
import { Row } from '#ui/lists/Row.tsx'

async function withdraw(): Promise<void> {
  const withdraws = await dialog.confirmed({
    title: '撤回同意',
    content:
      '撤回后将退出登录，只能浏览公开的基金信息，也不再统计页面使用情况。您的资金和交易不受影响。',
    confirmText: '撤回同意',
    cancelText: '暂不撤回',
    danger: true,
  })
  if (!withdraws) return
  answerNotice(false)
  toast.show('已撤回同意')
}

/** Withdraws the agreement to the privacy notice. The native app has its own place for that. */
export function NoticeCard() {
  const { answer } = useSnapshot(consent)
  if (inApp() || answer !== 'agreed') return null
  return (
    <RowCard title="个人信息保护政策">
      <Row title="撤回同意" note="撤回后仅可浏览" onClick={() => void withdraw()} />
    </RowCard>
  )
}
