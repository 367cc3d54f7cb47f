import { createElement, useState, type FunctionComponent, type ReactNode } from 'react'
import { toast } from '#ui/base/toast.ts'

type SheetPart = FunctionComponent<{ readonly open: boolean; readonly onClose: () => void }>

/** The display settings, whose code is loaded when they are first shown. */
export function useDisplaySheet(): {
  readonly show: () => Promise<void>
  /** To be rendered; nothing before it was shown. */
  readonly sheet: ReactNode
} {
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
  return {
    show,
    sheet:
      part === null ? null : createElement(part.Sheet, { open, onClose: () => setOpen(false) }),
  }
}
