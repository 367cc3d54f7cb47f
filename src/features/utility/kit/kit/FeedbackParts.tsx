import { useState } from 'react'
import { tellReward } from '#shared/engines/reward/rewards.ts'
import { Button } from '#ui/base/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { dialog } from '#ui/overlays/dialog.ts'
import { Banner } from '#ui/text/Banner.tsx'
import { PasscodeSheet } from '#ui/fields/PasscodeSheet.tsx'
import { Sheet } from '#ui/overlays/Sheet.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { toast } from '#ui/base/toast.ts'
import styles from './KitParts.module.css'

const STATES = [
  ['empty', '还没有交易记录', '去看看基金'],
  ['error', '加载失败', '重新加载'],
  ['offline', '网络开小差，请稍后再试', '重新加载'],
  ['login', '登录后查看', '登录'],
  ['notfound', '没有找到相关内容', '返回上一页'],
] as const

const LOADING_MS = 2_000

function showLoading() {
  const close = toast.loading()
  setTimeout(close, LOADING_MS)
}

const showAct = () =>
  toast.show('为了账户安全，每个标签页需要单独登录', {
    action: { text: '登录', onClick: () => toast.show('已打开') },
  })

let claims = 0
async function reward() {
  claims += 1
  const { hostRewards } = await import('#shared/engines/reward/RewardHost.tsx')
  hostRewards()
  tellReward(`kit-${claims}`, {
    title: '完成风险测评',
    text: `+${claims * 10} 金币`,
    action: { text: '去看看', onClick: () => toast.show('已打开') },
  })
}

/** Feedback: banners, toasts, dialogs, sheets, empty states. */
export function FeedbackParts() {
  const [open, setOpen] = useState<'sheet' | 'passcode' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <Banner tone="info">2 小时内提交，按 03-10 净值成交</Banner>
      <Banner tone="warning" action={{ text: '查看', onClick: () => toast.show('已查看') }}>
        已过 15:00，日期已更新
      </Banner>
      <Banner tone="danger">持有不满 7 天的份额赎回费率为 1.50%</Banner>
      <Card title="弹出">
        <div className={styles.row}>
          <Button kind="secondary" onClick={() => toast.show('已复制')}>
            提示
          </Button>
          <Button kind="secondary" onClick={showAct}>
            可操作提示
          </Button>
          <Button kind="secondary" onClick={showLoading}>
            加载提示
          </Button>
          <Button kind="secondary" onClick={reward}>
            奖励提示
          </Button>
          <Button
            kind="secondary"
            onClick={() => void dialog.confirm({ content: '撤单后资金退回原银行卡。' })}
          >
            对话框
          </Button>
          <Button kind="secondary" onClick={() => setOpen('sheet')}>
            面板
          </Button>
          <Button kind="secondary" onClick={() => setOpen('passcode')}>
            交易密码
          </Button>
        </div>
      </Card>
      {STATES.map(([kind, title, action]) => (
        <Card key={kind} title={kind}>
          <EmptyState kind={kind} title={title} actionText={action} onAction={() => {}} />
        </Card>
      ))}
      <Sheet open={open === 'sheet'} onClose={close} title="面板">
        面板里的内容，可以向下滚动。
      </Sheet>
      <PasscodeSheet
        open={open === 'passcode'}
        title="请输入交易密码"
        subtitle="稳健纯债债券A 转换为 灵活配置混合A"
        amount="12,000.50"
        unit="份"
        items={[
          { label: '一并转出', value: '0.50 份' },
          { label: '持有银行卡', value: '江海银行（尾号 1024）' },
          { label: '预估费用', value: '18.00 元' },
          { label: '定价日', value: '03-11 星期三' },
        ]}
        onForgot={close}
        onComplete={close}
        onClose={close}
      />
    </>
  )
}
