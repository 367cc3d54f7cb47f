import { Button } from '#ui/base/Button.tsx'
import { useDisplaySheet } from './use-display-sheet.ts'

/** Opens the display settings. */
export function DisplayButton() {
  const { show, sheet } = useDisplaySheet()
  return (
    <>
      <Button kind="text" size="small" onClick={show}>
        显示设置
      </Button>
      {sheet}
    </>
  )
}
