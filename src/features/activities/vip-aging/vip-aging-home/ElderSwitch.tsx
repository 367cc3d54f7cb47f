import { useState } from 'react'
import { homePaths } from '#paths/home.ts'
import { chooseElderEdition, isElderEdition } from '#platform/display/display.ts'
import { useReplace } from '#templates/ways/use-replace.ts'
import { Button } from '#ui/base/Button.tsx'

/** Leads back to the standard edition; of who came by a link, stays with this one. */
export function ElderSwitch() {
  const replace = useReplace()
  const [elder, setElder] = useState(isElderEdition)
  if (!elder)
    return (
      <Button
        kind="secondary"
        size="large"
        block
        onClick={() => {
          chooseElderEdition(true)
          setElder(isElderEdition())
        }}
      >
        设为首页，文字特大
      </Button>
    )
  return (
    <Button
      kind="secondary"
      size="large"
      block
      onClick={() => {
        chooseElderEdition(false)
        replace(homePaths.home.to())
      }}
    >
      切换标准版
    </Button>
  )
}
