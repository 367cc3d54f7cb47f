import { Loaded } from '#templates/Loaded.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { Sheet } from '#ui/overlays/Sheet.tsx'
import { useWriter } from './use-writer.ts'
import { WriteForm } from './WriteForm.tsx'
import { sheetTitle, type Sent, type Writing } from './writing.ts'

export interface WriteSheetProps {
  readonly open: boolean
  readonly writing: Writing
  readonly onClose: () => void
  readonly onSent: (sent: Sent) => void
}

/** Shows what a person writes in public, by the rules that hold for all (rules.md#content). */
export function WriteSheet({ open, writing, onClose, onSent }: WriteSheetProps) {
  const writer = useWriter(open)
  return (
    <Sheet open={open} onClose={onClose} title={sheetTitle(writing)}>
      <Loaded query={writer} skeleton={<Skeleton lines={4} />}>
        {(settings) => (
          <WriteForm settings={settings} writing={writing} onClose={onClose} onSent={onSent} />
        )}
      </Loaded>
    </Sheet>
  )
}
