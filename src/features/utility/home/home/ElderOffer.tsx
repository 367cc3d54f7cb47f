import { useState } from 'react'
import { vipAgingPaths } from '#paths/activities/vip-aging.ts'
import { chooseElderEdition, noteElderOffer, wasElderOffered } from '#platform/display/display.ts'
import { useReplace } from '#templates/ways/use-replace.ts'
import { Button } from '#ui/base/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import styles from './ElderOffer.module.css'

/** Offers the edition for older people on the device's first starts, until it is answered. */
export function ElderOffer() {
  const replace = useReplace()
  const [open, setOpen] = useState(() => !wasElderOffered())
  if (!open) return null
  const take = () => {
    chooseElderEdition(true)
    replace(vipAgingPaths.vipAgingHome.to())
  }
  const refuse = () => {
    noteElderOffer()
    setOpen(false)
  }
  return (
    <Card title="需要更大的字吗">
      <p className={styles.text}>长辈版用特大文字和大按钮，随时可在显示设置中切换</p>
      <div className={styles.acts}>
        <Button kind="secondary" onClick={take}>
          切换到长辈版
        </Button>
        <Button kind="text" onClick={refuse}>
          不用了
        </Button>
      </div>
    </Card>
  )
}
