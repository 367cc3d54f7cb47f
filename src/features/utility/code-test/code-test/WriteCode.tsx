import { useEffect, useState } from 'react'
import { ownAddress } from '#domain/navigation/own-address.ts'
import { exactForm } from '#domain/text/plain-form.ts'
import { publicOrigin } from '#platform/build-env.ts'
import { Chips } from '#ui/fields/Chips.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { CopyLine } from '#ui/text/CopyLine.tsx'
import styles from './CodeTest.module.css'
import { writeQr } from './qr-picture.ts'

const PRESETS = [
  { key: '/asset/holdList', label: '页面' },
  { key: '7ZK2M9QX', label: '邀请码' },
  { key: 'CPN0000000000001', label: '卡券兑换码' },
] as const

/** A QR code of any route, invite, coupon or redeem code. A route becomes a public address. */
export function WriteCode() {
  const [text, setText] = useState('/asset/holdList')
  const [picture, setPicture] = useState<string | null>(null)
  const own = ownAddress(text.trim())
  const code = own === null ? text.trim() : `${publicOrigin()}${own}`
  useEffect(() => {
    let left = false
    const show = (made: string | null) => {
      if (!left) setPicture(made)
    }
    if (code === '') show(null)
    else
      writeQr(code).then(show, () => {
        show(null)
      })
    return () => {
      left = true
    }
  }, [code])
  return (
    <>
      <Card title="内容">
        <Chips label="样例" items={PRESETS} onPick={setText} />
        <TextField
          label="页面地址或码"
          value={text}
          onChange={setText}
          form={exactForm}
          clearable
        />
      </Card>
      <Card title="二维码">
        {picture === null ? (
          <EmptyState kind="empty" title="没有可用的内容" note="请输入不超过 2,000 字的地址或码" />
        ) : (
          <img className={styles.code} src={picture} alt={`二维码：${code}`} />
        )}
      </Card>
      {code === '' ? null : (
        <Card flush>
          <CopyLine label="内容" value={code} />
        </Card>
      )}
    </>
  )
}
