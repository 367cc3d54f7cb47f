import { useState } from 'react'
import { brand } from '#domain/brand.ts'
import { formatAmount } from '#domain/money/format-figures.ts'
import { formatDate, formatDateTime } from '#domain/calendar/format-dates.ts'
import { Button } from '#ui/base/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { Sheet } from '#ui/overlays/Sheet.tsx'
import styles from './InviteRules.module.css'
import type { InviteCampaign } from './invite-words.ts'

const time = (at: string) => formatDateTime(at, { seconds: false })

/** The rules of a campaign, one tap away: what is enforced, then the organiser's texts. */
export function InviteRules({ campaign }: { readonly campaign: InviteCampaign }) {
  const [open, setOpen] = useState(false)
  const { startTime, endTime, paysUntil, minPurchase, holdDays, caps, rules, ruleVersion } =
    campaign
  const close = () => setOpen(false)
  return (
    <Card flush>
      <Row title="活动规则" note="阶段、上限、不发放的情形" onClick={() => setOpen(true)} />
      <Sheet open={open} onClose={close} title="活动规则">
        <div className={styles.sheet}>
          <KeyValue
            dense
            items={[
              { label: '活动时间', value: `${time(startTime)} 至 ${time(endTime)}（不含）` },
              { label: '奖励发放', value: `${time(paysUntil)} 前` },
              {
                label: '首次买入',
                value: `不低于 ${formatAmount(minPurchase)} 元，持有 ${holdDays} 天`,
              },
              {
                label: '奖励上限',
                value: `每月 ${caps.month} 位好友，活动期间 ${caps.campaign} 位`,
              },
            ]}
          />
          {rules.map(({ heading, text }) => (
            <section key={heading}>
              <h3 className={styles.heading}>{heading}</h3>
              <p>{text}</p>
            </section>
          ))}
          <p className={styles.version}>
            {`主办方：${brand.company}，规则版本：${formatDate(ruleVersion)}`}
          </p>
          <Button kind="secondary" block onClick={close}>
            知道了
          </Button>
        </div>
      </Sheet>
    </Card>
  )
}
