import { useState } from 'react'
import type { TextSize, Theme } from '#domain/display/display.ts'
import { vipAgingPaths } from '#paths/activities/vip-aging.ts'
import { hidesAtStart, keepHidingAtStart } from '#platform/display/hidden-at-start.ts'
import { CheckLine } from '#ui/fields/CheckLine.tsx'
import { Segments } from '#ui/fields/Segments.tsx'
import { Sheet } from '#ui/overlays/Sheet.tsx'
import { toast } from '#ui/base/toast.ts'
import { DisplaySample } from './DisplaySample.tsx'
import styles from './DisplaySheet.module.css'
import { useDisplay } from './use-display.ts'

const THEMES: readonly { readonly key: Theme; readonly label: string }[] = [
  { key: 'system', label: '跟随系统' },
  { key: 'light', label: '浅色' },
  { key: 'dark', label: '深色' },
]
const TEXT_SIZES: readonly { readonly key: TextSize; readonly label: string }[] = [
  { key: '100', label: '标准' },
  { key: '115', label: '大' },
  { key: '130', label: '特大' },
]

interface Props {
  readonly open: boolean
  readonly onClose: () => void
}

/** The settings of how pages look on this device, with a sample that follows them. */
export function DisplaySheet({ open, onClose }: Props) {
  const { display, decided, choose, elder, chooseElder } = useDisplay()
  const [hides, setHides] = useState(hidesAtStart)
  function hide(wish: boolean): void {
    if (keepHidingAtStart(wish)) setHides(wish)
    else toast.show('这台设备没有保存设置，请检查浏览器是否为无痕模式')
  }
  return (
    <Sheet open={open} onClose={onClose} title="显示设置">
      <DisplaySample hidden={hides} />
      <h3 className={styles.name}>外观</h3>
      {decided.theme ? (
        <p className={styles.note}>由 App 的设置决定</p>
      ) : (
        <Segments
          label="外观"
          items={THEMES}
          value={display.theme}
          onChange={(theme) => choose({ theme })}
        />
      )}
      <h3 className={styles.name}>文字大小</h3>
      {decided.text ? (
        <p className={styles.note}>由 App 的设置决定</p>
      ) : (
        <Segments
          label="文字大小"
          items={TEXT_SIZES}
          value={display.text}
          onChange={(text) => choose({ text })}
        />
      )}
      <h3 className={styles.name}>长辈版</h3>
      <CheckLine checked={elder} onChange={chooseElder}>
        特大文字，首页换成大按钮、没有活动的页面
      </CheckLine>
      {elder ? (
        <a className={styles.link} href={vipAgingPaths.vipAgingHome.to()} onClick={onClose}>
          去长辈版首页
        </a>
      ) : null}
      <h3 className={styles.name}>金额</h3>
      <CheckLine checked={hides} onChange={hide}>
        每次打开时先隐藏金额
      </CheckLine>
      <p className={styles.note}>设置只保存在这台设备上</p>
    </Sheet>
  )
}
