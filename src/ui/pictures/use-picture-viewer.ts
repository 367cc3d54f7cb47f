import { createElement, useState, type FunctionComponent, type ReactNode } from 'react'
import { toast } from '#ui/base/toast.ts'
import type { ViewedPicture } from './PictureViewer.tsx'

interface ViewerProps {
  readonly pictures: readonly ViewedPicture[]
  readonly first: number
  readonly onClose: () => void
}

/** Opens pictures whole, over the page; the viewer's code is loaded at the first tap. */
export function usePictureViewer(pictures: readonly ViewedPicture[]): {
  readonly open: (at: number) => Promise<void>
  /** To be rendered. */
  readonly viewer: ReactNode
} {
  const [part, setPart] = useState<{ readonly Viewer: FunctionComponent<ViewerProps> } | null>(null)
  const [first, setFirst] = useState<number | null>(null)
  async function open(at: number): Promise<void> {
    try {
      const { PictureViewer } = await import('./PictureViewer.tsx')
      setPart({ Viewer: PictureViewer })
      setFirst(at)
    } catch {
      toast.show('图片没有打开，请检查网络后再试')
    }
  }
  return {
    open,
    viewer:
      part === null || first === null
        ? null
        : createElement(part.Viewer, { pictures, first, onClose: () => setFirst(null) }),
  }
}
