import { useState, type FunctionComponent } from 'react'
import { Button } from '#ui/fields/Button.tsx'
import { toast } from '#ui/overlays/toast.ts'

type SheetPart = FunctionComponent<{ readonly open: boolean; readonly onClose: () => void }>

/** Opens the display settings, whose code is loaded at the tap. */
export function DisplayButton() {
  const [part, setPart] = useState<{ readonly Sheet: SheetPart } | null>(null)
  const [open, setOpen] = useState(false)
  async function show(): Promise<void> {
    try {
      const { DisplaySheet } = await import('./DisplaySheet.tsx')
      setPart({ Sheet: DisplaySheet })
      setOpen(true)
    } catch {
      toast.show('设置没有打开，请检查网络后再试')
    }
  }
  return (
    <>
      <Button kind="text" size="small" onClick={show}>
        显示设置
      </Button>
      {part === null ? null : <part.Sheet open={open} onClose={() => setOpen(false)} />}
    </>
  )
}
